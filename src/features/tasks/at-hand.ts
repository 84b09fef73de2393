import { create } from 'zustand'
import type { Attempt } from '#shared/contract/attempts.ts'

/** First word of the key of an attempt. */
export const ATTEMPT = 'attempt'

/**
 * What can be played while there is no link: attempts that were begun on this device, by task. Null while there is one. Only the
 * server opens an attempt, by its own clock and rights, so that no task begins here alone.
 */
export const useAtHand = create<{ attempts: ReadonlyMap<string, Attempt> | null }>(() => ({ attempts: null }))
