### The rule book on the command line.

## One clause

rule-place = { $game } · { $rules } · { $chapter }
rule-source = Source
rule-source-none = Our own conclusion: no source says it.
rule-source-line = { $key }: { $title } ({ $where })
rule-source-secondary = { $key }: { $title } ({ $where }; third party)
rule-article = Place: { $article }
rule-certainty = How we know
rule-confidence-seed = The rules themselves say it.
rule-confidence-source = Another public source says it.
rule-confidence-inferred = It follows from the rest.
rule-status = Status
rule-status-implemented = In force at the table.
rule-status-option = In force as the table chooses.
rule-status-planned = Not played yet.
rule-status-not-applicable = Nothing to enforce.
rule-mark-planned = not played yet
rule-mark-not-applicable = nothing to enforce
rule-differ = Where sources disagree
rule-options = Table options
rule-option-line = { $title } ({ $name }, usually { $standard })
rule-code = In the program
rule-tests = Tests
rule-only-title = It has only a title so far.
rule-neighbours = { $previous } ← → { $next }
rule-first = → { $next }
rule-last = { $previous } ←

## Chapters and search

rule-chapters-hint = kongbox rule wsom.chi shows a chapter, kongbox rule wsom.chi.5 a clause; any other word is searched for.
rule-clauses = { $count ->
    [one] 1 clause
   *[other] { $count } clauses
}
rule-found = “{ $words }”: { $count ->
    [one] 1 clause
   *[other] { $count } clauses
}
rule-found-more = And { $count } more. Another word finds fewer.
rule-found-nothing = No clause speaks of “{ $words }”.

## State of the rule book

coverage-game = Game
coverage-implemented = in force
coverage-option = table's choice
coverage-planned = to be built
coverage-not-applicable = no rule
coverage-total = total
coverage-whole = Nothing is missing: every clause in force has code, tests and a text in both languages.
coverage-lacking = What is missing
coverage-lacks-code = code
coverage-lacks-tests = tests
coverage-lacks-texts = texts

## What cannot be understood

unusable-clause = There is no clause “{ $found }”; perhaps you mean { $near }.
unusable-clause-far = There is no clause “{ $found }”; kongbox rule alone lists the chapters.
unusable-coverage-game = There is no game “{ $found }”; the games are { $known }.

## Pages of the rule book

matrix-note = This page comes from the rule book inside the program. After a change of a text, a function or a test, make rules writes it anew.
matrix-other-language = [En español]({ $address })
matrix-chapters = Chapters
matrix-sources = Sources
matrix-differ = Where sources disagree: { $differ }
matrix-source = Source: { $keys } ({ $article }). { $certainty }
matrix-source-without-article = Source: { $keys }. { $certainty }
matrix-source-none = { $certainty }
matrix-status = Status: { $status }
matrix-code = In the program: { $places }
matrix-tests = Tests: { $tests }
matrix-heading-id = Clause
matrix-heading-title = Title
matrix-heading-source = Source
matrix-heading-status = Status
matrix-heading-key = Key
matrix-heading-where = Where
