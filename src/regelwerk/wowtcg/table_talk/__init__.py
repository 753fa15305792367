"""The parts of the table: reading a view, naming, laying out, telling, asking; `wowtcg.table` puts them together."""
