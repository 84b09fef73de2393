import type { StreakReply } from '#shared/contract/player.ts'
import type { LocalDate } from '#shared/domain/local-date.ts'

/**
 * Whether the streak needs no announcement, as the specification has it (section 4, STREAK-4): a first visit is announced, a second
 * one of a day is not; a streak of days is announced on every other day, one of weeks only where it has no last step yet or
 * that is not the day of the last visit.
 * @param stored the day of this player's last visit on this device; null for a first one
 */
export function isAnnounced(
  stored: LocalDate | null,
  today: LocalDate,
  { type, date }: Pick<StreakReply, 'type' | 'date'>,
): boolean {
  if (stored === null) return false
  if (stored === today) return true
  return type === 'week' && date !== null && date === stored
}
