"""How fast things are, printed and never asserted: `make bench`, or `python -m benchmarks engine table` for some."""
