"""Steps from an older schema to the present one, run when a database is opened."""
