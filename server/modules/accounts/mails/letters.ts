import type { FactorLetterKind } from '#shared/domain/mail-kinds.ts'
import { linkAddress } from '#server/lib/link-address.ts'
import type { MailedLink } from '#server/lib/links.ts'
import type { Letter } from '#server/lib/letters/letter.ts'
import { fill, type MailWords } from '#server/lib/letters/words.ts'

type Addressed = Pick<MailedLink, 'kind' | 'language' | 'origin'>

interface Facts {
  title: string
  /** First name of who reads it; empty where it is not known. */
  name: string
  inviter: string | null
  adventure: string | null
}

/** The mail that carries a link. */
export function linkLetter(link: Addressed, token: string, facts: Facts, words: MailWords): Letter {
  const { kind, language } = link
  const { subject, heading, button, life, ignore } = words[kind]
  const { title, name, adventure } = facts
  const inviter = facts.inviter ?? fill(words.invitation.nobody, { title })
  const invites = adventure === null ? words.invitation.body : words.invitation.bodyAdventure
  const body = kind === 'invitation' ? invites : words[kind].body
  return {
    language,
    subject: fill(subject, { title }),
    greeting: greet(words, name),
    heading,
    body: fill(body, { title, inviter, adventure: adventure ?? '' }),
    button: { label: button, url: linkAddress(link, token) },
    notes: [life, ignore],
  }
}

/** For the address that an account is about to leave. @param link the one that went to the new address */
export function oldAddressLetter(
  link: Addressed & Pick<MailedLink, 'email'>,
  { title, name }: Pick<Facts, 'title' | 'name'>,
  words: MailWords,
): Letter {
  const { subject, heading, body, button, ignore } = words.oldAddress
  return {
    language: link.language,
    subject: fill(subject, { title }),
    greeting: greet(words, name),
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
  words: MailWords,
): Letter {
  const { subject, heading, body, button, ignore } = words.accountKnown
  return {
    language: to.language,
    subject: fill(subject, { title }),
    greeting: greet(words, name),
    heading,
    body: fill(body, { title }),
    button: { label: button, url: `${to.origin}/#/app/login` },
    notes: [ignore],
  }
}

/** For the owner of an account whose second step was changed, by whomever. */
export function factorLetter(
  kind: FactorLetterKind,
  to: Pick<Addressed, 'language' | 'origin'>,
  { title, name }: Pick<Facts, 'title' | 'name'>,
  words: MailWords,
): Letter {
  const { subject, heading, body, button, ignore } = words[kind]
  const page = kind === 'factorReset' ? 'login' : 'player'
  return {
    language: to.language,
    subject: fill(subject, { title }),
    greeting: greet(words, name),
    heading,
    body: fill(body, { title }),
    button: { label: button, url: `${to.origin}/#/app/${page}` },
    notes: [fill(ignore, { title })],
  }
}

function greet({ greeting, greetingNobody }: MailWords, name: string): string {
  return name === '' ? greetingNobody : fill(greeting, { name })
}
