### The page of cards.

cards-title = Cards
cards-about = Write or paste the card you play with. kongbox ships no published one: yours is kept on this device, and a table uses it only for those who sit there.
cards-write = The text
cards-from-practice = Start from the practice card
cards-seen = What it says
cards-nothing = Every line appears here with one of its hands as soon as the text is a card.
cards-empty = Nothing is written yet.
cards-line = Go to line { $line }
cards-good = It can be used: { $lines ->
    [one] { $lines } line
   *[other] { $lines } lines
} in { $sections ->
    [one] { $sections } section
   *[other] { $sections } sections
}, { $hands } possible hands.
cards-hands = { $hands ->
    [one] { $hands } possible hand
   *[other] { $hands } possible hands
}
cards-keep = Keep on this device
cards-kept = Your cards
cards-open = Open
cards-drop = Remove { $name }
