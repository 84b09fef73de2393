import type { MailedLink } from '#server/lib/links.ts'
import type { LinkKind } from '#server/db/schema/mail.ts'
import type { Letter } from '#server/lib/letters/letter.ts'
import { fill, MAIL_WORDS } from '#server/lib/letters/words.ts'

/** Where each link leads in the product. */
const LINK_PATHS = {
  reset: (token) => `/#/app/resetpassword?token=${token}`,
  invitation: (token) => `/#/app/accept-invitation?token=${token}`,
  registration: (token) => `/#/app/accept-invitation?token=${token}`,
  email: (token) => `/#/app/confirm-email?token=${token}`,
} satisfies Record<LinkKind, (token: string) => string>

type Addressed = Pick<MailedLink, 'kind' | 'language' | 'origin'>

interface Facts {
  title: string
  /** First name of who reads it; empty where it is not known. */
  name: string
  inviter: string | null
  adventure: string | null
}

/** The mail that carries a link. */
export function linkLetter(link: Addressed, token: string, facts: Facts): Letter {
  const { kind, language } = link
  const words = MAIL_WORDS[language]
  const { subject, heading, button, life, ignore } = words[kind]
  const { title, name, adventure } = facts
  const inviter = facts.inviter ?? fill(words.invitation.nobody, { title })
  const invites = adventure === null ? words.invitation.body : words.invitation.bodyAdventure
  const body = kind === 'invitation' ? invites : words[kind].body
  return {
    language,
    subject: fill(subject, { title }),
    greeting: greet(link, name),
    heading,
    body: fill(body, { title, inviter, adventure: adventure ?? '' }),
    button: { label: button, url: linkAddress(link, token) },
    notes: [life, ignore],
  }
}

export function linkAddress({ kind, origin }: Pick<MailedLink, 'kind' | 'origin'>, token: string): string {
  return origin + LINK_PATHS[kind](token)
}

/** For the address that an account is about to leave. @param link the one that went to the new address */
export function oldAddressLetter(
  link: Addressed & Pick<MailedLink, 'email'>,
  { title, name }: Pick<Facts, 'title' | 'name'>,
): Letter {
  const { subject, heading, body, button, ignore } = MAIL_WORDS[link.language].oldAddress
  return {
    language: link.language,
    subject: fill(subject, { title }),
    greeting: greet(link, name),
    heading,
    body: fill(body, { title, email: link.email }),
    button: { label: button, url: `${link.origin}/#/app/player` },
    notes: [ignore],
  }
}

/** For the owner of an address that somebody wanted to register again. */
export function accountKnownLetter(
  to: Pick<Addressed, 'language' | 'origin'>,
  { title, name }: Pick<Facts, 'title' | 'name'>,
): Letter {
  const { subject, heading, body, button, ignore } = MAIL_WORDS[to.language].accountKnown
  return {
    language: to.language,
    subject: fill(subject, { title }),
    greeting: greet(to, name),
    heading,
    body: fill(body, { title }),
    button: { label: button, url: `${to.origin}/#/app/login` },
    notes: [ignore],
  }
}

function greet({ language }: Pick<Addressed, 'language'>, name: string): string {
  const { greeting, greetingNobody } = MAIL_WORDS[language]
  return name === '' ? greetingNobody : fill(greeting, { name })
}
