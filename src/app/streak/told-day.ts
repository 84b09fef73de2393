import type { Profile } from '#shared/contract/player.ts'
import { localDateIn, type LocalDate } from '#shared/domain/local-date.ts'
import { browserTimeZone } from '#src/lib/browser.ts'
import { readLocal, writeLocal } from '#src/lib/storage.ts'

type Whose = Pick<Profile, 'id' | 'timeZone'>

/** Also where nothing can be stored nobody is told twice in a day. */
const known = new Map<string, LocalDate>()

/** Kept per player, so that a shared tablet tells each. */
const keyOf = ({ id }: Whose) => `streak:${id}`

/** The player's day now (YYYY-MM-DD). */
export function todayOf({ timeZone }: Whose, now = new Date()): LocalDate {
  return localDateIn(timeZone ?? browserTimeZone(), now)
}

/** The day of the player's last visit on this device (STREAK-4). */
export function toldDayOf(player: Whose): LocalDate | null {
  return readLocal(keyOf(player)) ?? known.get(player.id) ?? null
}

export function keepToldDay(player: Whose, day = todayOf(player)): void {
  known.set(player.id, day)
  writeLocal(keyOf(player), day)
}

const bonusKeyOf = (playerId: string) => `streak-bonus:${playerId}`

/** @param date the day of the step that brought it */
export function isBonusTold(playerId: string, date: LocalDate | null): boolean {
  return date !== null && readLocal(bonusKeyOf(playerId)) === date
}

export function keepBonusTold(playerId: string, date: LocalDate | null): void {
  if (date !== null) writeLocal(bonusKeyOf(playerId), date)
}
