import { MINUTE_MS } from '#shared/domain/durations.ts'
import type { ExamContent } from '#kinds/exam/shared/schemas.ts'

/** A try of an exam that was handed in. */
interface ExamTry {
  finishedAt: Date
  /** When its time was over, in ms since 1970; null where it has none. */
  endsAt: number | null
}

/** Why no further attempt begins now. */
export interface NoFurther {
  code: 'no-attempts-left' | 'cool-down'
  /** Seconds; absent where waiting does not help. */
  retryAfter?: number
}

/** What earlier tries of an exam leave: null where another may begin (TASK-3). */
export function furtherTry(
  { attempts, coolDown = 0 }: Pick<ExamContent, 'attempts' | 'coolDown'>,
  earlier: readonly ExamTry[],
  now: Date,
): NoFurther | null {
  if (attempts !== undefined && earlier.length >= attempts) return { code: 'no-attempts-left' }
  // whoever was away when the time ended does not wait from the day of coming back
  const ends = earlier.map(({ finishedAt, endsAt }) =>
    Math.min(finishedAt.getTime(), endsAt ?? Number.POSITIVE_INFINITY),
  )
  const wait = Math.max(...ends) + coolDown * MINUTE_MS - now.getTime()
  return wait > 0 ? { code: 'cool-down', retryAfter: Math.ceil(wait / 1000) } : null
}
