/** Mails that the product sends for what somebody does with an account. */
const OF_ACCOUNTS = ['reset', 'invitation', 'registration', 'accountKnown', 'email', 'oldAddress'] as const
/** What happened to somebody's second step. */
export const FACTOR_LETTERS = ['factorAdded', 'factorRemoved', 'factorReset', 'newCodes'] as const
export type FactorLetterKind = (typeof FACTOR_LETTERS)[number]
const LETTERS = [...OF_ACCOUNTS, ...FACTOR_LETTERS] as const
export type LetterKind = (typeof LETTERS)[number]

/** What people are notified of, by push or by mail. */
export const NOTIFICATION_MAILS = [
  'ratingAccepted',
  'ratingSentBack',
  'streakVisit',
  'streakTask',
  'dueSoon',
  'dueLast',
  'invitation',
  'invitationDue',
  'message',
  'kudos',
  'sessionPromoted',
  'sessionChanged',
  'sessionCancelled',
  'sessionTomorrow',
  'sessionSoon',
  'publishingErrors',
  'publishingFailed',
  'publishingNewer',
  'publishingTeams',
] as const
export type NotificationMail = (typeof NOTIFICATION_MAILS)[number]

/** Each mail by its family and kind. */
export const MAIL_NAMES = [
  ...LETTERS.map((kind) => `letters-${kind}` as const),
  ...NOTIFICATION_MAILS.map((kind) => `notifications-${kind}` as const),
]
export type MailName = (typeof MAIL_NAMES)[number]

/** What the keys of its texts begin with: `mail.letters.reset.`. */
export function mailKeys(name: MailName): string {
  return `mail.${name.replace('-', '.')}.`
}
