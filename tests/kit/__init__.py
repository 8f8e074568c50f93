"""What games derive their further parts from, and games of other packages."""
