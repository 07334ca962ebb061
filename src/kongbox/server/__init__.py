"""Tables that people sit at: pages, REST and WebSocket over one process and one database."""
