/** Where a player joins a live quiz; below it, by its id, the quiz itself. */
export const QUIZ = '/app/player/quiz'

/** Query word of that address: the code to join by. */
export const CODE = 'code'
