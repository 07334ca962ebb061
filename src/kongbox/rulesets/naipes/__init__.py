"""Mah Jong with Spanish playing cards: a table of contents."""
