"""The door of the app: what a client may do to the server, what it answers about itself, and how it starts."""
