"""The parts of the table: reading a view, naming, the map, telling, asking; `wowminis.table` puts them together."""
