import { MINUTE_MS } from './durations.ts'

/** Longest name of a training (characters). */
export const TRAINING_LENGTH = 120
/** Longest words of a player or of a leader about a training (characters). */
export const SIGN_OFF_WORDS_LENGTH = 500
/** So many of one player's wait at a time. */
export const WAITING_SIGN_OFFS = 10
/** Leaders look up so many withdrawn requests of one player at the most, the latest. */
export const WITHDRAWN_SIGN_OFFS = 20
/** What is withdrawn sooner than this after it was asked leaves no trace. */
export const SIGN_OFF_TRACE_MS = 10 * MINUTE_MS
