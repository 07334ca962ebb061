"""Contrast of every pair of colours, computed from the tokens: text at least 4.5, edges and rings at least 3."""

import re
from pathlib import Path

import pytest

TOKENS = Path(__file__).parents[2] / "src" / "kongbox" / "server" / "web" / "css" / "tokens.css"
RULE = re.compile(r"(:root[^{]*)\{([^}]*)\}")
TOKEN = re.compile(r"--([a-z0-9-]+):\s*([^;!]+?)\s*(?:!important)?;")
THEMES = ("dark", "light", "contrast")
CLOTHS = ("pine", "ink", "madder")

TEXT = [
    ("text", "panel"), ("text", "surf"), ("text", "surf2"), ("text", "room"), ("text", "plate-solid"),
    ("text2", "panel"), ("text2", "surf"), ("text2", "surf2"), ("text2", "room"), ("text2", "plate-solid"),
    ("on-amber", "amber"), ("amber-text", "panel"), ("on-strong", "strong"), ("info", "panel"), ("info", "surf2"),
    ("ok", "panel"), ("warn", "panel"), ("bad", "panel"), ("on-disc", "disc"),
    ("ink-tile", "face"), ("ink-tile", "face-foot"), ("dot", "face"), ("dot", "face-foot"), ("bam", "face"),
    ("bam", "face-foot"), ("chr", "face"), ("chr", "face-foot"), ("jok", "face"),
]  # fmt: skip
PARTS = [
    ("edge", "surf"),
    ("edge", "panel"),
    ("edge", "plate-solid"),
    ("ok", "plate-solid"),
    ("warn", "plate-solid"),
    ("bad", "plate-solid"),
]
ON_CLOTH = [("face", 3.0), ("focus", 3.0), ("amber-ring", 3.0)]


def tokens(theme, cloth=None):
    """Every token in force, as the cascade leaves it."""
    found = {}
    for selector, body in RULE.findall(TOKENS.read_text(encoding="utf-8")):
        parts = [each.strip() for each in selector.split(",")]
        if any(applies(part, theme, cloth) for part in parts):
            found.update(TOKEN.findall(body))
    return found


def applies(selector, theme, cloth):
    wanted = dict(re.findall(r'\[data-([a-z]+)="([a-z]+)"\]', selector))
    return all({"theme": theme, "cloth": cloth}.get(name) == value for name, value in wanted.items())


def luminance(colour):
    digits = colour.lstrip("#")
    digits = "".join(each * 2 for each in digits) if len(digits) == 3 else digits
    parts = [int(digits[at : at + 2], 16) / 255 for at in (0, 2, 4)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def ratio(one, other):
    bright, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


def test_black_on_white_is_21_to_1():
    assert ratio("#000", "#ffffff") == pytest.approx(21)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("text", "ground"), TEXT)
def test_text_can_be_read(theme, text, ground):
    colours = tokens(theme)
    assert ratio(colours[text], colours[ground]) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("part", "ground"), PARTS)
def test_edges_and_signs_can_be_told_from_their_ground(theme, part, ground):
    colours = tokens(theme)
    assert ratio(colours[part], colours[ground]) >= 3


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("cloth", CLOTHS)
@pytest.mark.parametrize(("part", "least"), ON_CLOTH)
def test_tiles_and_rings_stand_out_from_every_cloth(theme, cloth, part, least):
    colours = tokens(theme, cloth)
    for ground in ("cloth", "cloth2"):
        assert ratio(colours[part], colours[ground]) >= least


@pytest.mark.parametrize("cloth", CLOTHS)
@pytest.mark.parametrize("theme", ["dark", "contrast"])
def test_text_on_cloth_can_be_read_where_it_may_lie_there(theme, cloth):
    colours = tokens(theme, cloth)
    assert ratio(colours["on-cloth"], colours["cloth"]) >= 4.5
    assert ratio(colours["on-cloth"], colours["cloth2"]) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
def test_both_rings_of_the_focus_differ(theme):
    colours = tokens(theme)
    assert ratio(colours["focus"], colours["focus-inner"]) >= 4.5
