"""The settlement with four hands: what each is worth, its ladder, every payment explained; on every screen."""

import pytest

SCREENS = ("desk", "phone", "least phone", "tablet", "lying phone")
COMPARED = "Quienes no ganan comparan sus totales de dos en dos"
WHY = {"es": "¿Por qué 608?", "en": "Why 608?"}
STEPS = {
    "es": [
        "Cada persona paga a quien gana el total ganador. El de Lucía es 304. naipes.pay.1",
        "Teo es Este: lo que paga se dobla, 304 × 2 = 608. naipes.pay.4",
    ],
    "en": [
        "Everybody pays the winner the winner’s total. Lucía’s is 304. naipes.pay.1",
        "Teo is Este: what Este pays is doubled, 304 × 2 = 608. naipes.pay.4",
    ],
}


@pytest.fixture
def settled(scene):
    """The settlement of a scene, once it is drawn."""

    def show(name, size="desk", **wishes):
        page = scene(name, size, **wishes)
        page.locator(".settlement").wait_for()
        return page

    return show


def hands(page):
    return page.locator(".hand-worth")


def explained(page):
    return [" ".join(step.split()) for step in page.locator(".why-paid .steps li").all_inner_texts()]


def choose(page, who):
    page.get_by_role("button", name=who).click()
    return explained(page)


@pytest.mark.parametrize("lang", ["es", "en"])
@pytest.mark.parametrize("size", ["desk", "phone"])
def test_the_worked_hand_shows_four_hands_their_doublings_and_why_este_pays_608(settled, lang, size):
    page = settled("worked hand", size, lang=lang)
    names = [name.split(",")[0] for name in hands(page).locator("h2").all_inner_texts()]
    assert names == ["Lucía", "Teo", "Iñaki", "Begoña"]
    assert [text.split()[-1] for text in hands(page).locator(".formula b").all_inner_texts()] == [
        "304",
        "32",
        "8",
        "16",
    ]
    assert hands(page).first.locator(".dobla").count() == 3
    assert hands(page).first.locator(".apart .tile").count() == 1
    assert page.locator(".why-paid h2").inner_text() == WHY[lang]
    assert explained(page) == STEPS[lang]


def test_a_hand_opens_to_its_base_and_a_ladder_that_doubles_from_rung_to_rung(settled):
    page = settled("worked hand")
    first = hands(page).first
    first.locator("summary").click()
    base = first.locator(".account-base li .figures").all_inner_texts()
    assert sum(map(int, base)) == int(first.locator(".account-sum .figures").inner_text()) == 38
    assert first.locator(".rungs-up .figures").all_inner_texts() == ["38", "76", "152", "304", "304"]
    first.locator(".rungs-up li").nth(3).focus()
    assert first.locator(".worth-cards .lit").count() == 3
    page.keyboard.press("KeyH")
    assert page.locator(".account:visible").count() == 4


def test_every_payment_is_chosen_by_mouse_or_key_and_explained(settled):
    page = settled("worked hand")
    assert choose(page, "Iñaki paga 48 a Teo") == [
        f"{COMPARED}: Iñaki tiene 8 y Teo, 32. La diferencia es 24. naipes.pay.3",
        "Teo es Este: lo que cobra se dobla, 24 × 2 = 48. naipes.pay.4",
    ]
    pill = page.get_by_role("button", name="Begoña paga 304 a Lucía")
    pill.focus()
    page.keyboard.press("Enter")
    assert pill.get_attribute("aria-pressed") == "true"
    assert len(explained(page)) == 1
    assert page.evaluate("gallery.line.asked.length") == 0


@pytest.mark.parametrize(
    ("name", "who", "clauses"),
    [
        ("gran eunuco", "Begoña paga 64 a Teo", ["naipes.pay.5", "naipes.pay.3", "naipes.pay.4"]),
        ("gran eunuco", "Begoña paga 304 a Lucía", ["naipes.pay.1", "naipes.pay.5"]),
        ("false mah-jong", "Iñaki paga 324 a Lucía", ["naipes.pay.1", "naipes.end.5"]),
        ("false mah-jong", "Iñaki paga 88 a Teo", ["naipes.pay.3", "naipes.pay.4", "naipes.end.5", "naipes.pay.4"]),
        ("everybody settles", "Teo paga 192 a Lucía", ["naipes.pay.8", "naipes.pay.4"]),
        ("limit", "Teo paga 1.000 a Lucía", ["naipes.pay.1", "naipes.pay.4"]),
    ],
)
def test_each_kind_of_payment_names_its_clauses(settled, name, who, clauses):
    page = settled(name)
    choose(page, who)
    assert page.locator(".why-paid .steps .clause").all_inner_texts() == clauses


def test_a_limit_is_seen_and_so_is_how_the_table_differs(settled):
    page = settled("limit")
    assert hands(page).first.locator(".formula s").inner_text() == "3.053.453.312"
    assert page.locator("h1").inner_text() == "Lucía hace mah-jong: 500"
    assert "límite" in hands(page).first.locator(".note").inner_text()
    assert page.locator(".settlement .differences-chip").inner_text() == "4 diferencias"
    assert page.locator(".bar .differences-chip").inner_text() == "4 diferencias"


def test_a_hand_without_mah_jong_shows_all_hands_and_that_nobody_pays(settled):
    page = settled("nobody pays")
    assert page.locator("h1").inner_text() == "La mano acaba sin mah-jong"
    assert page.locator(".hand-line").count() == 4
    assert "nadie paga" in page.locator(".reasons .sub").inner_text()
    assert page.locator(".payments .pill").count() == 0


@pytest.mark.parametrize("size", SCREENS)
@pytest.mark.parametrize("name", ["worked hand", "twelve figures", "everybody settles"])
def test_nothing_runs_over_the_edge_even_with_twelve_figures_and_long_names(settled, name, size):
    page = settled(name, size, lang="es")
    for summary in page.locator(".worth-more > summary").all():
        summary.click()
    over = page.evaluate(
        """() => [...document.querySelectorAll('.settlement *:not(.unseen, .unseen *, svg *)')]
          .filter((it) => it.getBoundingClientRect().right > innerWidth + 1).map((it) => it.className || it.tagName)"""
    )
    assert over == []
    labels = page.evaluate(
        """() => { const box = document.querySelector('.payments').getBoundingClientRect();
          return [...document.querySelectorAll('.payments text')].map((it) => it.getBoundingClientRect())
            .filter((it) => it.left < box.left - 1 || it.right > box.right + 1).length }"""
    )
    assert labels == 0


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
@pytest.mark.parametrize("size", ["desk", "phone"])
def test_the_settlement_has_no_barrier_in_any_theme(settled, axe, theme, size):
    page = settled("worked hand", size, theme=theme)
    hands(page).first.locator("summary").click()
    axe(page)


def test_who_listens_hears_hands_worth_and_payments(settled):
    page = settled("worked hand")
    spoken = hands(page).nth(0).inner_text()
    assert "38 puntos, 3 doblas. Total: 304." in spoken
    assert "sota de copas" in hands(page).nth(0).locator("p.unseen").inner_text()
    table = page.locator(".paying table").first
    assert table.locator("tbody tr").count() == 6
    assert "naipes.pay.1" in table.inner_text()


def test_the_account_is_copied_as_text_in_the_language_of_the_reader(settled):
    page = settled("worked hand", lang="en")
    text = page.evaluate("import('/js/score-text.js').then((it) => it.scoreText(gallery.play.view))")
    assert "Lucía: 38 × 2^3 = 304" in text
    assert "Teo → Lucía: 608 [naipes.pay.1]" in text
    assert text.splitlines()[-1] == "Payments: Teo −528, Lucía +1,216, Iñaki −360, Begoña −328"


def test_another_language_changes_every_sentence_and_keeps_what_was_chosen(settled):
    page = settled("worked hand")
    choose(page, "Iñaki paga 8 a Begoña")
    page.keyboard.press("KeyL")
    page.get_by_text("Why 8?").wait_for()
    assert "Who pays whom" in page.locator(".pays").inner_text()
