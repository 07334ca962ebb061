"""Input that cannot be used: one sentence, said later in the reader's language."""


class Unusable(ValueError):
    """Something given from outside cannot be used.

    Args:
        words: id of the sentence in the texts (``unusable-unknown-tile``).
        facts: the sentence's arguments: what was found, where, what would be right.
    """

    def __init__(self, words: str, **facts: str | int) -> None:
        self.words = words
        self.facts = facts
        super().__init__(f"{words} {facts}")
