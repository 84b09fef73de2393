import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Reply } from '#shared/contract/endpoint.ts'
import type { readQuizChoices } from '#shared/contract/live.ts'
import { adventures, enrolments } from '#server/db/schema/adventures.ts'
import { liveQuizzes } from '#server/db/schema/live.ts'
import { versionSeenBy } from '#server/db/version-seen.ts'
import type { Content } from '#server/play/content.ts'
import { questionFactsOf } from '#server/play/question-facts.ts'
import { readContent } from '#server/play/read-content.ts'
import { wordsIn } from '#server/play/words.ts'
import { isPlayerOf } from '#server/policies/must-lead.ts'
import type { LiveVisit } from './visit.ts'

/** Adventures that this leader, or somebody of a team of the leader's, is enrolled in, as the leader sees them. */
export function readAskable({ db, player }: LiveVisit): Promise<{ id: string; versionId: string }[]> {
  return db
    .select({ id: adventures.id, versionId: versionSeenBy(sql`${player.id}::uuid`) })
    .from(adventures)
    .where(
      and(
        eq(adventures.tenantId, player.tenantId),
        inArray(
          adventures.id,
          db
            .select({ id: enrolments.adventureId })
            .from(enrolments)
            .where(
              and(
                eq(enrolments.tenantId, player.tenantId),
                or(eq(enrolments.personId, player.id), isPlayerOf(db, player, enrolments.personId)),
              ),
            ),
        ),
      ),
    )
    .orderBy(adventures.folder)
}

/** The questions of a task that can be asked to many, by their ids. */
export function cardsOf({ tasks }: Content, taskId: string): string[] {
  const content = tasks.get(taskId)?.task.content
  return (content && questionFactsOf(content)?.cards(content)) ?? []
}

export async function readChoices(visit: LiveVisit): Promise<Reply<typeof readQuizChoices>> {
  const { db, tenant, languages, player } = visit
  const shown: Reply<typeof readQuizChoices>['adventures'] = []
  for (const { id, versionId } of await readAskable(visit)) {
    const content = await readContent(db, tenant.id, versionId)
    if (!content) continue
    const words = wordsIn(content, languages, tenant)
    const tasks = [...content.tasks.keys()].flatMap((taskId) => {
      const questions = cardsOf(content, taskId).length
      return questions === 0 ? [] : [{ id: taskId, name: words.task(taskId).name, questions }]
    })
    if (tasks.length > 0) shown.push({ id, name: words.adventure, tasks })
  }
  const [open] = await db
    .select({ id: liveQuizzes.id, taskId: liveQuizzes.taskId, versionId: liveQuizzes.versionId })
    .from(liveQuizzes)
    .where(
      and(
        eq(liveQuizzes.tenantId, player.tenantId),
        eq(liveQuizzes.personId, player.id),
        isNull(liveQuizzes.endedAt),
      ),
    )
    .orderBy(desc(liveQuizzes.createdAt))
    .limit(1)
  const content = open && (await readContent(db, tenant.id, open.versionId))
  const title = content && wordsIn(content, languages, tenant).task(open.taskId).name
  return { adventures: shown, open: open ? { id: open.id, title: title ?? '' } : null }
}
