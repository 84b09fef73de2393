import { and, eq, sql, type InferSelectModel } from 'drizzle-orm'
import { TASKS_SERVER } from '#kinds/server.ts'
import type { Streak } from '#shared/domain/streak.ts'
import { prepared } from '#server/db/prepared.ts'
import { adventures } from '#server/db/schema/adventures.ts'
import { attempts } from '#server/db/schema/play.ts'
import { streaks } from '#server/db/schema/rewards.ts'
import { versionSeenBy } from '#server/db/version-seen.ts'
import { notFound } from '#server/http/problem.ts'
import type { Content, PlacedTask } from '#server/play/content.ts'
import { readContent } from '#server/play/read-content.ts'
import { STREAK } from '#server/rewards/streak.ts'
import type { PlayerVisit } from './visit.ts'

export type AttemptRow = InferSelectModel<typeof attempts>

/** An attempt as it is stored. */
export interface StoredAttempt {
  attempt: AttemptRow
  /** The player's, as the finish of the attempt judges it. */
  streak: Streak
  /** The version that it began with; of one that began before that was noted, what players see. */
  versionId: string
  /** What players see now. */
  currentVersionId: string
}

/** An attempt with what it is an attempt of. */
export interface PlayableAttempt extends StoredAttempt {
  content: Content
  placed: PlacedTask
}

/** Of a row of attempts that is joined with its adventure. */
export const VERSION_OF_ATTEMPT = sql<string>`coalesce(${attempts.versionId}, ${versionSeenBy(attempts.personId)})`

const findStored = prepared((db) =>
  db
    .select({
      attempt: attempts,
      versionId: VERSION_OF_ATTEMPT,
      currentVersionId: versionSeenBy(attempts.personId),
      streak: STREAK,
    })
    .from(attempts)
    .innerJoin(
      adventures,
      and(eq(adventures.tenantId, attempts.tenantId), eq(adventures.id, attempts.adventureId)),
    )
    .innerJoin(streaks, and(eq(streaks.tenantId, attempts.tenantId), eq(streaks.personId, attempts.personId)))
    .where(
      and(
        eq(attempts.tenantId, sql.placeholder('tenantId')),
        eq(attempts.personId, sql.placeholder('personId')),
        eq(attempts.id, sql.placeholder('attemptId')),
      ),
    )
    .prepare('find_attempt'),
)

/** @throws Problem 404 for one that is not the player's */
export async function readAttempt(attemptId: string, { db, player }: PlayerVisit): Promise<StoredAttempt> {
  const [row] = await findStored(db).execute({ tenantId: player.tenantId, personId: player.id, attemptId })
  if (!row) throw notFound()
  return row
}

type WithVersions = Pick<StoredAttempt, 'attempt' | 'versionId' | 'currentVersionId'>

/**
 * As it was when it began; a package may be gone since then, so that an open attempt at one goes on with what players see now.
 * @throws Problem 404 where the task was withdrawn before its version was noted
 */
export async function withContent<Stored extends WithVersions>(
  stored: Stored,
  visit: PlayerVisit,
): Promise<Stored & Pick<PlayableAttempt, 'content' | 'placed'>> {
  const begun = await contentIn(stored.versionId, stored, visit)
  if (!begun) throw notFound()
  const goesOn = stored.attempt.finishedAt === null && runsPackage(begun.placed)
  const current = goesOn ? await contentIn(stored.currentVersionId, stored, visit) : null
  return { ...stored, ...(current && runsPackage(current.placed) ? current : begun) }
}

/** Whether it needs files of the content host, which only those of the current version are sure to have. */
export function runsPackage({ task }: PlacedTask): boolean {
  return TASKS_SERVER[task.content.type].launch !== null
}

async function contentIn(
  versionId: string,
  { attempt }: WithVersions,
  { db, player }: PlayerVisit,
): Promise<Pick<PlayableAttempt, 'content' | 'placed'> | null> {
  const content = await readContent(db, player.tenantId, versionId)
  const placed = content?.tasks.get(attempt.taskId)
  return content && placed ? { content, placed } : null
}

/** @throws Problem 404 for one that is not the player's, or whose task was withdrawn */
export async function findAttempt(attemptId: string, visit: PlayerVisit): Promise<PlayableAttempt> {
  return withContent(await readAttempt(attemptId, visit), visit)
}

export function isOwn(attemptId: string, player: PlayerVisit['player']) {
  return and(
    eq(attempts.tenantId, player.tenantId),
    eq(attempts.personId, player.id),
    eq(attempts.id, attemptId),
  )
}
