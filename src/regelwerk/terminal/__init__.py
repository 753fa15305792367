"""The command line and the line-mode table: whatever a person does without a browser."""
