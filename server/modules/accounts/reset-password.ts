import { and, eq, sql } from 'drizzle-orm'
import { HOUR_MS } from '#shared/domain/durations.ts'
import { pickLanguage } from '#shared/domain/languages.ts'
import { people } from '#server/db/schema/people.ts'
import { mustNotWait } from '#server/http/must-wait.ts'
import { hashQueued, mustBeUncommon } from '#server/http/new-password.ts'
import { notFound } from '#server/http/problem.ts'
import { dropSessionsOf } from '#server/http/session.ts'
import type { Visit } from '#server/http/visit.ts'
import { lockPerson } from '#server/lib/accounts.ts'
import {
  closeLinks,
  createLink,
  LINK_LIFE_MS,
  readLink,
  takeLink,
  type FoundLink,
} from '#server/lib/links.ts'
import { countTry, forgetTries, mostIn, type ThrottlePolicy } from '#server/lib/throttle.ts'
import { mustBeOpen } from './opened-link.ts'

/** As long as the last link is open, which was mailed when it closed: nobody can keep another from getting one. */
const OF_ONE_ACCOUNT: ThrottlePolicy = {
  windowMs: HOUR_MS,
  closeMs: (tries) => (tries < 5 ? 0 : LINK_LIFE_MS.reset),
}
/** An office behind one address may all have forgotten theirs on a Monday: accounts are protected by the limit above. */
const FROM_ONE_ADDRESS = mostIn(HOUR_MS, 300)

interface Wish {
  email: string
  captcha?: string | undefined
}

/**
 * The same work whether or not the address has an account: a link is stored and a job made for either, and only the job
 * knows that there is nobody to write to. Anyone who asks too often gets nothing while a link is open.
 * @throws Problem 406 without a captcha that is due, 429
 */
export async function requestReset({ email, captcha }: Wish, visit: Visit): Promise<void> {
  const { db, now, tenant } = visit
  await visit.mustBeHuman(captcha)
  const calls = { tenantId: tenant.id, subject: `reset from ${visit.address}` }
  mustNotWait(await countTry(db, calls, FROM_ONE_ADDRESS, now))
  // anyone who is told to wait would learn that somebody asked
  if ((await countTry(db, wishesFor(tenant.id, email), OF_ONE_ACCOUNT, now)) > 0) return
  const [person] = await db
    .select({ id: people.id, email: people.email, language: people.language })
    .from(people)
    .where(
      and(
        eq(people.tenantId, tenant.id),
        eq(sql`lower(${people.email})`, email.toLowerCase()),
        eq(people.isDisabled, false),
      ),
    )
  const wishes = [...(person?.language ? [person.language] : []), ...visit.languages]
  const link = {
    tenantId: tenant.id,
    kind: 'reset',
    personId: person?.id ?? null,
    // the account's own, never one that only looks like it
    email: person?.email ?? email,
    origin: await visit.linkOrigin(),
    language: pickLanguage(wishes, tenant.languages, tenant.defaultLanguage),
  } as const
  await db.transaction((tx) => createLink(tx, link, now))
}

function wishesFor(tenantId: string, email: string) {
  return { tenantId, subject: `reset of ${email.toLowerCase()}` }
}

/** @throws Problem 404 for a token that was never handed out */
export async function readReset(
  token: string,
  { db, now, tenant }: Visit,
): Promise<Pick<FoundLink, 'state'> & { email: string | null }> {
  const found = await readLink(db, { tenantId: tenant.id, kind: 'reset', token }, now)
  if (!found) throw notFound()
  if (found.state !== 'open' || found.link.personId === null) return { state: found.state, email: null }
  const [person] = await db
    .select({ email: people.email })
    .from(people)
    .where(and(eq(people.tenantId, tenant.id), eq(people.id, found.link.personId)))
  return { state: found.state, email: person?.email ?? null }
}

/**
 * Anyone who was signed in to the account is out, and no link that was mailed before takes it anywhere any more.
 * @throws Problem 404, 409 for the link, 422 for a common password, 429
 */
export async function resetPassword(
  { token, password }: { token: string; password: string },
  visit: Visit,
): Promise<void> {
  const { db, now, tenant } = visit
  const given = { tenantId: tenant.id, kind: 'reset', token } as const
  const { personId } = mustBeOpen(await readLink(db, given, now))
  if (personId === null) throw notFound()
  const isTheirs = and(eq(people.tenantId, tenant.id), eq(people.id, personId))
  const [person] = await db.select().from(people).where(isTheirs)
  if (!person) throw notFound()
  const known = [person.firstName, person.lastName, person.username, person.email]
  await mustBeUncommon({ field: 'password', password, known }, visit)
  const passwordHash = await hashQueued(password)
  await db.transaction(async (tx) => {
    if (!(await lockPerson(tx, tenant.id, personId))) throw notFound()
    mustBeOpen(await takeLink(tx, given, now))
    await tx.update(people).set({ passwordHash }).where(isTheirs)
    await closeLinks(tx, { tenantId: tenant.id, kind: 'reset', personId }, now)
    await closeLinks(tx, { tenantId: tenant.id, kind: 'email', personId }, now)
    await dropSessionsOf(tx, { tenantId: tenant.id, personId, exceptHash: null })
  })
  await forgetTries(db, wishesFor(tenant.id, person.email))
}
