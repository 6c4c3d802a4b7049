"""The game server: tables and games over HTTP and live sockets, stored before they are announced."""
