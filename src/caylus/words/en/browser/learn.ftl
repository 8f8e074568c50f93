# Learning: where it begins, and what surrounds rules and buildings.

learn-title = Learn
learn-intro = Ten minutes with a guide, or the rules in short. Everything else the table tells you as you play.
learn-first-game = A guided first game
learn-first-game-about = You play Caylus against one easy bot. A guide at your side tells what is going on: placing and passing, the provost, the castle, favors, building.
learn-first-game-time = about ten minutes
learn-begin = Begin
learn-go-on = Go on with it
learn-anew = Begin anew
learn-opening = Setting the table …
learn-rules-of = The rules of { $game }
learn-rules = Rules in short
learn-buildings = All buildings
learn-copies = { $copies } copies
learn-uncertain = Some figures rest on little evidence.
learn-buildings-of = Everything in { $game }
learn-contents = Chapters
learn-all-kinds = all
learn-filter = Show

# -- Groups of components

group-special = town
group-printed = town
group-neutral = neutral
group-starting = starting
group-fixed = fixed
group-wood = wood
group-stone = stone
group-prestige = prestige
group-monument = monuments
group-residence = residence
group-castle = castle
group-favor = favors
group-character = characters
group-board = road
group-site = construction site
learn-play-it = Play it now
