import type { LinkKind } from '#server/db/schema/mail.ts'
import type { MailedLink } from './links.ts'

/** Where each link leads in the product. */
const LINK_PATHS = {
  reset: (token) => `/#/app/resetpassword?token=${token}`,
  invitation: (token) => `/#/app/accept-invitation?token=${token}`,
  registration: (token) => `/#/app/accept-invitation?token=${token}`,
  email: (token) => `/#/app/confirm-email?token=${token}`,
} satisfies Record<LinkKind, (token: string) => string>

/** The whole address of a link, for its mail or for anyone who hands it over. */
export function linkAddress({ kind, origin }: Pick<MailedLink, 'kind' | 'origin'>, token: string): string {
  return origin + LINK_PATHS[kind](token)
}
