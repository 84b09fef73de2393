import { sql } from 'drizzle-orm'
import type { TaskText } from '#shared/scene/files.ts'
import type { PublishedTask } from '#shared/scene/published.ts'
import { isAnonymous } from '#server/play/anonymous-answers.ts'
import type { AttemptRow } from './attempt.ts'
import type { Play } from './plays.ts'
import { isRetried } from './worth.ts'
import type { PlayerVisit } from './visit.ts'

/**
 * Tells when an attempt can be finished, so that a client need not try in vain.
 * @returns the seconds that its finish has to wait; nothing where it is taken at once, or something is still to be done
 */
export async function finishIn(
  { task, text, play }: { task: PublishedTask; text: TaskText; play: Play },
  attempt: AttemptRow,
  visit: PlayerVisit,
): Promise<{ finishInSeconds?: number }> {
  const { isReview, startedAt, launchedAt } = attempt
  // the answers of an anonymous survey come with its end
  const isComplete =
    isAnonymous(task.content) || play.result({ startedAt, launchedAt, now: visit.now, text }) !== null
  const leastSeconds = isComplete && (!isReview || isRetried(task)) ? play.leastSeconds(text) : 0
  const wait = leastSeconds > 0 ? await ask(leastSeconds, attempt, visit) : 0
  return wait > 0 ? { finishInSeconds: wait } : {}
}

/** From when on a person can have played an attempt: its start, or the launch of its package. */
export const sinceOf = ({ startedAt, launchedAt }: Pick<AttemptRow, 'startedAt' | 'launchedAt'>): Date =>
  launchedAt ?? startedAt

async function ask(
  leastSeconds: number,
  { id, startedAt, launchedAt }: AttemptRow,
  { db, player, now }: PlayerVisit,
): Promise<number> {
  const since = sinceOf({ startedAt, launchedAt })
  const [row] = await db
    .select({ wait: sql<number>`wait` })
    .from(
      sql`time_to_wait(${player.tenantId}, ${player.id}, ${id}, ${leastSeconds}, ${since.toISOString()}, ${now.toISOString()}) as wait`,
    )
  return row?.wait ?? 0
}
