"""American Mahjong, played with a card that the table brings: a table of contents."""
