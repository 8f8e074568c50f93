# A live table: the connection, and what one does beside playing.

live-away = The server does not answer.
live-retrying = { $seconds ->
    [0] Trying again …
   *[other] Trying again in { $seconds } s.
}
live-retry-now = Try now
live-sending = Sending …
live-gone = This table is not open to you.
live-your-turn = Your turn
live-late = The table had changed meanwhile. Look again.
live-undo = Undo
live-skip = Skip ahead
live-undo-asks = { $name } would like to take the last action back.
live-undo-told = { $name } took this back:
live-undo-waits = The others are asked whether you may take it back.
live-agree = Agree
live-refuse = Refuse
live-chosen-deal = chosen deal
live-chosen-deal-about = The number this game is dealt from was chosen, not drawn: somebody may know what will come. It counts in nobody’s results.
live-rules = Rules
live-menu = Table menu
live-resign = Resign
live-resign-sure = Resign for good? A bot plays on for the others.
live-resign-yes = Yes, resign
live-no = No
live-hand-over = Let a bot play for me
live-come-back = Take my seat back
live-bot-plays = A bot plays for you.
live-record = Save the record
live-replay = Replay
live-leave = To the first page
live-one-click = Act at the first click
live-speed = Speed of the others’ moves

# -- How quick the moves of others are

speed-1 = normal
speed-2 = fast
speed-4 = very fast
speed-off = at once
live-sound = Sounds
live-notify = Notification when it is my turn
live-hatching = Hatched colours
live-talk = Talk
live-talk-empty = Nobody has said anything yet.
live-talk-watchers = Those who play do not hear those who watch before the game is over.
live-say = Say something
live-send = Send
live-command = Type a move
live-command-hint = for example: pass
live-missed = While you were away
live-missed-more = and { $moves } more before that
live-go-on = Go on
live-hand-to = Hand the screen to { $name }.
live-hand-to-about = What the others hold in their hands stays hidden.
live-i-am = I am { $name }
live-peek = Look at my points
live-resigned = resigned
live-stand-in = a bot plays
live-forecast = If everyone stopped now
live-forecast-at = If the provost ended on { $provost }.
live-forecast-here = Provost on { $provost }, where he stands.
live-bargain = Workers who wake, by the provost’s place
live-forecast-stays = stays
live-all-wake = all wake
live-asleep = { $workers } asleep
live-choice = choice
live-no-workers = no worker on the road
live-nothing = nothing certain
live-no-forecast = There is nothing to foresee at the moment.
live-waiting = Waiting for players
live-waiting-about = The game begins when every chair is taken.
live-open-chair = open chair
live-link = Link to sit down
live-watch-link = Link to watch
live-here-only = This address works on this computer only. For others in your network, serve with --host 0.0.0.0.
live-copy = Copy
live-copied = Copied
live-share = Share
live-qr = The link as a picture for a phone’s camera
live-fill = Begin now, bots on the open chairs
live-give-up-seat = Give my chair up
live-sit = Sit down here
live-invited = You are invited to a game of { $game }.
live-invited-by = { $names-number ->
    [1] { $names } waits for you.
   *[other] At the table: { $names }.
}
live-your-name = Your name
live-sit-down = Sit down
live-join-failed = This link does not lead to an open chair any more.
live-over = See how it went
live-rematch = Play again
live-rematch-go = To the next game
