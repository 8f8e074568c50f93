"""Monte-Carlo tree search for several players."""
