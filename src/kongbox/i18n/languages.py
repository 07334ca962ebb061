"""The languages kongbox speaks."""

LANGUAGES = ("es", "en")


def language_of(tag: str) -> str | None:
    """Answer which of our languages a tag names (``es_MX.UTF-8``, ``en-GB``, ``ES``), or None for any other."""
    head = tag.strip().replace("_", "-").split(".")[0].split("-")[0].lower()
    return head if head in LANGUAGES else None
