"""The pages, one module each: `show()` draws the page."""
