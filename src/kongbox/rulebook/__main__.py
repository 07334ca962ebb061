"""``python -m kongbox.rulebook`` writes docs/rules and the list of tests; ``--check`` only says what is stale."""

import sys

from kongbox.rulebook import matrix
from kongbox.rulebook.proof import SOURCE_FOLDER, is_checkout


def main(arguments: list[str]) -> int:
    """Write what is stale and name it; with ``--check`` write nothing and answer 1 where something is."""
    if not is_checkout():
        print("docs/rules is written from a checkout, where tests lie beside the source.", file=sys.stderr)
        return 2
    checking = "--check" in arguments
    for file in matrix.stale() if checking else matrix.write():
        print(file.relative_to(SOURCE_FOLDER.parent))
        if checking:
            print("stale: run make rules", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
