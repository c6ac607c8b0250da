"""The Streamlit app: views, the card table, texts and theme."""
