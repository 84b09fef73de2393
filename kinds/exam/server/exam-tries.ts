import { MINUTE_MS } from '#shared/domain/durations.ts'
import type { NoFurther } from '#kinds/define/rule.ts'
import type { ExamTry } from '#kinds/define/server.ts'
import type { ExamContent } from '../shared/schemas.ts'

/** Whether its tries are few, or apart. */
export function isLimited({ attempts, coolDown }: Pick<ExamContent, 'attempts' | 'coolDown'>): boolean {
  return attempts !== undefined || coolDown !== undefined
}

/** What earlier tries of an exam leave: null where another may begin (TASK-3). */
export function furtherTry(
  { attempts, coolDown = 0 }: Pick<ExamContent, 'attempts' | 'coolDown'>,
  earlier: readonly ExamTry[],
  now: Date,
): NoFurther | null {
  if (attempts !== undefined && earlier.length >= attempts) return { code: 'no-attempts-left' }
  // anyone who was away when the time ended does not wait from the day of coming back
  const ends = earlier.map(({ finishedAt, endsAt }) =>
    Math.min(finishedAt.getTime(), endsAt ?? Number.POSITIVE_INFINITY),
  )
  const wait = Math.max(...ends) + coolDown * MINUTE_MS - now.getTime()
  return wait > 0 ? { code: 'cool-down', retryAfter: Math.ceil(wait / 1000) } : null
}
