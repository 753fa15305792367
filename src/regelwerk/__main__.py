"""`python -m regelwerk`: the same as the command `regelwerk`."""

from regelwerk.terminal.cli import main

if __name__ == "__main__":
    main(prog_name="regelwerk")
