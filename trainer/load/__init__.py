"""Learners made by the program, who use a running app over its own protocol: for `buraco bench load` and the tests."""
