import { and, eq, isNull } from 'drizzle-orm'
import {
  acceptAgreement,
  acceptInvitation,
  confirmEmail,
  confirmPasswordReset,
  readInvitation,
  readPasswordReset,
  register as registerCall,
  renewInvitation,
  requestPasswordReset,
  sendInvitation,
  sendInvitationToAdventure,
} from '#shared/contract/accounts.ts'
import type { LoginStatus } from '#shared/contract/session.ts'
import { people } from '#server/db/schema/people.ts'
import { on, type Route } from '#server/http/route.ts'
import { confirmNewEmail } from './confirm-email.ts'
import { acceptAsInvited, renewInvitationOf, showInvitation } from './invitation.ts'
import { invite } from './invite.ts'
import { register } from './register.ts'
import { readReset, requestReset, resetPassword } from './reset-password.ts'

export const accountRoutes: readonly Route[] = [
  on(registerCall, ({ body }, visit) => register(body, visit)),

  on(acceptAgreement, async (_, { db, now, player }): Promise<LoginStatus> => {
    await db
      .update(people)
      .set({ agreedAt: now })
      .where(
        and(
          eq(people.tenantId, player.tenantId),
          eq(people.id, player.id),
          eq(people.isDisabled, false),
          isNull(people.agreedAt),
        ),
      )
    return { status: true, agreement: 1 }
  }),

  on(requestPasswordReset, async ({ body }, visit) => {
    await requestReset(body, visit)
    return {}
  }),
  on(readPasswordReset, ({ body }, visit) => readReset(body.token, visit)),
  on(confirmPasswordReset, async ({ body }, visit) => {
    await resetPassword(body, visit)
    return undefined
  }),

  on(sendInvitation, async ({ body }, visit) => {
    await invite({ ...body, adventureId: null }, visit)
    return undefined
  }),
  on(sendInvitationToAdventure, async ({ body: { id, ...who } }, visit) => {
    await invite({ ...who, adventureId: id }, visit)
    return undefined
  }),
  on(readInvitation, ({ body }, visit) => showInvitation(body.token, visit)),
  on(acceptInvitation, ({ body }, visit) => acceptAsInvited(body, visit)),
  on(renewInvitation, async ({ body }, visit) => {
    await renewInvitationOf(body.token, visit)
    return undefined
  }),

  on(confirmEmail, ({ body }, visit) => confirmNewEmail(body.token, visit)),
]
