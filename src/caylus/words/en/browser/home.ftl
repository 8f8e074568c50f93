# The first page.

home-title = Play
home-lead-1 = Build the castle.
home-lead-2 = Mind the provost.
home-sub = Three games of one family, against good bots or good friends.
home-play-now = Play now against bots
home-game = Game
home-players = Players, you included
home-strength = Strength of the bots

# -- How strong bots are

level-apprentice = Apprentice
level-journeyman = Journeyman
level-mason = Mason
level-master-builder = Master builder
level-kings-architect = King’s architect
level-master = Master

# -- What a bot of a level does

habit-apprentice = Knows the rules and good habits, and never looks ahead.
habit-journeyman = Looks one decision ahead, and is not too particular.
habit-mason = Plans the whole turn and reckons with the provost.
habit-master-builder = Searches through what the others may answer.
habit-kings-architect = Searches further, a third of a second long.
habit-master = Thinks for more than a second about every decision.
home-go = Play now
home-going = Setting the table …
home-summary = { $game }, { $players } players, { $level } bots.
home-about = About { $minutes } minutes. Starts at once, no account.
home-friends = Play with friends
home-friends-about = One private link: whoever opens it sits down. Or share this screen.
home-everybody = The other chairs
home-by-link = By link
home-on-screen = At this screen
home-chair = Chair { $chair }
chair-link = by link
chair-here = at this screen
chair-bot = bot
home-you = you
home-name-of = Name at chair { $chair }
home-player = Player { $chair }
home-make-table = Make a table and its link
home-sit-down = Sit down together
home-continue = Continue
home-tables = { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}
home-nothing-to-continue = Games you have begun wait here for you.
home-your-turn = your turn
home-waiting-for = waits for players
home-running = running
home-with = { $game } with { $names }
home-more = all of them
home-watch = Watch
home-nothing-to-watch = No open table at the moment.
home-join = sit down
home-learn = Learn
home-rules = rules
home-lesson-1 = Place, pass, get paid
home-lesson-2 = The provost and the road
home-lesson-3 = Castle and royal favors
home-first-game = A guided first game
home-import = Open a record
home-import-about = A saved game: look at it, or go on from where it stopped, all seats at this screen.
home-import-file = Choose a file
home-import-paste = Or paste it here
home-import-go = Open it
home-failed = That did not work.
home-offline = The server does not answer. Try again in a moment.
