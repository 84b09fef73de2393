import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { ALL_ENDPOINTS } from '#shared/contract/all.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'

/** What a call carries, its outermost names parted by spaces; an answer that is a list has those of one of its rows. */
interface Carried {
  query?: string
  body?: string
  reply?: string
}

const LOGIN = 'status agreement'
const MISSION =
  'missionId missionName missionBackground missionBackgroundVideo missionThumbnail missionAlign assistant missions'
const MESSAGE = 'id title content link'
const OURS_OF_A_MESSAGE = 'linkLabel language type isRead date'
const OURS_OF_A_PROFILE =
  'firstName lastName displayName language timeZone formOfAddress avatarSprite privacy isCompletionShown isTutorialSeen tourLeft accommodations'

/**
 * The calls of the specification's section 7 below the API base: what it names, and what is ours besides, because it is not shown
 * there or comes with more. The static files are proved by static-files.test.ts; the thumbnail and the adventure definition
 * have no path of their own: their addresses stand in a reply.
 */
const SPECIFIED: [call: string, named: Carried, ours?: Carried][] = [
  ['GET /logout', {}],
  ['GET /login-status', { reply: LOGIN }, { reply: 'token' }],
  ['POST /login_json', {}, { body: 'username password captcha', reply: `${LOGIN} token` }],
  ['POST /player/password-reset/request', {}, { body: 'email captcha', reply: '' }],
  [
    'GET /player/profile',
    {},
    { reply: `${OURS_OF_A_PROFILE} id username email role isLeader avatar pendingEmail wardrobe` },
  ],
  [
    'PATCH /player/profile',
    {},
    {
      body: OURS_OF_A_PROFILE,
      reply: `${OURS_OF_A_PROFILE} id username email role isLeader avatar pendingEmail wardrobe`,
    },
  ],
  ['GET /v2/user_progress', { reply: 'playerProgress playerPoints' }, { reply: 'playerCoins items goods' }],
  ['GET /game/resource/today', {}, { reply: 'tasksDoneToday pointsToday streakDue newMessages' }],
  [
    'POST /game/resource/send/invitation',
    { body: 'username email' },
    { body: 'firstName lastName language', reply: 'isMailed' },
  ],
  [
    'POST /game/resource/send/invitation2',
    { body: 'username email id' },
    { body: 'firstName lastName language', reply: 'isMailed' },
  ],
  ['GET /my-adventures', {}, { reply: 'id name thumbnail progress isActive due' }],
  ['POST /adventure/:id/select', { body: 'id' }],
  ['GET /adventure/settings', { reply: 'tree config' }, { reply: 'version' }],
  ['GET /mission/:id', { query: 'd', reply: MISSION }, { reply: 'unmet tasks light missionDescription' }],
  ['GET /mission/:id/details', { query: 'd' }, { reply: 'missions' }],
  [
    'GET /game/resource/aktywnosc',
    { query: 'limit', reply: 'id avatar avatarSprite playerName activityTitle date' },
  ],
  [
    'GET /v2/aisticky/recommendations',
    { reply: 'title backgroundUrl competence taskDescription rate taskId itemIndex' },
    { reply: 'missionId goal why minutes dueOn' },
  ],
  ['GET /messages', { query: 'type status', reply: MESSAGE }, { reply: OURS_OF_A_MESSAGE }],
  ['GET /message/:id', { reply: MESSAGE }, { reply: OURS_OF_A_MESSAGE }],
  ['GET /app-params', { query: 'itemsPerPage', reply: 'configKey configValue' }],
  ['GET /v2/protip', { reply: 'points protips' }, { reply: 'chosen' }],
  ['POST /v2/protip/read', { body: 'id' }, { reply: 'points' }],
  ['POST /locale/change', { body: '_locale' }],
  [
    'GET /platform/settings',
    {
      reply: `platformLogoURL platformBackgroundURL platformFaviconURL platformTitle mainColorOne mainColorTwo mainColorThree
        mainColorThreeLighten languageSettings notificationPushSettings loginAndRegisterSettings sendStatistics
        audioEffectsTurnedOn`,
    },
    { reply: 'sendsMail isSetUp' },
  ],
  ['POST /event_store/add', { body: 'events' }],
  ['POST /v2/error', { body: 'error metadata' }],
  ['GET /notification/push/config', { reply: 'firebaseSDKConfigObject vapidKey' }],
  ['POST /notification/push/device-token/save', { body: 'deviceToken' }],
  ['DELETE /notification/push/device-token/remove', {}],
  ['GET /v2/streak', { reply: 'streak granted type date bonusPoints bonusCoins' }],
  // languages, and in each the names of its missions by id
  ['GET /v2/game/missions-translations', {}, { reply: '' }],
  ['GET /v2/game/missions-translations/my-space', {}, { reply: '' }],
]

/** Null where the call carries no such part. */
function namesOf(schema: Endpoint['reply']): string[] | null {
  if (!schema) return null
  if (schema instanceof z.ZodMiniArray) return namesOf(schema.def.element)
  return schema instanceof z.ZodMiniObject ? Object.keys(schema.shape).sort() : []
}

function listed(part: keyof Carried, named: Carried, ours: Carried): string[] | null {
  if (named[part] === undefined && ours[part] === undefined) return null
  return `${named[part] ?? ''} ${ours[part] ?? ''}`.split(/\s+/).filter(Boolean).sort()
}

describe('what the specification lists', () => {
  const built = new Map<string, Endpoint>(ALL_ENDPOINTS.map((one) => [`${one.method} ${one.path}`, one]))

  it.each(SPECIFIED)('%s is built, and carries these names and no others [SERVE-1] [SERVE-5]', (...row) => {
    const [call, named, ours = {}] = row
    const endpoint = built.get(call)
    expect(endpoint).toBeDefined()
    for (const part of ['query', 'body', 'reply'] as const) {
      expect(namesOf(endpoint?.[part]), part).toEqual(listed(part, named, ours))
    }
  })
})
