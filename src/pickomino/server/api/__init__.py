"""What clients see: HTTP calls, live sockets, the messages on both, and the page."""
