import { and, asc, desc, eq } from 'drizzle-orm'
import type { TeamPlayerPage } from '#shared/contract/team.ts'
import { dueOf } from '#shared/domain/due.ts'
import type { ExtraExamTime } from '#shared/domain/exam-time.ts'
import { localDateIn } from '#shared/domain/local-date.ts'
import { percentDone } from '#shared/domain/progress.ts'
import { adventures, enrolments } from '#server/db/schema/adventures.ts'
import { people } from '#server/db/schema/people.ts'
import { completions } from '#server/db/schema/play.ts'
import { versionSeenBy } from '#server/db/version-seen.ts'
import { readDueDays } from '#server/play/due-days.ts'
import { wordsOf, type ReadableVersion } from '#server/play/read-reviews.ts'
import type { LeaderVisit } from './visit.ts'

type Enrolled = TeamPlayerPage['adventures'][number] & { version: ReadableVersion }

/** Every adventure of a player with its progress, the one played now first, then the latest enrolment. That the player is mine is asked before. */
export async function readEnrolled(
  playerId: string,
  visit: LeaderVisit,
): Promise<{ extraExamTime: ExtraExamTime; adventures: Enrolled[] }> {
  const { db, player, tenant, now } = visit
  const isTheirs = and(eq(enrolments.tenantId, player.tenantId), eq(enrolments.personId, playerId))
  const [rows, done, dueDays, [person]] = await Promise.all([
    db
      .select({
        id: adventures.id,
        versionId: versionSeenBy(enrolments.personId),
        isActive: enrolments.isActive,
      })
      .from(enrolments)
      .innerJoin(
        adventures,
        and(eq(adventures.tenantId, enrolments.tenantId), eq(adventures.id, enrolments.adventureId)),
      )
      .where(isTheirs)
      .orderBy(desc(enrolments.isActive), desc(enrolments.createdAt), asc(adventures.id)),
    db
      .select({ adventureId: completions.adventureId, taskId: completions.taskId })
      .from(completions)
      .where(and(eq(completions.tenantId, player.tenantId), eq(completions.personId, playerId))),
    readDueDays(db, tenant.id, [playerId]),
    db
      .select({ timeZone: people.timeZone, extraExamTime: people.extraExamTime })
      .from(people)
      .where(and(eq(people.tenantId, player.tenantId), eq(people.id, playerId))),
  ])
  const versions = await wordsOf(
    visit,
    rows.map(({ versionId }) => versionId),
  )
  const today = localDateIn(person?.timeZone ?? tenant.timeZone, now)
  return {
    extraExamTime: person ? person.extraExamTime : 0,
    adventures: rows.flatMap(({ id, versionId, isActive }): Enrolled[] => {
      const one = versions.get(versionId)
      if (!one) return []
      const tasks = one.content.tasksBelow.get(one.content.published.rootMission) ?? []
      const isDone = (task: string) => done.some((row) => row.adventureId === id && row.taskId === task)
      const progress = percentDone(tasks.filter(isDone).length, tasks.length)
      const due = dueOf(dueDays(playerId, id), progress, today)
      return [{ id, name: one.words.adventure, progress, isActive, ...(due && { due }), version: one }]
    }),
  }
}
