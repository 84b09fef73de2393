import { create } from 'zustand'
import type { Profile } from '#shared/contract/player.ts'
import { localDateIn, type LocalDate } from '#shared/domain/local-date.ts'
import { browserTimeZone } from '#src/lib/browser.ts'
import { playerKey } from '#src/lib/player-keys.ts'
import { readLocal, writeLocal } from '#src/lib/storage.ts'

type Whose = Pick<Profile, 'id' | 'timeZone'>

/** Where nothing can be stored: no second notice on the same day while the page lives. A new map for every day that is saved. */
const useUnstored = create<{ days: ReadonlyMap<string, LocalDate> }>(() => ({ days: new Map() }))

/** The player's day now (YYYY-MM-DD). */
export function todayOf({ timeZone }: Whose, now = new Date()): LocalDate {
  return localDateIn(timeZone ?? browserTimeZone(), now)
}

/** The day of the player's last visit on this device since the last logout there (STREAK-4, AUTH-5); per player. */
export function useSeenDay(playerId: string | undefined): LocalDate | null {
  const unstored = useUnstored(({ days }) => days)
  if (playerId === undefined) return null
  return readLocal(playerKey('streak', playerId)) ?? unstored.get(playerId) ?? null
}

export function saveSeenDay(player: Whose, day = todayOf(player)): void {
  const isStored = writeLocal(playerKey('streak', player.id), day)
  useUnstored.setState(({ days }) => ({ days: new Map(isStored ? days : [...days, [player.id, day]]) }))
}

/** @param date the day of the step that brought it */
export function isBonusSeen(playerId: string, date: LocalDate | null): boolean {
  return date !== null && readLocal(playerKey('streak-bonus', playerId)) === date
}

export function saveSeenBonus(playerId: string, date: LocalDate | null): void {
  if (date !== null) writeLocal(playerKey('streak-bonus', playerId), date)
}
