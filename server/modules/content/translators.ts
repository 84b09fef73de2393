import { and, asc, eq, sql } from 'drizzle-orm'
import type { HandlerInput, Reply } from '#shared/contract/endpoint.ts'
import type { readTranslators, setTranslator } from '#shared/contract/translations.ts'
import type { Database } from '#server/db/database.ts'
import { contentTranslators } from '#server/db/schema/content.ts'
import { people } from '#server/db/schema/people.ts'
import { notFound, refusedField } from '#server/http/problem.ts'
import { findDraft, lockDraft } from './drafts.ts'
import type { MakerVisit } from './visit.ts'

/** @throws Problem 404 */
export async function listTranslators(
  folder: string,
  visit: MakerVisit,
): Promise<Reply<typeof readTranslators>> {
  if (!(await findDraft(visit.db, folder, visit))) throw notFound()
  return { translators: await read(visit.db, folder, visit) }
}

/** @throws Problem 404, 422 */
export async function grant(
  folder: string,
  { personId, languages }: HandlerInput<typeof setTranslator>['body'],
  visit: MakerVisit,
): Promise<Reply<typeof setTranslator>> {
  const { db, tenant, player, now } = visit
  return db.transaction(async (tx) => {
    await lockDraft(tx, folder, visit)
    const isThem = and(eq(people.tenantId, tenant.id), eq(people.id, personId), eq(people.isDisabled, false))
    if ((await tx.$count(people, isThem)) === 0) throw refusedField('personId', 'is nobody of the tenant')
    await tx
      .delete(contentTranslators)
      .where(
        and(
          eq(contentTranslators.tenantId, tenant.id),
          eq(contentTranslators.folder, folder),
          eq(contentTranslators.personId, personId),
        ),
      )
    const rows = [...new Set(languages)].map((language) => ({
      ...{ tenantId: tenant.id, folder, personId, language, grantedBy: player.id, at: now },
    }))
    if (rows.length > 0) await tx.insert(contentTranslators).values(rows)
    return { translators: await read(tx, folder, visit) }
  })
}

function read(db: Database, folder: string, { tenant }: Pick<MakerVisit, 'tenant'>) {
  const languages = sql<
    Reply<typeof readTranslators>['translators'][number]['languages']
  >`json_agg(${contentTranslators.language} order by ${contentTranslators.language})`
  return db
    .select({ id: people.id, name: people.displayName, email: people.email, languages })
    .from(contentTranslators)
    .innerJoin(
      people,
      and(eq(people.tenantId, contentTranslators.tenantId), eq(people.id, contentTranslators.personId)),
    )
    .where(
      and(
        eq(contentTranslators.tenantId, tenant.id),
        eq(contentTranslators.folder, folder),
        eq(people.isDisabled, false),
      ),
    )
    .groupBy(people.id, people.displayName, people.email)
    .orderBy(asc(people.displayName), asc(people.id))
}
