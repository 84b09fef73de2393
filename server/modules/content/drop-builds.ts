import { inArray, type SQL } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { contentBuilds } from '#server/db/schema/content.ts'
import { leftBy, type LeftArt } from './sweep-art.ts'

/** What came of one may be half a megabyte. */
const AT_ONCE = 20

/** Deletes builds. @returns what they have made, by tenant, for `freeArt` */
export async function dropBuilds(db: Database, areThese: SQL | undefined): Promise<Map<string, LeftArt>> {
  const left = new Map<string, LeftArt>()
  for (;;) {
    const some = db.select({ id: contentBuilds.id }).from(contentBuilds).where(areThese).limit(AT_ONCE)
    const gone = await db
      .delete(contentBuilds)
      .where(inArray(contentBuilds.id, some))
      .returning({
        ...{ tenantId: contentBuilds.tenantId, content: contentBuilds.content },
        endedAt: contentBuilds.endedAt,
      })
    if (gone.length === 0) return left
    for (const { tenantId, ...build } of gone) {
      const { names, untilMs } = leftBy(build)
      const known = left.get(tenantId)
      left.set(tenantId, {
        names: [...new Set([...(known?.names ?? []), ...names])],
        untilMs: Math.max(known?.untilMs ?? 0, untilMs),
      })
    }
  }
}
