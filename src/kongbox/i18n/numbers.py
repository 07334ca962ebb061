"""Numbers as people of each language write them."""

MINUS = "\N{MINUS SIGN}"


def number(lang: str, value: int) -> str:
    """Write a whole number with its thousands apart: «1.216», "1,216"; a negative one with a true minus sign."""
    digits = f"{abs(value):,}"
    if lang == "es":
        digits = digits.replace(",", ".")
    return f"{MINUS}{digits}" if value < 0 else digits


def signed(lang: str, value: int) -> str:
    """Write points won or lost: "+75", "−25", and "0" without a sign."""
    return f"+{number(lang, value)}" if value > 0 else number(lang, value)
