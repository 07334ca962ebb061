"""Numbers as people of each language write them."""

PART = 10**3000
"""What is written at once; a few thousand digits are as many as Python allows."""
PART_LETTERS = 3999
"""Its digits with the commas between them."""
MINUS = "\N{MINUS SIGN}"


def number(lang: str, value: int) -> str:
    """Write a whole number with its thousands apart: «1.216», "1,216"; a negative one with a true minus sign."""
    digits = _in_thousands(abs(value))
    if lang == "es":
        digits = digits.replace(",", ".")
    return f"{MINUS}{digits}" if value < 0 else digits


def _in_thousands(value: int) -> str:
    """Digits in groups of three, of numbers longer than may be written at once too."""
    if value < PART:
        return f"{value:,}"
    high, low = divmod(value, PART)
    return f"{_in_thousands(high)},{low:0{PART_LETTERS},}"


def signed(lang: str, value: int) -> str:
    """Write points won or lost: "+75", "−25", and "0" without a sign."""
    return f"+{number(lang, value)}" if value > 0 else number(lang, value)
