### The command line: help pages, and what is said when something typed or read cannot be used.

## Help

command-serve = start the server and open the table in the browser
command-score = work out what a hand is worth, and why
command-check = compare worked-out hands with what they should be worth
command-rule = look up a rule, or search the rules
command-replay = step through a recorded game and check it
command-card = check a card of American Mahjong and list its lines

help-kongbox =
    kongbox { $version }: mahjong played by the book.

    Usage: kongbox [command] [options]

    { $commands }

    Without a command, kongbox starts the server.

      --lang es|en   language; otherwise that of your system
      --version      say the version
      --help         this page; kongbox <command> --help explains a command

    Example: kongbox rule wsom.chi.5

help-serve =
    Start the server and open the table in the browser.

    Usage: kongbox serve [options]

      --host ADDRESS   who can come in: 127.0.0.1 (this computer only, as long as
                       you say nothing else) or 0.0.0.0 (everybody on your network)
      --port NUMBER    the port; 8000 unless you say otherwise
      --database URL   where games are kept; otherwise one file in your data folder
      --no-browser     do not open the browser
      --lang es|en     language of what is printed here
      --help           this page

    Example: kongbox serve --host 0.0.0.0 --port 9000

help-score =
    Work out what a hand is worth, and why. Reads one hand, a list or a file of
    cases, as YAML or JSON.

    Usage: kongbox score GAME [FILE] [options]

      GAME           wsom, american or naipes
      FILE           the hand; - or nothing reads standard input
      --json         answer for programs: an object for an object, a list for a list
      --lang es|en   language of the explanation
      --help         this page

    Example: kongbox score wsom hand.yaml, which holds

        concealed: 123m 456m 789m 1z
        melds: [pong 555z]
        win: 1z
        by: discard
        seat: E
        discarder: S

    Example: kongbox score american mahjong.yaml, which holds

        card: practice
        concealed: 1C 1C 1C 2C 2C 2C 2C 3D 3D
        exposed: [kong 4D 4D 4D J from E]
        win: 3D
        by: discard
        seat: W
        discarder: N

    Example: kongbox score naipes hand.yaml, which holds

        palo: copas
        dominante: oros
        gana: true
        via: baceta
        carta_mahjong: 2o
        en_mano: Cc Cc Cc 6b 7b 8b 3c 4c 5c 2o 2o
        expuestos:
          - tipo: trio
            carta: Rc
        honor: Sc

help-check =
    Work out the hands of a file of cases and compare each with its "expect".
    Ends with how many passed and how many failed; the exit code is 1 if any failed.

    Usage: kongbox check GAME FILE [options]

      GAME           wsom, american or naipes
      FILE           the cases; - reads standard input
      --json         answer for programs
      --lang es|en   language of the answer
      --help         this page

    Examples: kongbox check wsom cases.yaml
              kongbox check american mahjongs.yaml
              kongbox check naipes cards.yaml

help-rule =
    Show a rule in plain words, with its source and where the program keeps it, or
    search all rules.

    Usage: kongbox rule [ID or words] [options]

      ID or words    a rule (wsom.chi.5), or words to look for; nothing lists the chapters
      --coverage     how much of each rulebook is played, and what is missing
      --json         answer for programs
      --lang es|en   language of the rules
      --help         this page

    Example: kongbox rule robbing a kong

help-replay =
    Step through a recorded game: check it event by event and show the table. The exit
    code is 1 if an act breaks the rules or, with --verify, a shuffle is not proved.

    Usage: kongbox replay FILE [options]

      FILE           the log (*.kbx.jsonl); - reads standard input
      --moves        tell every move
      --at NUMBER    show the table as it was after this event; otherwise at the end
      --verify       prove that the tiles lay as was promised before the deal
      --json         answer for programs: each hand, the scores, the first doubt
      --lang es|en   language of what is shown
      --help         this page

    Examples: kongbox replay saturday.kbx.jsonl --moves --at 57
              kongbox replay saturday.kbx.jsonl --verify

help-card =
    Check a card of American Mahjong and list each line with an example hand. If
    something cannot be used, it says in which line, why, and what would be right.

    Usage: kongbox card FILE [options]

      FILE           the card, in YAML or JSON; - reads standard input, and practice is
                     the practice card that comes with kongbox
      --json         answer for programs
      --lang es|en   language of what is shown
      --help         this page

    Example: kongbox card my-card.yaml

## What was typed

unusable-language = kongbox does not speak “{ $found }”: choose --lang es or --lang en.
unusable-command = There is no command “{ $found }”. There are { $known }.
unusable-command-near = There is no command “{ $found }”; did you mean { $near }? There are { $known }.
unusable-no-such-option = There is no option { $option } here; { $help } lists those there are.
unusable-option-without-value = The option { $option } needs a value after it; { $help } shows which.
unusable-missing-argument = { $argument ->
    [game] The game is missing; { $help } shows where it goes.
    [file] The file is missing; { $help } shows where it goes.
   *[other] “{ $argument }” is missing; { $help } shows where it goes.
}
unusable-argument = The value given for “{ $argument }” cannot be used; { $help } shows what fits.
unusable-too-many-arguments = There are more words than this command takes; { $help } shows its form.
unusable-system = The system refused: { $reason }.

## What was read

unusable-file-missing = { $file }: there is no such file; check the name and the folder.
unusable-file-folder = { $file }: this is a folder, and a file is needed.
unusable-file-closed = { $file }: you may not read this file; check its permissions.
unusable-file-too-large = { $file }: this file is larger than { $largest } MB; split it.
unusable-file-not-text = { $file }, line { $line }: this is not UTF-8 text; save the file as UTF-8.
unusable-file-empty = { $file }: this file is empty; it should hold a hand or a list of them.
unusable-not-yaml = { $file }, line { $line }, column { $column }: neither YAML nor JSON from here on; check indents, colons, quotes and brackets.
unusable-not-json = { $file }, line { $line }, column { $column }: not JSON from here on; check commas, quotes and brackets.
unusable-yaml-anchor = { $file }, line { $line }, column { $column }: anchors (& and *) are not read; write the text out where it is needed.
unusable-key-twice = { $file }: “{ $key }” is written twice in the same object; keep one of the two.
unusable-document-too-deep = { $file }: nested too deeply; a hand needs a few levels.
unusable-document-number = { $file }: holds a number or a date that cannot be one; check the values.
unusable-document-value = { $file }: { $found } is not a number; write digits.
unusable-no-document = { $file }: holds a single value; it should hold an object (“name: value” lines) or a list.
