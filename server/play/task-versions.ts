import { createHash } from 'node:crypto'
import { and, desc, eq } from 'drizzle-orm'
import { LANGUAGE_CODES, type Language } from '#shared/domain/languages.ts'
import { entryOf } from '#shared/scene/entry-of.ts'
import type { PublishedAdventure, PublishedMission, PublishedTask } from '#shared/scene/published.ts'
import type { Database } from '#server/db/database.ts'
import { taskVersions } from '#server/db/schema/figures.ts'

/** In the caller's transaction, which holds the adventure: gives every task that is another one than before its next number. */
export async function numberTasks(
  tx: Database,
  { tenantId, adventureId }: { tenantId: string; adventureId: string },
  published: PublishedAdventure,
  now: Date,
): Promise<void> {
  const isIts = and(eq(taskVersions.tenantId, tenantId), eq(taskVersions.adventureId, adventureId))
  const known = await tx
    .selectDistinctOn([taskVersions.taskId], {
      taskId: taskVersions.taskId,
      number: taskVersions.number,
      hash: taskVersions.hash,
    })
    .from(taskVersions)
    .where(isIts)
    .orderBy(taskVersions.taskId, desc(taskVersions.number))
  const last = new Map(known.map((version) => [version.taskId, version]))
  const tasks = new Map(
    published.missions.flatMap((mission) =>
      mission.tasks.map((task) => [task.id, { mission, task }] as const),
    ),
  )
  for (const [taskId, { mission, task }] of tasks) {
    const before = last.get(taskId)
    const hash = hashOf(mission, task)
    if (before?.hash === hash) continue
    const names = namesOf(mission, task.id)
    if (before?.hash === '') {
      const isFirst = and(isIts, eq(taskVersions.taskId, taskId), eq(taskVersions.number, before.number))
      await tx.update(taskVersions).set({ hash, names }).where(isFirst)
      continue
    }
    const number = (before?.number ?? 0) + 1
    await tx
      .insert(taskVersions)
      .values({ tenantId, adventureId, taskId, number, hash, names, publishedAt: now })
  }
}

/** Of what is asked and how it is said; what a task is worth, and where it stands, makes it no other one. */
function hashOf({ text }: PublishedMission, { id, content }: PublishedTask): string {
  const words = LANGUAGE_CODES.map((language) => entryOf(text[language]?.tasks ?? {}, id) ?? null)
  return createHash('sha256')
    .update(JSON.stringify([content, words]))
    .digest('base64url')
}

function namesOf({ text }: PublishedMission, taskId: string): Partial<Record<Language, string>> {
  return Object.fromEntries(
    LANGUAGE_CODES.flatMap((language) => {
      const words = entryOf(text[language]?.tasks ?? {}, taskId)
      return words ? [[language, words.name]] : []
    }),
  )
}
