import { and, eq } from 'drizzle-orm'
import type { PreviewStage } from '#shared/domain/preview-stages.ts'
import type { PublishedAdventure } from '#shared/scene/published.ts'
import type { Database } from '#server/db/database.ts'
import { contentBuilds } from '#server/db/schema/content.ts'
import type { contentPreviews } from '#server/db/schema/previews.ts'
import { indexAdventure, type Content } from '#server/play/content.ts'
import { Keep } from '#server/play/keep.ts'
import { withKnownKinds } from '#server/play/known-kinds.ts'
import { readContent } from '#server/play/read-content.ts'

export type PreviewRow = typeof contentPreviews.$inferSelect

/** Of builds: a large one has half a megabyte as text. What was built never changes. */
const MOST_BUILDS = 20
const builds = new Keep<Content>(MOST_BUILDS)

/** Null where it is swept. */
export async function contentOfPreview(
  db: Database,
  { tenantId, buildId, versionId }: PreviewRow,
): Promise<Content | null> {
  if (versionId !== null) return readContent(db, tenantId, versionId)
  if (buildId === null) return null
  return builds.get(`${tenantId} ${buildId}`, 1, async () => {
    const [row] = await db
      .select({ content: contentBuilds.content })
      .from(contentBuilds)
      .where(and(eq(contentBuilds.tenantId, tenantId), eq(contentBuilds.id, buildId)))
    return row?.content ? indexAdventure(withKnownKinds(row.content)) : null
  })
}

/** As it is for somebody of that stage. */
export function contentFor(content: Content, stage: PreviewStage): Content {
  return stage === 'open' ? indexAdventure(withoutRules(content.published)) : content
}

function withoutRules(published: PublishedAdventure): PublishedAdventure {
  const missions = published.missions.map((mission) => ({
    ...mission,
    unlock: null,
    tasks: mission.tasks.map((task) => ({ ...task, unlock: null })),
  }))
  return { ...published, missions }
}
