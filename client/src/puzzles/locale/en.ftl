puzzles-title = Puzzles
puzzles-about = Positions from games between computer players, each proven move by move. Nothing hidden and no chance decides: whatever the other side answers, there is a way.
puzzles-day = Puzzle of the day
puzzles-puzzle = Puzzle { $number }
puzzles-depth = { $depth ->
    [one] { $depth } move
   *[other] { $depth } moves
  }
puzzles-count = { $solved } of { $count } solved
puzzles-left = { $left } of { $depth } moves left.
puzzles-open-cards = All cards that matter are open; a drawn card is blank.
puzzles-no-dice = The other side has no action cards. Whatever rolls dice, on either side, counts against you.
puzzles-tip = Right is: { $what }
puzzles-solve = Solve
puzzles-go-on = Go on
puzzles-again = Once more
puzzles-next = Next puzzle
puzzles-all = All puzzles
puzzles-hint = Hint
puzzles-show = Show the solution
puzzles-start = From the beginning
puzzles-move = Play the next move
puzzles-try-again = Try again
puzzles-solved = Solved!
puzzles-shown = That is the solution.
puzzles-solutions = { $count ->
    [one] The solution
   *[other] The solutions
  }
puzzles-proof = Show the proof, with every answer
puzzles-proof-away = Hide the proof
puzzles-mark-solved = Solved
puzzles-mark-shown = Solution seen
puzzles-mark-begun = Begun
