### What the pages around the table say.

close = Close
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
