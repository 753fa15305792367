"""The parts of the presenter: reading a view, naming, laying out, telling, asking; `presenter` puts them together."""
