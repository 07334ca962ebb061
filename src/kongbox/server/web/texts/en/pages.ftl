### What the pages share.

close = Close
differences-count = { $count ->
    [one] { $count } difference
   *[other] { $count } differences
}
language-es = ES, español
language-en = EN, English

## Bar

bar-home = kongbox, go to the start page
bar-ways = Sections
bar-tables = Tables
bar-rules = Rules
bar-language = Language
bar-skip = Skip to content

## Settings

settings-title = Settings
settings-theme = Colours
settings-theme-system = As the system
settings-theme-light = Light
settings-theme-dark = Dark
settings-theme-contrast = High contrast
settings-cloth = Cloth
settings-cloth-game = The game’s own
settings-cloth-pine = Pine
settings-cloth-ink = Ink
settings-cloth-madder = Madder
settings-index = Index in the corner of the tiles
settings-index-on = Normal
settings-index-large = Large
settings-index-off = None
settings-motion = Motion
settings-motion-system = As the system
settings-motion-reduced = Reduced
settings-taps = To discard
settings-taps-two = Two taps
settings-taps-one = One tap
settings-sound = Sound
settings-effects = Table sounds
settings-effects-volume = Volume of the table sounds
settings-alerts = Alerts for you: turn and clock
settings-alerts-volume = Volume of the alerts
settings-voices = Voices that call the claims
settings-voices-volume = Volume of the voices
settings-captions = Captions
settings-access = Keyboard and screen reader
settings-keys = Single keys at the table
settings-announcements = What the screen reader is told
settings-announcements-full = Everything
settings-announcements-short = In short
settings-announcements-off = Nothing
settings-remembered = They stay on this device.

## Tables

guest = Guest
pace-untimed = Untimed
    .about = Everybody takes the time they like.
pace-relaxed = Relaxed
    .about = 60 s a turn, 10 s to claim.
pace-club = Club
    .about = 5 s a turn and 20 s in reserve, which grows with each hand; 5 s to claim.
pace-event = Event
    .about = The rule book’s clock; 4 s to claim, no pauses.

## When something is in the way

problem-unreachable = The server does not answer. Check the connection; we keep trying.
problem-missing = That is not here, or no longer.
problem-unknown = Something went wrong on this page. Load it again.
problem-title = Nothing here
problem-text = This address leads to no table, rule or replay.
problem-home = See the tables
problem-again = Try again

## Rule book

link-copied = copied
