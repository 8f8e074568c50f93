"""What bots think of a position: habits (what to do at a glance), features (what counts) and their weights."""
