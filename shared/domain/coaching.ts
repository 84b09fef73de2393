/** Longest name of a training (characters). */
export const TRAINING_LENGTH = 120
/** Longest words of a player or of a leader about a training (characters). */
export const SIGN_OFF_WORDS_LENGTH = 500
/** So many of one player's wait at a time. */
export const WAITING_SIGN_OFFS = 10
