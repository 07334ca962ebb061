import pytest

from kongbox.i18n import number, signed


@pytest.mark.parametrize(
    ("value", "spanish", "english"),
    [
        (0, "0", "0"),
        (320, "320", "320"),
        (1216, "1.216", "1,216"),
        (-25, "−25", "−25"),
        (-1234567, "−1.234.567", "−1,234,567"),
    ],
)
def test_a_number_keeps_its_thousands_apart_and_its_minus_true(value, spanish, english):
    assert number("es", value) == spanish
    assert number("en", value) == english


@pytest.mark.parametrize(("value", "said"), [(75, "+75"), (-25, "−25"), (0, "0"), (1216, "+1.216")])
def test_points_won_and_lost_carry_their_sign(value, said):
    assert signed("es", value) == said
