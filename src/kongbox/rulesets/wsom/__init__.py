"""World Series of Mahjong rules v1.03 (Zung Jung scoring)."""
