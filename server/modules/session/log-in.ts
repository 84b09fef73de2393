import { and, eq, or, sql } from 'drizzle-orm'
import type { LoginStatus } from '#shared/contract/session.ts'
import { people } from '#server/db/schema/people.ts'
import { browserZone } from '#server/http/browser-zone.ts'
import { mustNotWait, refuseWhenFull } from '#server/http/must-wait.ts'
import { Problem } from '#server/http/problem.ts'
import { sealName } from '#server/http/sealed-name.ts'
import type { Opened, Visit } from '#server/http/visit.ts'
import { ACCOUNT_POLICY } from '#server/lib/account-policy.ts'
import { hasAgreed } from '#server/lib/agreement.ts'
import { isPassword } from '#server/lib/passwords.ts'
import { hasAnyFactor } from '#server/lib/second-factor/factors.ts'
import { wantsSecondFactor } from '#server/lib/second-factor/wanted.ts'
import { countTry, forgetTries, readTries } from '#server/lib/throttle.ts'

interface Credentials {
  /** User name or e-mail address. */
  username: string
  password: string
  captcha?: string | undefined
}

/** Failures of an account, or of a known browser with it, after which a captcha is asked. */
const TRIES_WITHOUT_CAPTCHA = 3

/** Somebody whose name and password were right. */
export type KnownPerson = typeof people.$inferSelect

/**
 * Signs in by the pair alone.
 * @throws Problem as `mustKnowPair`, and 406 `second-step` where the password is not enough
 */
export async function logIn(credentials: Credentials, visit: Visit): Promise<LoginStatus> {
  const person = await mustKnowPair(credentials, visit)
  if (await isSecondStepDue(person, visit)) {
    // the calls that follow are counted for this browser: wrong passwords from elsewhere do not come in between
    if (visit.device.knownFor(person) === null) visit.device.remember(person)
    throw new Problem(406, 'second-step')
  }
  return enter(person, visit)
}

/**
 * The same answer in the same time, whether the account exists or not.
 * @throws Problem 401 for a wrong pair, 423 for the right pair of a disabled account, 429 after too many tries,
 * 406 where a captcha is due
 */
export async function mustKnowPair(
  { username, password, captcha }: Credentials,
  visit: Visit,
): Promise<KnownPerson> {
  const { db, now, tenant } = visit
  const person = await findPerson(visit, username)
  const tries = { tenantId: tenant.id, subject: triesOf(person, username, visit) }
  const failures = await readTries(db, tries, ACCOUNT_POLICY, now)
  const named = { account: person?.id ?? null, typed: sealName(username, tenant) }
  if (failures >= TRIES_WITHOUT_CAPTCHA) await visit.mustBeHuman(captcha)
  // counted before the check, so that many at once are not free
  const waitMs = await countTry(db, tries, ACCOUNT_POLICY, now)
  if (waitMs > 0) visit.logSecurity('too-many-tries', named)
  mustNotWait(waitMs)

  const isRight = await isPassword(person?.passwordHash ?? null, password).catch(refuseWhenFull)
  if (!person || !isRight) {
    visit.logSecurity('login-failed', named)
    throw new Problem(401, 'wrong-credentials')
  }
  await forgetTries(db, tries)
  if (person.isDisabled) throw new Problem(423, 'account-disabled')
  return person
}

/** @throws Problem 401 where the password was changed meanwhile */
export async function enter(person: KnownPerson, visit: Visit): Promise<LoginStatus> {
  const { session, device, tenant } = visit
  const { id, role, passwordHash } = person
  await session.begin({ id, role, passwordHash, timeZone: browserZone(visit) })
  if (device.knownFor(person) === null) device.remember(person)
  return { status: true, agreement: hasAgreed(person, tenant) ? 1 : 0 }
}

/** Whether a password is not enough: who set something up is asked for it, and a tenant may want it of all who are more than players. */
export async function isSecondStepDue(person: KnownPerson, { db, tenant }: Visit): Promise<boolean> {
  return wantsSecondFactor(tenant, person.role) || (await hasAnyFactor(db, person))
}

/**
 * A browser in which this person has logged in before has a count of its own: anyone who keeps trying the account from
 * elsewhere does not make its owner wait. Everybody else's are counted by the name as it was typed: what user name and
 * address have in common would tell that they are one account's.
 */
function triesOf(person: Opened | undefined, username: string, { device }: Visit): string {
  const known = person && device.knownFor(person)
  return known ? `device ${known} ${person.id}` : `account ${username.toLowerCase()}`
}

async function findPerson({ db, tenant }: Visit, name: string) {
  // as tries are counted by: a database that takes İ for i would give each spelling tries of its own
  const small = name.toLowerCase()
  const isNamed = or(eq(sql`lower(${people.username})`, small), eq(sql`lower(${people.email})`, small))
  const [person] = await db
    .select()
    .from(people)
    .where(and(eq(people.tenantId, tenant.id), isNamed))
    .orderBy(people.id)
    .limit(1)
  return person
}
