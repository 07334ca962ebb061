### Cards that somebody brings: what is shown of them, and what cannot be used.

# The beginning of each sentence: $line is the line of the text, 0 where there is none; $where names the card's line and part.
card-place = { $line ->
    [0] { $where }
   *[other] line { $line }, { $where }
}

## What is shown

card-title = { $name }: { $lines ->
    [one] { $lines } line
   *[other] { $lines } lines
} in { $sections ->
    [one] { $sections } section
   *[other] { $sections } sections
}, { $hands ->
    [one] { $hands } possible hand
   *[other] { $hands } possible hands
}
card-singles = { $section } (Singles and Pairs: no double for a hand without jokers)
card-line-hands = { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
}
card-line-jokerless = no jokers
card-hint = X: with or without exposures. C: concealed. Each example is one of the hands its line stands for.

## The text

unusable-text-large = line { $line }: from here the text is longer than { $most },000 letters; a card needs far fewer, so take out what does not belong to it.
unusable-text-empty = there is nothing written; there should be a card, in YAML or JSON.
unusable-text-form = line { $line }, column { $column }: from here on this is neither YAML nor JSON; look at indents, commas, quotes and brackets.
unusable-text-anchor = line { $line }: anchors (& and *) are not read; write the text out wherever it is needed.
unusable-text-deep = line { $line }: there are more than { $most } levels inside each other; a card needs only a few.
unusable-text-long = line { $line }: this value is longer than { $most } letters; shorten it.
unusable-text-key = line { $line }: “{ $key }” stands twice in the same object, or is no name; keep one simple name.
unusable-text-value = line { $line }: something here is neither text, number, yes or no, list nor object; write it as one of these.

## The card

unusable-card-object = { card-place }: this says { $found }, and should be an object with { $known }.
unusable-card-key = { card-place }: there is no “{ $found }” here; what there may be: { $known }.
unusable-card-missing = { card-place }: “{ $field }” is missing: { $field ->
    [id] a short name that nothing else has.
    [lines] the list of the card's lines.
    [section] the section the line belongs to.
    [mark] X (with or without exposures) or C (concealed).
    [value] the printed value, a whole number such as 25.
    [groups] the groups of the line, such as [[3, 2@a], [4, F]].
   *[block] the singles and pairs of the row, such as [Nw, Ew, Ww, Sw].
}
unusable-card-list = { card-place }: this says { $found }, and should be a list with something in it.
unusable-card-list-long = { card-place }: this holds { $count } entries, and there may be { $most } at most.
unusable-card-text = { card-place }: this says { $found }, and should be text on one line, up to { $most } letters.
unusable-card-number = { card-place }: this says { $found }, and should be a whole number from { $least } to { $most }.
unusable-card-word = { card-place }: “{ $found }” cannot be used here; choose one of { $allowed }.
unusable-card-twice = { card-place }: the id “{ $id }” is taken further up; each may stand only once.
unusable-card-section = { card-place }: the section “{ $found }” is not among “sections”; there are: { $known }.
unusable-card-choices = { card-place }: up to here the card leaves more than { $most },000 choices of suits and numbers open; use fewer letters, or narrow them with “numbers”, “suits” or “where”.

## The card's lines

unusable-card-groups-once = { card-place }: there should be “groups” or “alternatives”, one of them and not both.
unusable-card-beside-alternatives = { card-place }: with “alternatives”, “{ $found }” belongs inside each of them.
unusable-card-sum = { card-place }: the groups add up to { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}, and a Mahjong hand has 14.
unusable-card-group = { card-place }: { $found } is no group; write how many and which tile, such as [3, 2@a], or a single tile.
unusable-card-tile = { card-place }: “{ $found }” is no tile of a card; write a number with its suit (2@a, x@a, x+1@a), D@a for the dragon of a suit, W@v for any wind, or one of these: { $known }.
unusable-card-block = { card-place }: a row holds only singles and pairs, and this group has { $count } tiles; put it outside.
unusable-card-suits-many = { card-place }: the letters { $letters } would need more than three suits; say with “suits” which of them are the same.
unusable-card-suits = { card-place }: “{ $found }” should name every suit letter once ({ $letters }), as in “a b” for different suits or “a=b” for the same.
unusable-card-letters-many = { card-place }: there are more than { $most } letters of one kind in a line; use fewer.
unusable-card-domain = { card-place }: “{ $found }” does not say which numbers may be used; write a list such as [2, 7], a stretch such as 1-4, or a word: { $known }.
unusable-card-domain-empty = { card-place }: with “{ $found }” no number is left, because the groups of the line would leave 1 to 9.
unusable-card-runs-out = { card-place }: with { $number } a group of the line would leave 1 to 9; take it out.
unusable-card-winds-many = { card-place }: the letters { $letters } would need more than four different winds; use fewer.
unusable-card-where = { card-place }: “{ $found }” is no condition; write a comparison such as “x + y = 10” or “x < y”.
unusable-card-where-letter = { card-place }: the letter “{ $found }” is not in the groups; the number letters there are: { $known }.

## Lines that nobody could complete

unusable-card-no-reading = { card-place }: no choice of suits, numbers and winds is what the line asks for; look at “numbers”, “winds” and “where”.
unusable-card-five = { card-place }: this needs { $count } tiles { $tile } where no joker may stand, and there are only { $supply }.
unusable-card-jokers = { card-place }: all the tiles in the box would not do: it would take { $count } jokers, and there are { $most }.
unusable-card-singles = { card-place }: a “singles_and_pairs” section holds only singles and pairs, and here is a group of { $count }.
