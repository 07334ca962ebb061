"""The page stands on its own feet: its modules import each other and what is vendored, and nothing asks elsewhere."""

import json
import re
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "src" / "kongbox" / "server" / "web"
MODULES = sorted((WEB / "js").rglob("*.js"))
PAGES = sorted(WEB.glob("*.html"))
SHEETS = sorted((WEB / "css").rglob("*.css"))
IMPORTED = re.compile(r"""(?:^|[\s;{}])(?:import|from)\s*\(?\s*["'`]([^"'`]+)["'`]""", re.MULTILINE)
COMMENT = re.compile(r"/\*.*?\*/|(?<![:\"'`])//[^\n]*", re.DOTALL)
IMPORT_MAP = re.compile(r'<script type="importmap">(.*?)</script>', re.DOTALL)
ADDRESS = re.compile(r"""(?:\b(?:src|href|action|srcset)\s*=\s*["']|url\(\s*["']?)((?:https?:)?//[^"')\s]+)""")


def named(path):
    return str(path.relative_to(WEB))


def vendored_names(page):
    found = IMPORT_MAP.search(page.read_text(encoding="utf-8"))
    return set(json.loads(found.group(1))["imports"]) if found else set()


def test_there_is_a_page():
    assert MODULES
    assert PAGES
    assert SHEETS


@pytest.mark.parametrize("module", MODULES, ids=named)
def test_a_module_imports_only_its_siblings_and_vendored_names(module):
    vendored = set.union(*(vendored_names(page) for page in PAGES))
    for name in IMPORTED.findall(COMMENT.sub("", module.read_text(encoding="utf-8"))):
        if name.startswith("."):
            target = (module.parent / name).resolve()
            assert target.is_relative_to(WEB / "js"), f"{name} lies outside js/"
            assert target.is_file(), f"{name} is not there"
        else:
            assert name in vendored, f"{name} is in no import map"


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_what_an_import_map_names_is_there(page):
    found = IMPORT_MAP.search(page.read_text(encoding="utf-8"))
    for name, target in json.loads(found.group(1))["imports"].items() if found else []:
        assert (WEB / target.removeprefix("/")).is_file(), f"{name} -> {target}"


@pytest.mark.parametrize("file", PAGES + SHEETS, ids=named)
def test_nothing_is_asked_of_another_host(file):
    assert ADDRESS.findall(file.read_text(encoding="utf-8")) == []
