import { and, eq } from 'drizzle-orm'
import { people } from '#server/db/schema/people.ts'
import { notFound, Problem } from '#server/http/problem.ts'
import type { Visit } from '#server/http/visit.ts'
import { lockPerson } from '#server/lib/accounts.ts'
import { codeOf } from '#server/lib/error-code.ts'
import { closeLinks, readLink, takeLink } from '#server/lib/links.ts'
import { mustBeOpen } from './opened-link.ts'

/** PostgreSQL's code for a value that must be there only once. */
const TWICE = '23505'

/**
 * The address counts from now on; links that went to the old one set no password any more.
 * @throws Problem 404, 409 for the link, 409 where somebody else has the address by now
 */
export async function confirmNewEmail(token: string, { db, now, tenant }: Visit): Promise<{ email: string }> {
  const given = { tenantId: tenant.id, kind: 'email', token } as const
  const { personId } = mustBeOpen(await readLink(db, given, now))
  if (personId === null) throw notFound()
  return db.transaction(async (tx) => {
    if (!(await lockPerson(tx, tenant.id, personId))) throw notFound()
    const { email } = mustBeOpen(await takeLink(tx, given, now))
    await tx
      .update(people)
      .set({ email })
      .where(and(eq(people.tenantId, tenant.id), eq(people.id, personId)))
      .catch((error: unknown) => {
        const cause = error instanceof Error ? error.cause : undefined
        throw [error, cause].some((one) => codeOf(one) === TWICE) ? new Problem(409, 'address-taken') : error
      })
    await closeLinks(tx, { tenantId: tenant.id, kind: 'reset', personId }, now)
    return { email }
  })
}
