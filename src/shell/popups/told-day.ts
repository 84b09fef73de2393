import type { Profile } from '#shared/contract/player.ts'
import { localDateIn, type LocalDate } from '#shared/domain/local-date.ts'
import { browserTimeZone } from '#src/lib/browser.ts'
import { playerKey } from '#src/lib/player-keys.ts'
import { readLocal, writeLocal } from '#src/lib/storage.ts'

type Whose = Pick<Profile, 'id' | 'timeZone'>

/** Where nothing can be stored: no second notice on the same day while the page lives. */
const known = new Map<string, LocalDate>()

/** The player's day now (YYYY-MM-DD). */
export function todayOf({ timeZone }: Whose, now = new Date()): LocalDate {
  return localDateIn(timeZone ?? browserTimeZone(), now)
}

/** The day of the player's last visit on this device since the last logout there (STREAK-4, AUTH-5); per player. */
export function toldDayOf(player: Whose): LocalDate | null {
  return readLocal(playerKey('streak', player.id)) ?? known.get(player.id) ?? null
}

export function keepToldDay(player: Whose, day = todayOf(player)): void {
  if (!writeLocal(playerKey('streak', player.id), day)) known.set(player.id, day)
}

/** @param date the day of the step that brought it */
export function isBonusTold(playerId: string, date: LocalDate | null): boolean {
  return date !== null && readLocal(playerKey('streak-bonus', playerId)) === date
}

export function keepBonusTold(playerId: string, date: LocalDate | null): void {
  if (date !== null) writeLocal(playerKey('streak-bonus', playerId), date)
}
