import type { LoginStatus } from '#shared/contract/session.ts'
import { HOUR_MS } from '#shared/domain/durations.ts'
import { pickLanguage } from '#shared/domain/languages.ts'
import { browserZone } from '#server/http/browser-zone.ts'
import { mustNotWait } from '#server/http/must-wait.ts'
import { hashInTurn, mustBeUncommon } from '#server/http/new-password.ts'
import { Problem } from '#server/http/problem.ts'
import type { Visit } from '#server/http/visit.ts'
import { hasAccount } from '#server/lib/accounts.ts'
import { isInvited } from '#server/lib/invitations.ts'
import { countTry, mostIn } from '#server/lib/throttle.ts'
import { openAccount } from './open-account.ts'

/** A whole class may sit behind one address. */
const REGISTER_POLICY = mostIn(HOUR_MS, 60)

interface Registration {
  firstName: string
  lastName: string
  email: string
  password: string
  captcha?: string | undefined
}

/**
 * A new account, which is signed in at once (AUTH-12).
 * @throws Problem 406 without a captcha that is due, 409 for an address that has an account or is invited, 422 for a common password, 429
 */
export async function register(registration: Registration, visit: Visit): Promise<LoginStatus> {
  const { db, now, tenant } = visit
  const { firstName, lastName, email, password, captcha } = registration
  await mustBeUncommon({ field: 'password', password, known: [firstName, lastName, email] }, visit)
  await visit.mustBeHuman(captcha)
  const tries = { tenantId: tenant.id, subject: `register ${visit.address}` }
  mustNotWait(await countTry(db, tries, REGISTER_POLICY, now))
  // asked before the hash, which costs; asked again by the account itself
  if (await hasAccount(db, tenant.id, email)) throw new Problem(409, 'address-taken')
  // the invitation proves whose it is, and says to which adventure: nobody else may use it up
  if (await isInvited(db, tenant.id, email, now)) throw new Problem(409, 'invited')
  const passwordHash = await hashInTurn(password)
  const language = pickLanguage(visit.languages, tenant.languages, tenant.defaultLanguage)
  const newcomer = { tenantId: tenant.id, firstName, lastName, email, passwordHash, language }
  const id = await db.transaction((tx) =>
    openAccount(tx, { ...newcomer, role: 'player', adventureId: null }, now),
  )
  return signIn({ id, role: 'player', passwordHash }, visit)
}

/** Somebody who has just accepted the agreement is in. */
export async function signIn(
  person: Omit<Parameters<Visit['session']['begin']>[0], 'timeZone'>,
  visit: Visit,
): Promise<LoginStatus> {
  await visit.session.begin({ ...person, timeZone: browserZone(visit) })
  visit.device.remember(person)
  return { status: true, agreement: 1 }
}
