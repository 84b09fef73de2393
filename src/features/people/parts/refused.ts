/** Why an admin's action is refused, beside what any action may fail of. */
export type Refused =
  | 'gone'
  | 'lastAdmin'
  | 'nameTaken'
  | 'noLeader'
  | 'teamArchived'
  | 'alreadyHere'
  | 'alreadyInvited'
  | 'quotaPeople'
  | 'quotaMails'
  | 'alreadySent'
  | 'wordsMissing'
  | 'seasonOverlaps'
  | 'unfit'
  | 'addressTaken'
  | 'disabled'
  | 'ownFactor'
  | 'noFactor'

/** By code of the problem. */
export const REFUSED: Readonly<Record<string, Refused>> = {
  'not-found': 'gone',
  'last-admin': 'lastAdmin',
  'name-taken': 'nameTaken',
  'no-leader': 'noLeader',
  'team-archived': 'teamArchived',
  'already-here': 'alreadyHere',
  'already-invited': 'alreadyInvited',
  'quota-people': 'quotaPeople',
  'quota-mails': 'quotaMails',
  'not-a-draft': 'alreadySent',
  sent: 'alreadySent',
  'words-missing': 'wordsMissing',
  'not-scheduled': 'gone',
  'season-overlaps': 'seasonOverlaps',
  'refused-fields': 'unfit',
  'address-taken': 'addressTaken',
  'account-disabled': 'disabled',
  'own-second-factor': 'ownFactor',
  'no-second-factor': 'noFactor',
}
