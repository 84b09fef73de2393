import { randomUUID } from 'node:crypto'
import { awaitVersion } from '#shared/contract/adventure-version.ts'
import { discardDraft } from '#shared/contract/content.ts'
import { readItems } from '#shared/contract/content-items.ts'
import { cancelSchedule, endTrial } from '#shared/contract/content-versions.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'

/** One of each thing that a call may name. */
export interface Things {
  adventure: string
  mission: string
  story: string
  task: string
  attempt: string
  /** Of that attempt. */
  upload: string
  session: string
  /** What a player of one's own team handed in. */
  review: string
  /** What one handed in oneself, and was rated. */
  rated: string
  notice: string
  /** Somebody of a team that one leads. */
  member: string
  /** What a tenant has, and its admin may change. */
  person: string
  team: string
  /** A team that one leads. */
  ledTeam: string
  invitation: string
  /** A group of errors of browsers. */
  errorGroup: string
  assignment: string
  assignable: string
  package: string
  tip: string
  /** A tip that was chosen for one. */
  choice: string
  /** A message of the tenant, and the copy of it that was sent to one. */
  message: string
  letter: string
  /** A season of the tenant. */
  season: string
  /** A training that one asks to be signed off, and one that a player of one's team does. */
  signOff: string
  asked: string
  /** An item of the shop, an order that waits to be handed over, one of one’s own, and one that the map shows. */
  item: string
  order: string
  bought: string
  good: string
  /** A draft of an adventure, by its folder, and a build of it. */
  draft: string
  build: string
  /** What that build plays as. */
  preview: string
  /** The folder of an adventure that the tenant's players see. */
  folder: string
  /** A coaching session that one takes part in, and one that one leads. */
  booked: string
  led: string
  /** A live quiz that one leads and takes part in, at its end: what watches it is answered at once. */
  quiz: string
  /** A change of the tenant’s settings. */
  settingChange: string
}

/** What is named by its id alone. */
export type Kind = Exclude<keyof Things, 'upload' | 'build'>

/** What a call's path, or its body, names. The first that fits. */
export const NAMES: [RegExp, Kind][] = [
  [/\/adventure\/:id/, 'adventure'],
  [/\/send\/invitation2$/, 'adventure'],
  [/\/mission\/:id\/story/, 'story'],
  [/\/mission\/:id/, 'mission'],
  [/\/(tasks|recommendations)\/:taskId/, 'task'],
  [/\/attempts\/:attemptId/, 'attempt'],
  [/\/player\/sessions\/:id/, 'session'],
  [/\/reviews\/:reviewId\/reply/, 'rated'],
  [/\/reviews\/:reviewId/, 'review'],
  [/\/notices\/:noticeId/, 'notice'],
  [/\/v2\/people\/:personId/, 'person'],
  [/\/v2\/people\/invitations\/:invitationId/, 'invitation'],
  [/\/v2\/errors\/:key/, 'errorGroup'],
  [/\/v2\/teams\/:teamId/, 'team'],
  [/\/v2\/together\/led\/:teamId/, 'ledTeam'],
  [/\/v2\/assignments\/:assignmentId/, 'assignment'],
  [/\/v2\/adventures\/:adventureId\/assignments/, 'assignable'],
  [/\/team\/players\/:playerId/, 'member'],
  [/\/v2\/packages\/:packageId/, 'package'],
  [/\/v2\/content\/:folder\/versions\/:number/, 'folder'],
  [/\/v2\/(content|translations)\/:folder/, 'draft'],
  [/\/v2\/previews\/:previewId/, 'preview'],
  [/\/protip\/tips\/:tipId/, 'tip'],
  [/\/protip\/read$/, 'choice'],
  [/\/v2\/messages\/:messageId/, 'message'],
  [/^\/message\/:id/, 'letter'],
  [/\/v2\/(rankings\/recap|seasons)\/:seasonId/, 'season'],
  [/\/coaching\/sign-offs\/:signOffId/, 'signOff'],
  [/\/coaching\/asked\/:signOffId/, 'asked'],
  [/\/shop\/(desk\/)?items\/:itemId/, 'item'],
  [/\/shop\/desk\/orders\/:orderId/, 'order'],
  [/\/shop\/orders\/:orderId\/use/, 'good'],
  [/\/shop\/orders\/:orderId/, 'bought'],
  [/\/coaching\/sessions\/:sessionId/, 'booked'],
  [/\/coaching\/led\/:sessionId/, 'led'],
  [/\/v2\/live\/:quizId/, 'quiz'],
  [/\/tenant\/changes\/:changeId/, 'settingChange'],
]

/** The whole tenant’s: there is no other’s in it. Of tips an admin may take back anybody’s. */
export const TENANT_WIDE: readonly Kind[] = [
  'person',
  'team',
  'invitation',
  'errorGroup',
  'assignment',
  'assignable',
  'package',
  'draft',
  'folder',
  'preview',
  'tip',
  'message',
  'item',
  'order',
  'season',
  'settingChange',
]

/** What calls are asked besides, that are not answered without. */
export const QUERIES: ReadonlyMap<Endpoint, { query: object }> = new Map<Endpoint, { query: object }>([
  // one's own stays, for the other calls
  [discardDraft, { query: { revision: 2 } }],
  [endTrial, { query: { number: 1 } }],
  [cancelSchedule, { query: { id: randomUUID() } }],
  // another than it is: answered at once
  [awaitVersion, { query: { seen: 'another' } }],
  [readItems, { query: { path: 'shop/tasks/sweep.json' } }],
])
