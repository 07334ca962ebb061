"""Run the benchmarks named, or all of them, and print a table of figures."""

import argparse
from collections.abc import Callable, Iterator

from benchmarks import engine, matcher, naipes, scoring, starting, table
from benchmarks.figures import Figure

BENCHMARKS: dict[str, Callable[[], Iterator[Figure]]] = {
    "starting": starting.figures,
    "engine": engine.figures,
    "scoring": scoring.figures,
    "matcher": matcher.figures,
    "naipes": naipes.figures,
    "table": table.figures,
}


def main() -> None:
    """Print each figure as soon as it is known."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("names", nargs="*", choices=[[], *BENCHMARKS], metavar="|".join(BENCHMARKS))
    for name in parser.parse_args().names or BENCHMARKS:
        for figure in BENCHMARKS[name]():
            print(figure, flush=True)


if __name__ == "__main__":
    main()
