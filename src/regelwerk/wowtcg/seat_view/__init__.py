"""What one seat of this game may know, as objects: `visibility.view` makes them, `to_data` is what is sent of them.

Handles are those of the seat (`kernel.visibility`); faces and mentions are as the kernel gives them.
"""
