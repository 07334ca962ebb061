"""The table: turns, wall, questions, claims. Pure; it knows no game and no scoring."""
