import { and, eq, isNull } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { acceptInvitation, readInvitation } from '#shared/contract/accounts.ts'
import type { HandlerInput } from '#shared/contract/endpoint.ts'
import type { LoginStatus } from '#shared/contract/session.ts'
import { pickLanguage } from '#shared/domain/languages.ts'
import { mailedLinks } from '#server/db/schema/mail.ts'
import { mustNotWait } from '#server/http/must-wait.ts'
import { hashQueued, mustBeUncommon } from '#server/http/new-password.ts'
import { notFound, Problem, refusedField } from '#server/http/problem.ts'
import type { Visit } from '#server/http/visit.ts'
import { readDemandedAgreement } from '#server/lib/agreement.ts'
import { hasAccount } from '#server/lib/accounts.ts'
import { isInvited } from '#server/lib/invitations.ts'
import {
  createLink,
  LinkStands,
  readLink,
  takeLink,
  type FoundLink,
  type MailedLink,
} from '#server/lib/links.ts'
import { countUnaskedMail } from '#server/lib/mail-limits.ts'
import { joinTeams } from '#server/play/join-teams.ts'
import { mustBeVersion } from './accept-agreement.ts'
import { refusalOf } from './must-be-open-to.ts'
import { openAccount } from './open-account.ts'
import { mustBeOpen } from './opened-link.ts'
import { readInviter } from './inviter.ts'
import { signIn } from './register.ts'

const givenIn = ({ tenant }: Visit, token: string) =>
  ({ tenantId: tenant.id, kind: 'invitation', token }) as const

/** By the link of an invitation, or of somebody who registered: both open the same page. */
async function readJoining(token: string, visit: Visit): Promise<FoundLink | null> {
  const given = givenIn(visit, token)
  const invited = await readLink(visit.db, given, visit.now)
  return invited ?? readLink(visit.db, { ...given, kind: 'registration' }, visit.now)
}

/** @throws Problem 404 for a token that was never handed out */
export async function showInvitation(
  token: string,
  visit: Visit,
): Promise<z.infer<typeof readInvitation.reply>> {
  const found = await readJoining(token, visit)
  if (!found?.link.invited) throw notFound()
  const { email, invited, kind } = found.link
  const { firstName, lastName } = invited
  const { name, adventureName } = await readInviter(visit.db, visit.tenant, invited, visit.languages)
  const isRegistration = kind === 'registration'
  return { state: found.state, email, firstName, lastName, invitedBy: name, adventureName, isRegistration }
}

/**
 * An account as the invitation says, or one of anyone who confirmed an address, signed in (AUTH-12, AUTH-14).
 * @throws Problem 403 where the tenant does not let who registered in any more, 404, 409 for the link, 409 where the address has an
 * account or an invitation by now, 422, 429
 */
export async function acceptAsInvited(
  {
    token,
    firstName,
    lastName,
    email: said,
    password,
    version = 0,
  }: HandlerInput<typeof acceptInvitation>['body'],
  visit: Visit,
): Promise<LoginStatus> {
  const { db, now, tenant } = visit
  const { email: known, invited, kind } = mustBeOpen(await readJoining(token, visit))
  if (!invited) throw notFound()
  const given = { ...givenIn(visit, token), kind }
  if (kind === 'registration') {
    if (refusalOf(known, tenant) !== null) throw new Problem(403, 'registration-closed')
    if (await isInvited(db, tenant.id, known, now)) throw new Problem(409, 'invited')
  }
  const email = known === '' ? said : known
  if (email === undefined) throw refusedField('email', 'missing')
  await mustBeVersion(db, tenant.id, version)
  await mustBeUncommon({ field: 'password', password, known: [firstName, lastName, email] }, visit)
  if (await hasAccount(db, tenant.id, email)) throw new Problem(409, 'address-taken')
  const passwordHash = await hashQueued(password)
  const language = pickLanguage(visit.languages, tenant.languages, tenant.defaultLanguage)
  const named = { tenantId: tenant.id, firstName, lastName, email, passwordHash, language, version }
  const opened = await db.transaction(async (tx) => {
    const link = mustBeOpen(await takeLink(tx, given, now))
    // by now an admin may have changed it
    const { role, adventureId, teams = [] } = link.invited ?? invited
    const personId = await openAccount(tx, { ...named, role, adventureId }, now)
    await tx.update(mailedLinks).set({ personId }).where(isLink(link))
    const joining = teams.filter(({ isLeader }) => !isLeader || role === 'leader')
    await joinTeams(
      tx,
      tenant.id,
      joining.map((part) => ({ ...part, personId })),
      now,
    )
    return { id: personId, role, passwordHash }
  })
  const agreement = version >= (await readDemandedAgreement(db, tenant.id)) ? 1 : 0
  return { ...(await signIn(opened, visit)), agreement }
}

/**
 * A new link for anyone who finds the old one expired. It goes to the invited address and to no other, and not again while
 * one waits there. @throws Problem 404, 409 for a link that was used, or whose address has an account by now, 429
 */
export async function renewInvitationOf(token: string, visit: Visit): Promise<void> {
  const { db, now, tenant } = visit
  const found = await readLink(db, givenIn(visit, token), now)
  // the first admin's link is printed, never mailed
  if (!found || found.link.email === '') throw notFound()
  const { link, state } = found
  if (state === 'used' || (await hasAccount(db, tenant.id, link.email))) throw new Problem(409, 'link-used')
  if (state === 'open') return
  const origin = await visit.linkOrigin()
  const { tenantId, kind, personId, email, language, invited } = link
  await db
    .transaction(async (tx) => {
      await tx
        .update(mailedLinks)
        .set({ usedAt: now })
        .where(and(isLink(link), isNull(mailedLinks.usedAt)))
      await createLink(tx, { tenantId, kind, personId, email, language, invited, origin }, now)
      mustNotWait(await countUnaskedMail(tx, { tenantId, email, address: visit.address }, now))
    })
    .catch((error: unknown) => {
      if (!(error instanceof LinkStands)) throw error
    })
}

function isLink({ tenantId, id }: MailedLink) {
  return and(eq(mailedLinks.tenantId, tenantId), eq(mailedLinks.id, id))
}
