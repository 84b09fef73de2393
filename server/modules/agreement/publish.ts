import { and, desc, eq, isNull, lt, not, or, sql } from 'drizzle-orm'
import type { AgreementVersions, publishAgreement } from '#shared/contract/agreement.ts'
import type { HandlerInput } from '#shared/contract/endpoint.ts'
import { agreementAcceptances, agreementVersions } from '#server/db/schema/agreements.ts'
import { people } from '#server/db/schema/people.ts'
import { tenants } from '#server/db/schema/tenants.ts'
import { Problem } from '#server/http/problem.ts'
import { readLatestAgreement } from '#server/lib/agreement.ts'
import { isRemovedAddress } from '#server/lib/removed-account.ts'
import type { AgreementVisit } from './visit.ts'

export async function readVersions({ db, tenant }: AgreementVisit): Promise<AgreementVersions> {
  const accepted = sql<number>`(select count(*) from ${agreementAcceptances}
    where ${agreementAcceptances.tenantId} = ${agreementVersions.tenantId}
      and ${agreementAcceptances.version} = ${agreementVersions.number})`.mapWith(Number)
  const rows = await db
    .select({
      version: agreementVersions,
      by: { id: people.id, displayName: people.displayName },
      isGone: isRemovedAddress(people.email),
      accepted,
    })
    .from(agreementVersions)
    .innerJoin(
      people,
      and(eq(people.tenantId, agreementVersions.tenantId), eq(people.id, agreementVersions.publishedBy)),
    )
    .where(eq(agreementVersions.tenantId, tenant.id))
    .orderBy(desc(agreementVersions.number))
  return {
    versions: rows.map(({ version, by, isGone, ...row }) => ({
      ...{ number: version.number, texts: version.texts, isDemanded: version.isDemanded },
      publishedAt: version.publishedAt.toISOString(),
      by: isGone ? null : by,
      accepted: row.accepted,
    })),
    missing: await countMissing({ db, tenant }),
  }
}

/** Those who are asked at their next visit. */
function countMissing({ db, tenant }: Pick<AgreementVisit, 'db' | 'tenant'>): Promise<number> {
  const demanded = sql`(select ${tenants.demandedAgreement} from ${tenants} where ${tenants.id} = ${tenant.id})`
  return db.$count(
    people,
    and(
      eq(people.tenantId, tenant.id),
      eq(people.isDisabled, false),
      not(isRemovedAddress(people.email)),
      or(isNull(people.agreedAt), lt(people.agreedVersion, demanded)),
    ),
  )
}

/** @throws Problem 409 where there is a later version than the one that was seen; 422 for a language without a text */
export async function publish(
  { texts, isDemanded, basedOn }: HandlerInput<typeof publishAgreement>['body'],
  visit: AgreementVisit,
): Promise<AgreementVersions> {
  const { db, tenant, player, now, logSecurity } = visit
  const number = basedOn + 1
  await db.transaction(async (tx) => {
    // one at a time, and beside no change of the languages
    const [row] = await tx
      .select({ languages: tenants.languages })
      .from(tenants)
      .where(eq(tenants.id, tenant.id))
      .for('no key update')
    const fields = (row?.languages ?? [])
      .filter((language) => texts[language] === undefined)
      .map((language) => ({ path: `texts.${language}`, message: 'missing' }))
    if (fields.length > 0) throw new Problem(422, 'refused-fields', { fields })
    const latest = await readLatestAgreement(tx, tenant.id)
    if ((latest?.number ?? 0) !== basedOn) throw new Problem(409, 'setting-changed')
    await tx
      .insert(agreementVersions)
      .values({ tenantId: tenant.id, number, texts, isDemanded, publishedBy: player.id, publishedAt: now })
    if (!isDemanded) return
    await tx.update(tenants).set({ demandedAgreement: number }).where(eq(tenants.id, tenant.id))
  })
  logSecurity('agreement-published', { version: String(number), isDemanded: String(isDemanded) })
  return readVersions(visit)
}
