import type { ContentAdventure, ContentVersion } from '#shared/contract/content.ts'
import { DAY_MS } from '#shared/domain/durations.ts'
import { localDateIn } from '#shared/domain/local-date.ts'
import { instantIn } from '#shared/domain/zoned-time.ts'

/** For whom a version is published, and when, as it stands in the fields. */
export interface PublishPlan {
  whom: 'all' | 'teams'
  teams: readonly string[]
  when: 'now' | 'later'
  /** By the clocks of the tenant. */
  day: string
  time: string
}

/** To everybody, at once; where it is for later, tomorrow morning. */
export function firstPlan(timeZone: string, now: Date, trial: ContentVersion | null): PublishPlan {
  return {
    ...{ whom: 'all', when: 'now', time: '08:00' },
    teams: (trial?.teams ?? []).map(({ id }) => id),
    day: localDateIn(timeZone, new Date(now.getTime() + DAY_MS)),
  }
}

export type PlanErrors = Partial<Record<'teams' | 'moment', true>>

export function errorsInPlan(plan: PublishPlan, timeZone: string, now: Date): PlanErrors {
  const moment = momentOf(plan, timeZone)
  return {
    ...(plan.whom === 'teams' && plan.teams.length === 0 && { teams: true }),
    ...(plan.when === 'later' && !(moment && moment > now && moment < furthest(now)) && { moment: true }),
  }
}

const furthest = (now: Date): Date => new Date(now.getTime() + 365 * DAY_MS)

/** Null where day or time are not filled in. */
export function momentOf({ day, time }: PublishPlan, timeZone: string): Date | null {
  const isTimed = /^\d{4}-\d\d-\d\d$/.test(day) && /^\d\d:\d\d/.test(time)
  return isTimed ? instantIn(timeZone, day, time.slice(0, 5)) : null
}

/** What was published last of what is seen now: publishing says that it follows this. */
export const latestSeen = ({ trial, version }: ContentAdventure): ContentVersion | null => trial ?? version
