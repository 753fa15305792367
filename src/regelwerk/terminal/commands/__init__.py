"""One module for each command; `cli` loads a module when its command is called."""
