import type { TFunction } from 'i18next'
import type { Recommendation } from '#shared/contract/recommendations.ts'

/** Why a task is recommended, in words: 'Begun, 6 min left', 'Due Friday'. */
export function whyWords({ why, minutes, dueOn }: Recommendation, t: TFunction, language: string): string {
  if (why === 'started') return t('recommendations.why.started', { count: minutes })
  if (why === 'due' && dueOn !== null) return t('recommendations.why.due', { day: dayWords(dueOn, language) })
  return t(`recommendations.why.${why === 'due' ? 'next' : why}`)
}

/** 'Fri, Nov 27': a day of the player's own calendar, whatever the zone of the browser. */
function dayWords(day: string, language: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })
}
