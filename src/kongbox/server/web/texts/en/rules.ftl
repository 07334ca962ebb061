### The rule book.

rules-search = Search the rules
rules-found = { $count ->
    [0] No rule speaks of it.
    [one] { $count } rule speaks of it.
   *[other] { $count } rules speak of it.
}
rules-game = Game
rules-chapters = Chapters
rules-where = { $game } · { $rules } · chapter { $number }
rules-neighbours = Previous and next chapter
rules-reading = Language of the text
rules-both = Both
rules-planned-game = This game cannot be played here yet. Its rules are already noted one by one.
rules-options = What the table decides
rules-options-about = { $rules } leaves this open, or tables are known to play it differently.
rules-standard = Usually: { $value }.
rules-unwritten = The text of this rule is not written yet.
rules-differ = On the sources.
rules-status-planned = not built yet
rules-status-not-applicable = not needed here
rules-copy-link = Copy the link to { $clause }
rules-figure = { $set }.
rules-figure-from = { $set } (discard: { $seat }).
rules-example-tiles = An example: { $tiles }.
rules-example-self = An example, seat { $wind }: the marked one has just been drawn.
rules-example-discard = An example, seat { $wind }: the marked one is a discard.
rules-example-rob = An example, seat { $wind }: the marked one was to make four of a kind in another hand.
rules-origin = Where it comes from
rules-confidence-seed = The game’s own authority says so.
rules-confidence-source = Another public source says so.
rules-confidence-inferred = It follows from the other rules.
rules-article = In that edition: { $article }.
rules-code = The program keeps it here:
rules-tests = { $count ->
    [one] { $count } test proves it.
   *[other] { $count } tests prove it.
}
