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
import { on, type Route } from '#server/http/route.ts'
import { accept } from './accept-agreement.ts'
import { confirmNewEmail } from './confirm-email.ts'
import { acceptAsInvited, renewInvitationOf, showInvitation } from './invitation.ts'
import { invite } from './invite.ts'
import { register } from './register.ts'
import { readReset, requestReset, resetPassword } from './reset-password.ts'

export const accountRoutes: readonly Route[] = [
  on(registerCall, ({ body }, visit) => register(body, visit)),

  on(acceptAgreement, ({ body }, visit) => accept(body, visit)),

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
    return { isMailed: visit.sendsMail }
  }),
  on(sendInvitationToAdventure, async ({ body: { id, ...who } }, visit) => {
    await invite({ ...who, adventureId: id }, visit)
    return { isMailed: visit.sendsMail }
  }),
  on(readInvitation, ({ body }, visit) => showInvitation(body.token, visit)),
  on(acceptInvitation, ({ body }, visit) => acceptAsInvited(body, visit)),
  on(renewInvitation, async ({ body }, visit) => {
    await renewInvitationOf(body.token, visit)
    return { isMailed: visit.sendsMail }
  }),

  on(confirmEmail, ({ body }, visit) => confirmNewEmail(body.token, visit)),
]
