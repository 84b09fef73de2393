import * as z from 'zod/mini'
import { DAY_MS } from '#shared/domain/durations.ts'
import { dropLocal, readLocal, writeLocal } from '#src/lib/storage.ts'

/** Local key: the player who gets push notifications in this browser, and when the token was saved. One at a time: the last who agreed. */
const REGISTERED = 'pushTold'
/** Local key, of each player: was asked once (PUSH-4). */
const ASKED = '_initialNotification'

/** A token that was saved so long ago is asked for anew (PUSH-4). */
export const TOKEN_LIFE_MS = 7 * DAY_MS

const Registered = z.object({ player: z.string(), savedAt: z.number() })

export function readRegistered(playerId: string): { savedAt: number } | null {
  try {
    const parsed = Registered.safeParse(JSON.parse(readLocal(REGISTERED) ?? 'null'))
    return parsed.success && parsed.data.player === playerId ? parsed.data : null
  } catch {
    return null
  }
}

export function saveRegistered(player: string, now: Date): void {
  writeLocal(REGISTERED, JSON.stringify({ player, savedAt: now.getTime() }))
}

export function forgetRegistered(): void {
  dropLocal(REGISTERED)
}

/** A token of another clock's future is as old as one that is too old. */
export function isTooOld(savedAt: number, now: Date): boolean {
  const age = now.getTime() - savedAt
  return age < 0 || age >= TOKEN_LIFE_MS
}

export const wasAsked = (playerId: string): boolean => readLocal(`${ASKED}:${playerId}`) !== null

export const keepAsked = (playerId: string): void => {
  writeLocal(`${ASKED}:${playerId}`, '1')
}
