import type { OperatorAction } from './operator-log.ts'
import { ROLES } from './roles.ts'

/** What an action of the log was done to. */
export const AUDIT_KINDS = [
  'tenant',
  'person',
  'people',
  'team',
  'assignment',
  'invitation',
  'season',
  'item',
  'order',
  'review',
  'signOff',
  'session',
  'message',
  'errorGroup',
  'package',
  'draft',
  'preview',
  'quiz',
] as const
export type AuditKind = (typeof AUDIT_KINDS)[number]

interface Audited {
  kind: AuditKind
  /** Where its id is: a part of the path, a field of the reply, or nowhere. */
  from: 'params' | 'reply' | 'none'
  name?: string
}

const at = (kind: AuditKind, name: string): Audited => ({ kind, from: 'params', name })
const made = (kind: AuditKind, name = 'id'): Audited => ({ kind, from: 'reply', name })
const TENANT: Audited = { kind: 'tenant', from: 'none' }

/** Every call by which admins, leaders and designers change something, by area and name in the contract, as `people-changePerson`. */
export const AUDITED = {
  'reviews-claimReview': at('review', 'reviewId'),
  'reviews-rateReview': at('review', 'reviewId'),
  'reviews-releaseReview': at('review', 'reviewId'),
  'seasons-createSeason': made('season'),
  'seasons-changeSeason': at('season', 'seasonId'),
  'seasons-dropSeason': at('season', 'seasonId'),
  'people-assign': made('assignment'),
  'people-dropAssignment': at('assignment', 'assignmentId'),
  'people-changePerson': at('person', 'personId'),
  'people-endSessionsOfPerson': at('person', 'personId'),
  'peopleAccounts-sendResetLink': at('person', 'personId'),
  'peopleAccounts-correctEmail': at('person', 'personId'),
  'peopleAccounts-resetSecondFactor': at('person', 'personId'),
  'people-placeInTeam': at('person', 'personId'),
  'people-createTeam': made('team'),
  'people-changeTeam': at('team', 'teamId'),
  'people-dropTeam': at('team', 'teamId'),
  'peopleInvitations-invitePerson': made('invitation'),
  'peopleInvitations-resendInvitation': at('invitation', 'invitationId'),
  'peopleInvitations-withdrawInvitation': at('invitation', 'invitationId'),
  'peopleImport-importPeople': { kind: 'people', from: 'none' },
  'registration-changeRegistration': TENANT,
  'packages-importPackage': made('package'),
  'packages-placePackage': at('package', 'packageId'),
  'packages-dropPackage': at('package', 'packageId'),
  'content-beginDraft': made('draft', 'folder'),
  'content-editDraft': at('draft', 'folder'),
  'content-buildDraft': at('draft', 'folder'),
  'content-discardDraft': at('draft', 'folder'),
  'contentVersions-publishBuild': at('draft', 'folder'),
  'contentVersions-restoreVersion': at('draft', 'folder'),
  'contentVersions-endTrial': at('draft', 'folder'),
  'contentVersions-schedulePublishing': at('draft', 'folder'),
  'contentVersions-cancelSchedule': at('draft', 'folder'),
  'contentLibrary-answerLibrary': at('draft', 'folder'),
  'translations-editTranslation': at('draft', 'folder'),
  'translations-setTranslator': at('draft', 'folder'),
  'previews-previewBuild': at('draft', 'folder'),
  'previews-previewVersion': at('draft', 'folder'),
  'coaching-decideSignOff': at('signOff', 'signOffId'),
  'coachingSessions-planCoachingSession': made('session'),
  'coachingSessions-repeatCoachingSession': at('session', 'sessionId'),
  'coachingSessions-changeCoachingSession': at('session', 'sessionId'),
  'coachingSessions-cancelCoachingSession': at('session', 'sessionId'),
  'coachingSessions-saveAttendance': at('session', 'sessionId'),
  'shopDesk-createShopItem': made('item'),
  'shopDesk-changeShopItem': at('item', 'itemId'),
  'shopDesk-putShopPicture': at('item', 'itemId'),
  'shopDesk-dropShopPicture': at('item', 'itemId'),
  'shopDesk-endOrder': at('order', 'orderId'),
  'shopDesk-switchShop': TENANT,
  'messages-writeMessage': made('message'),
  'messages-changeMessage': at('message', 'messageId'),
  'messages-sendMessage': at('message', 'messageId'),
  'messages-withdrawMessage': at('message', 'messageId'),
  'messages-dropMessage': at('message', 'messageId'),
  'errors-resolveErrorGroup': at('errorGroup', 'key'),
  'live-startLiveQuiz': made('quiz'),
  'live-endLiveQuiz': at('quiz', 'quizId'),
  'together-setTeamGoal': at('team', 'teamId'),
  'examTime-setExtraExamTime': at('person', 'personId'),
  'tenantSettings-changeTenant': TENANT,
  'tenantSettings-revertTenantChange': TENANT,
  'tenantSettings-putTenantFilm': TENANT,
  'tenantSettings-putTenantPicture': TENANT,
  'tenantSettings-changeCaptchaSecret': TENANT,
  'tenantWords-changeOwnText': TENANT,
  'tenantMail-sendTestMail': TENANT,
  'agreement-publishAgreement': TENANT,
} as const satisfies Readonly<Record<string, Audited>>
export type AuditedAction = keyof typeof AUDITED

/** Of these, what comes as bytes, and so by no call of the contract. */
export const AUDITED_BYTES: readonly AuditedAction[] = ['packages-importPackage']

const MY_ACCOUNT = 'is of one’s own account, as password and sessions are'

/** Calls of these roles that change nothing worth a line, and why. */
export const UNAUDITED: Readonly<Record<string, string>> = {
  'contentPresence-noteContentPresence': 'says every few seconds who has a draft open',
  'live-stepLiveQuiz': 'shows the next question of a quiz whose start is in the log',
  'secondFactor-beginCodes': MY_ACCOUNT,
  'secondFactor-confirmCodes': MY_ACCOUNT,
  'secondFactor-beginPasskey': MY_ACCOUNT,
  'secondFactor-addPasskey': MY_ACCOUNT,
  'secondFactor-renewRecoveryCodes': MY_ACCOUNT,
  'secondFactor-dropFactor': MY_ACCOUNT,
}

/** What operators do to a tenant: in its own log as well as in theirs. Its deletion takes its log away. */
export const OPERATED = [
  'tenant-created',
  'tenant-admin-invited',
  'tenant-suspended',
  'tenant-resumed',
  'tenant-hosts',
  'tenant-default',
  'tenant-default-lost',
  'tenant-quotas',
  'tenant-exported',
  'tenant-imported',
] as const satisfies readonly OperatorAction[]
type OperatedAction = (typeof OPERATED)[number]

export type AuditAction = AuditedAction | OperatedAction

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- keys of a constant
const CALLS = Object.keys(AUDITED) as [AuditedAction, ...AuditedAction[]]

/** All that the log can say. */
export const AUDIT_ACTIONS: readonly [AuditAction, ...AuditAction[]] = [...CALLS, ...OPERATED]

export const AUDIT_ROLES = [...ROLES, 'operator'] as const
export type AuditRole = (typeof AUDIT_ROLES)[number]

export function isOperated(action: string): action is OperatedAction {
  return OPERATED.some((one) => one === action)
}

export function isAuditAction(action: string): action is AuditAction {
  return isAudited(action) || isOperated(action)
}

export function isAudited(action: string): action is AuditedAction {
  return Object.hasOwn(AUDITED, action)
}

/** A change of one thing: what differs, by name, where parts of it have names too as `look.title`. */
export type AuditValues = Readonly<Record<string, unknown>>

/** Of two states of a thing only what differs; null: it is not there. */
export function auditDifference(
  before: AuditValues | null,
  after: AuditValues | null,
): { before: AuditValues | null; after: AuditValues | null } {
  if (!before || !after) return { before, after }
  const [old, next] = [flat(before), flat(after)]
  const names = [...new Set([...Object.keys(old), ...Object.keys(next)])].filter(
    (name) => JSON.stringify(old[name]) !== JSON.stringify(next[name]),
  )
  const only = (values: AuditValues) =>
    Object.fromEntries(names.flatMap((name) => (name in values ? [[name, values[name]]] : [])))
  return { before: only(old), after: only(next) }
}

/** Two levels deep: `words.en` has all texts of a language, each by its own name. */
function flat(values: AuditValues, prefix = '', depth = 0): AuditValues {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      depth < 2 && isRecord(value)
        ? Object.entries(flat(value, `${prefix}${name}.`, depth + 1))
        : [[prefix + name, value]],
    ),
  )
}

function isRecord(value: unknown): value is AuditValues {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
