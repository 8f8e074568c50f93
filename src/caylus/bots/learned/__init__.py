"""Bots that have learned: small nets of whole numbers, how they are kept in files, and judges that ask them."""
