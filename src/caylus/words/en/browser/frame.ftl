# Around every page.

frame-nav = Pages
frame-play = Play
frame-learn = Learn
frame-me = Me
frame-about = About
frame-footer = An unofficial fan project, free and without advertising.
frame-playing-as = Playing as
frame-guest = Guest
frame-language = Language
frame-skip-to-main = Skip to the page
frame-nowhere = There is no such page.
frame-home = To the first page
frame-failed = This could not be loaded.
frame-again = Try again
frame-loading = One moment …
