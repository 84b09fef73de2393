import type { Parts } from '#src/features/authoring/use-parts.ts'
import type { Mail } from './read-mails.ts'

/** The mail that is written, among all of them. */
export interface MailFormProps {
  mail: Mail
  all: Parts<Mail>
}
