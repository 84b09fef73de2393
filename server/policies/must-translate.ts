import { and, asc, eq } from 'drizzle-orm'
import type { Language } from '#shared/domain/languages.ts'
import { MAKERS } from '#shared/domain/roles.ts'
import type { Database } from '#server/db/database.ts'
import { contentDrafts, contentTranslators } from '#server/db/schema/content.ts'
import { notFound } from '#server/http/problem.ts'
import type { Player } from '#server/http/visit.ts'

type Somebody = Pick<Player, 'id' | 'tenantId' | 'role'>

/** Who makes adventures translates each of them. */
export function isMaker({ role }: Pick<Player, 'role'>): boolean {
  return MAKERS.some((one) => one === role)
}

/**
 * Which languages of a draft somebody may write: null for makers, who write all.
 * @throws Problem 404 without a draft, and for anyone who was given no language of it
 */
export async function mustTranslate(
  db: Database,
  { id, tenantId, role }: Somebody,
  folder: string,
): Promise<readonly Language[] | null> {
  if (isMaker({ role })) {
    const isIt = and(eq(contentDrafts.tenantId, tenantId), eq(contentDrafts.folder, folder))
    if ((await db.$count(contentDrafts, isIt)) === 0) throw notFound()
    return null
  }
  const given = await db
    .select({ language: contentTranslators.language })
    .from(contentTranslators)
    .where(
      and(
        eq(contentTranslators.tenantId, tenantId),
        eq(contentTranslators.folder, folder),
        eq(contentTranslators.personId, id),
      ),
    )
    .orderBy(asc(contentTranslators.language))
  if (given.length === 0) throw notFound()
  return given.map(({ language }) => language)
}
