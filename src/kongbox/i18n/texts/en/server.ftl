### What the server says by itself

## The database

unusable-database-address = “{ $url }” is no database kongbox can use: tables are kept in an SQLite file, for example sqlite:///tables.db.
unusable-database-is-folder = { $path } is a folder, not a database: name a file, for example { $path }/kongbox.db.
unusable-database-no-folder = { $path } cannot be used: the folder { $folder } does not exist or cannot be made.
unusable-database-no-database = { $path } is not a kongbox database: name another file, or let a new one be made.
unusable-database-foreign = { $path } is a database of another program: name another file for kongbox tables.
unusable-database-newer = { $path } was written by a newer kongbox (schema { $version }): update kongbox or name another file.
unusable-database-locked = { $path } is in use: another kongbox is running on it; stop that one or name another file.
unusable-database-read-only = { $path } cannot be written to: allow writing to the file and its folder, or name another.

## Starting

unusable-port = { $found } is not a port: choose a number from 1 to 65535.
unusable-port-taken = Port { $port } of { $host } is taken: try another, for example --port { $next }.
unusable-host = Nobody can be reached at “{ $host }”: use 127.0.0.1 for this computer or 0.0.0.0 for your whole network.
serve-database = Tables are kept in { $path }
serve-address = Open { $address }
serve-friends = To play from another device on the same network, type { $address }
serve-stop = Press Ctrl+C to stop. Games are kept.

## Names

unusable-name-empty = A name that can be seen is missing: 1 to { $most } characters.
unusable-name-long = The name has { $count } characters: { $most } is the most that fits.
unusable-name-marks = That name has too many accents on one letter: write it with fewer.

## What cannot be done now

declined-no-table = There is no such table. Check the address or the code.
declined-no-game = There is no such game. There are: { $known }.
declined-no-hand = That hand has not been played, or is not over yet.
declined-hall-full = Too many tables are waiting for people. Sit down at one of them, or try again in a while.
declined-too-fast = Tables are being opened too fast. Wait a few seconds.
declined-seated = You have a seat at this table already.
declined-taken = That seat is taken.
declined-full = There is no free seat left at this table.
declined-over = This game is over.
declined-not-over = The game is not over yet.
declined-begun = The game has begun.
declined-not-seated = You need a seat at this table for that.
declined-no-bot = There is no bot in that seat.
declined-link = This link has been used or is not valid. Make a new one on the other device.
declined-origin = The request comes from another site and is not answered.
declined-too-long = What was sent is too long: { $most } bytes is the most.
declined-not-found = There is nothing here. Check the address.
declined-method = This address does not take that kind of request.
declined-unreadable = What was sent cannot be read: { $detail }.
declined-trouble = Something went wrong in the server. The table is where it was: try again.

## Messages the table does not act on

problem-unreadable = The message cannot be read: { $detail }
problem-too-long = The message is too long: { $most } bytes is the most.
problem-too-many = Too many messages: { $most } a second is the most.
problem-hello-first = The page must say “hello” before anything else.
problem-no-hello = The page has not said hello for { $seconds } seconds; the connection is closed.
problem-version = The page speaks version { $found } and the server { $known }: load it again.
problem-no-seat = You need a seat at this table for that.
problem-not-playing = No hand is in play now.
problem-paused = The table is paused ({ $name }).
problem-stale = The table has moved on: look at it and decide again.
problem-not-stored = Your act could not be stored, so it does not count. Try again.
problem-not-at-events = That is not done at an event table.
problem-no-phrase = There is no such phrase.
problem-phrases = Wait a moment before the next phrase.
problem-too-many-screens = This seat is open on too many screens: close one.

## May I…?

may-allowed = Allowed
may-allowed-text = You may do that now.
may-allowed-rule = Asking costs nothing and changes nothing.

## The link that takes a seat to another device

take-title = Your seat on this device
take-text = This link brings your seat to this device. It works once.
take-button = Use my seat here
take-gone = This link has been used or is not valid. Make a new one on the other device.
take-home = To the lobby
