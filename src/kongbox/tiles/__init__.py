"""What a tile is; no opinion about rules."""
