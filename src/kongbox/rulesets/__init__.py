"""The catalogue of games. Nothing below this line knows their names."""
