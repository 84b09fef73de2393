import { and, eq, sql } from 'drizzle-orm'
import { adventures, adventureVersions } from '#server/db/schema/adventures.ts'
import type { Visit } from './visit.ts'

const PRODUCT = 'Waymark'

/**
 * Words that somebody who knows this installation tries first (ASVS 6.2.11): the product, the tenant's title and name, the host
 * that was asked, and the names of the adventures in every language.
 */
export async function contextWords({
  db,
  tenant,
  header,
}: Pick<Visit, 'db' | 'tenant' | 'header'>): Promise<string[]> {
  const rows = await db
    .select({ name: sql<string | null>`words.value ->> 'name'` })
    .from(adventures)
    .innerJoin(
      adventureVersions,
      and(
        eq(adventureVersions.tenantId, adventures.tenantId),
        eq(adventureVersions.id, adventures.versionId),
      ),
    )
    .innerJoin(sql`lateral jsonb_each(${adventureVersions.content} -> 'text') as words`, sql`true`)
    .where(eq(adventures.tenantId, tenant.id))
  const host = (header('host') ?? '').replace(/:\d+$/, '')
  const names = rows.flatMap(({ name }) => (name === null ? [] : [name]))
  return [PRODUCT, tenant.look.title, tenant.name, host, ...names]
}
