"""The parts of the table: reading a view, naming, laying out, telling, asking; `table` puts them together."""
