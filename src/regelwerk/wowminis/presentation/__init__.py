"""The parts of the presenter: reading a view, naming, the map, telling, asking; `presenter` puts them together."""
