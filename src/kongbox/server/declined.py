"""A wish that is understood and cannot be granted now."""


class Declined(Exception):
    """No, and why, in one sentence.

    Args:
        words: id of the sentence in the texts, also the code that a page may look at.
        status: the HTTP answer that fits.
        facts: the sentence's arguments.
    """

    def __init__(self, words: str, status: int = 409, **facts: str | int) -> None:
        self.words = words
        self.status = status
        self.facts = facts
        super().__init__(f"{words} {facts}")
