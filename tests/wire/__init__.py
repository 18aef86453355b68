"""The unmodified Discord library over HTTP and WebSocket on loopback."""
