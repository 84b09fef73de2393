import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/domain/durations.ts'

/** What happened this lately happens right now (specification, section 9). */
const NOW_MS = 5 * MINUTE_MS
const WEEK_MS = 7 * DAY_MS

/** '12 min ago', 'yesterday', after a week the day; null for right now, and for what a wrong clock puts ahead of it. */
export function agoIn(language: string, then: Date, now: Date): string | null {
  const ms = now.getTime() - then.getTime()
  if (ms < NOW_MS) return null
  if (ms >= WEEK_MS) return then.toLocaleDateString(language, { day: 'numeric', month: 'short' })
  const words = new Intl.RelativeTimeFormat(language, { style: 'short', numeric: 'auto' })
  if (ms < HOUR_MS) return words.format(-Math.floor(ms / MINUTE_MS), 'minute')
  if (ms < DAY_MS) return words.format(-Math.floor(ms / HOUR_MS), 'hour')
  return words.format(-Math.floor(ms / DAY_MS), 'day')
}
