"""Where the server keeps everything."""
