import { sql } from 'drizzle-orm'
import type { TaskText } from '#shared/scene/files.ts'
import type { TaskPublished } from '#shared/scene/tasks/task.ts'
import { isAnonymous } from '#server/play/anonymous-answers.ts'
import { Problem } from '#server/http/problem.ts'
import type { AttemptRow } from './attempt.ts'
import type { Play } from './plays.ts'
import type { PlayerVisit } from './visit.ts'

/**
 * Takes up the least time in which a person can have played an attempt: of the server's clock, since it began or its
 * package was launched, and without the time that other attempts of this player have taken up since.
 * @param leastSeconds what the rule of its kind asks for
 * @throws Problem 429 `too-early`: nothing is lost, and the same call is taken when `retryAfter` has passed
 */
export async function mustHaveTaken(
  leastSeconds: number,
  attempt: AttemptRow,
  visit: PlayerVisit,
): Promise<void> {
  if (leastSeconds <= 0) return
  const wait = await ask('take_up_time', leastSeconds, attempt, visit)
  if (wait > 0) throw new Problem(429, 'too-early', { retryAfter: wait })
}

/**
 * Tells when an attempt can be finished, so that a client need not try in vain.
 * @returns the seconds that its finish has to wait; nothing where it is taken at once, or something is still to be done
 */
export async function finishIn(
  { content, text, play }: { content: TaskPublished; text: TaskText; play: Play },
  attempt: AttemptRow,
  visit: PlayerVisit,
): Promise<{ finishInSeconds?: number }> {
  const { isReview, startedAt, launchedAt } = attempt
  // the answers of an anonymous survey come with its end
  const isComplete = isAnonymous(content) || play.result({ startedAt, launchedAt, now: visit.now }) !== null
  const leastSeconds = isComplete && !isReview ? play.leastSeconds(text) : 0
  const wait = leastSeconds > 0 ? await ask('time_to_wait', leastSeconds, attempt, visit) : 0
  return wait > 0 ? { finishInSeconds: wait } : {}
}

async function ask(
  name: 'take_up_time' | 'time_to_wait',
  leastSeconds: number,
  { id, startedAt, launchedAt }: AttemptRow,
  { db, player, now }: PlayerVisit,
): Promise<number> {
  const since = launchedAt ?? startedAt
  const [row] = await db
    .select({ wait: sql<number>`wait` })
    .from(
      sql`${sql.raw(name)}(${player.tenantId}, ${player.id}, ${id}, ${leastSeconds}, ${since.toISOString()}, ${now.toISOString()}) as wait`,
    )
  return row?.wait ?? 0
}
