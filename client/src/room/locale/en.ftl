room-connecting = To the table …
room-none = There is no such room.
room-refused = This room lets nobody in from here.
room-cannot-draw = This page cannot draw the game of this room.
room-waiting = Waiting for players
room-waiting-for = { $count ->
    [one] One player is missing.
   *[other] { $count } players are missing.
}
room-invited = { $name } asks you to a game.
room-open-seat = free seat
room-you = you
room-link = The link to this table
room-starts = Send it to whom you want to play with. The game begins when every seat is taken.
room-leave = Leave the room
room-sit-down = Sit down
room-sit = Take the seat
room-lists-closed = Closed lists: nobody knows what is in the others' lists.
room-lists-open = Open lists: what is in a list is no secret.
