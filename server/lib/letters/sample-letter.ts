import type { Language } from '#shared/domain/languages.ts'
import type { LetterKind, MailName, NotificationMail } from '#shared/domain/mail-kinds.ts'
import type { tenants } from '#server/db/schema/tenants.ts'
import type { Letter } from './letter.ts'
import { fill, mailWords, notificationWords } from './words.ts'

interface SampleReader {
  firstName: string
  displayName: string
  email: string
  /** Of the product: the button leads there. */
  origin: string
  now: Date
}

type Tenant = Pick<typeof tenants.$inferSelect, 'look' | 'words'>

/** A mail as it would be written to somebody, with made-up values. */
export function sampleLetter(
  mail: MailName,
  language: Language,
  reader: SampleReader,
  tenant: Tenant,
): Letter {
  const values = sampleValues(language, reader, tenant)
  const words = mailWords(language, tenant.words)
  const say = (text: string) => fill(text, values)
  const { subject, heading, body, button, notes } = partsOf(mail, language, tenant)
  return {
    language,
    subject: say(subject),
    greeting:
      reader.firstName === '' ? words.greetingNobody : fill(words.greeting, { name: reader.firstName }),
    heading: say(heading),
    body: say(body),
    button: { label: button, url: `${reader.origin}/` },
    notes: notes.map(say),
  }
}

type Parts = Pick<Letter, 'subject' | 'heading' | 'body' | 'notes'> & { button: string }

function partsOf(mail: MailName, language: Language, { words: own }: Tenant): Parts {
  const [family, kind = ''] = mail.split('-')
  if (family === 'letters') {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a name of these mails has one of their kinds
    const { subject, heading, body, button, ...notes } = mailWords(language, own)[kind as LetterKind]
    return {
      ...{ subject, heading, body, button },
      notes: [...('life' in notes ? [notes.life] : []), notes.ignore],
    }
  }
  const words = notificationWords(language, own)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- likewise
  const { title, body, button } = words[kind as NotificationMail]
  // anyone who scheduled it has not chosen to be notified of it
  const notes = kind.startsWith('publishing') ? [] : [words.reason]
  return { subject: title, heading: title, body, button, notes }
}

function sampleValues(
  language: Language,
  { displayName, email, now }: SampleReader,
  { look }: Tenant,
): Record<string, string> {
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' }).format(now)
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' })
  return {
    ...{ title: look.title, name: displayName, inviter: displayName, leader: displayName, email },
    ...{ adventure: look.title, task: look.title, stars: '4', day, when: when.format(now) },
    ...{ where: look.title, reason: '', content: look.title, count: '2' },
  }
}
