room-connecting = Connecting …
room-none = Room not found.
room-refused = You can't join this room from here.
room-cannot-draw = This client can't display this game.
room-waiting = Waiting for players
room-waiting-for = { $count ->
    [one] Waiting for 1 more player.
   *[other] Waiting for { $count } more players.
}
room-invited = { $name } invites you to a game.
room-open-seat = Open seat
room-team = Team { $number }
room-you = you
room-link = Link to this room
room-starts = Send it to the people you want to play with. The game begins when every seat is taken.
room-leave = Leave the room
room-sit-down = Join the game
room-sit = Take a seat
room-thinking-shown = Everybody sees what the computer is weighing, but no card of its hand.
room-lists-closed = Closed lists: nobody sees the other players' lists.
room-lists-open = Open lists: all players can read each other's lists.
room-match = Match, best of { $length }
