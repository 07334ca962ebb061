"""The log file: one header, then events, one JSON object a line."""
