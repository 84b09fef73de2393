import { and, eq } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { contentBuilds } from '#server/db/schema/content.ts'
import { notFound, Problem } from '#server/http/problem.ts'
import type { MakerVisit } from './visit.ts'

/** A build that can be published. @throws Problem 404, 409 `build-not-done` */
export async function doneBuild(tx: Database, folder: string, buildId: string, { tenant }: MakerVisit) {
  const [build] = await tx
    .select()
    .from(contentBuilds)
    .where(
      and(
        eq(contentBuilds.tenantId, tenant.id),
        eq(contentBuilds.folder, folder),
        eq(contentBuilds.id, buildId),
      ),
    )
  if (!build) throw notFound()
  const { content } = build
  if (build.state !== 'done' || !content) throw new Problem(409, 'build-not-done')
  return { ...build, content }
}
