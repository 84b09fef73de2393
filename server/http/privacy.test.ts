import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { readActivities } from '#shared/contract/activities.ts'
import { askSignOff, decideSignOff, readAskedSignOffs } from '#shared/contract/coaching.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { readMessage, readMessages, sendMessage, writeMessage } from '#shared/contract/messages.ts'
import { readRanking, readSmallRanking } from '#shared/contract/rankings.ts'
import { exportMyData } from '#shared/contract/settings.ts'
import { readFigures, readPassed } from '#shared/contract/figures.ts'
import { readMission, readMissionDetails } from '#shared/contract/missions.ts'
import { markNoticeRead, readNotices } from '#shared/contract/notices.ts'
import { readRecommendations } from '#shared/contract/recommendations.ts'
import { readPeople } from '#shared/contract/people.ts'
import { readRated, readToRate } from '#shared/contract/reviews.ts'
import { changeProfile } from '#shared/contract/profile-change.ts'
import { readTeam, readTeamPlayer } from '#shared/contract/team.ts'
import { readTeammates, readTipBook, readTipExchange, readTips } from '#shared/contract/tips.ts'
import { MINUTE_MS } from '#shared/domain/durations.ts'
import { OPEN_PRIVACY, type Privacy, type PrivacyPlace } from '#shared/domain/privacy.ts'
import { people } from '#server/db/schema/people.ts'
import type { TestBrowser } from '#server/testing/browser.ts'
import { handIn } from '#server/testing/reviewed.ts'
import {
  castOf,
  chosenFor,
  openTipWorld,
  tryChoose,
  write,
  type Cast,
  type TipWorld,
} from '#server/testing/tips.ts'

/** What of Kuba nobody but himself may read, whatever the settings are. */
const PRIVATE = { username: 'kuba.secret', email: 'kuba@secret.test', lastName: 'Secretski' }
const SHOWN = 'Kuba of the lamps'

type Viewer = 'kuba' | 'ola' | 'eve' | 'marta' | 'anna'
/** Himself, of the same team, of another team, who leads him, and who runs the house. */
const VIEWERS: readonly Viewer[] = ['kuba', 'ola', 'eve', 'marta', 'anna']

interface Surface {
  /** What another may switch off; null where nothing can. */
  setting: PrivacyPlace | null
  /** Who comes near it at all; to all others he is not there. */
  viewers: readonly Viewer[]
  /** Whether Kuba is seen there, by name or in the number. */
  isSeen: (browser: TestBrowser) => Promise<boolean>
}

const names = (reply: unknown): boolean => JSON.stringify(reply).includes(SHOWN)

const SURFACES: Record<string, Surface> = {
  'the latest activities': {
    setting: 'isInActivities',
    viewers: VIEWERS,
    isSeen: async (browser) => names(await browser.call(readActivities, { query: {} })),
  },
  'the active players of a mission': {
    setting: 'isInActivePlayers',
    // nobody is counted to himself
    viewers: ['ola', 'eve', 'marta', 'anna'],
    isSeen: async (browser) => {
      const { missions } = await browser.call(readMissionDetails, { params: { id: 'harbour' }, query: {} })
      return missions.some(({ activePlayers }) => activePlayers > 0)
    },
  },
  'the ranking of his team': {
    setting: 'isInRankings',
    viewers: ['kuba', 'ola', 'marta'],
    isSeen: async (browser) => names(await browser.call(readSmallRanking, {})),
  },
  'the ranking of everybody': {
    setting: 'isInRankings',
    viewers: VIEWERS,
    isSeen: async (browser) =>
      names(await browser.call(readRanking, { query: { window: 'all', scope: 'everybody' } })),
  },
  'what somebody may take along of oneself': {
    setting: null,
    viewers: ['kuba'],
    isSeen: async (browser) => names(await browser.call(exportMyData, {})),
  },
  'the book of tips': {
    setting: 'isTipAuthor',
    viewers: ['kuba', 'ola', 'marta', 'anna'],
    isSeen: async (browser) => names(await browser.call(readTipBook, { query: {} })),
  },
  'a tip that was chosen': {
    setting: 'isTipAuthor',
    viewers: ['ola', 'marta'],
    isSeen: async (browser) => names((await browser.call(readTips, {})).protips),
  },
  'word to an author of who chose the tip': {
    setting: 'isTipAuthor',
    viewers: ['ola'],
    isSeen: async (browser) => names((await browser.call(readTips, {})).chosen),
  },
  'the last tips that were given to somebody': {
    setting: 'isTipAuthor',
    viewers: ['ola', 'marta'],
    isSeen: async (browser) => names(await browser.call(readTipExchange, {})),
  },
  'the list of those a tip may be chosen for': {
    setting: null,
    viewers: ['ola', 'marta'],
    isSeen: async (browser) => names(await browser.call(readTeammates, {})),
  },
  'the list of all people of the house': {
    setting: null,
    viewers: ['anna'],
    isSeen: async (browser) => names(await browser.call(readPeople, { query: {} })),
  },
  'a message of the house to him': {
    setting: null,
    viewers: ['kuba'],
    isSeen: async (browser) => names(await browser.call(readMessages, { query: {} })),
  },
  'what he is told of his training': {
    setting: null,
    viewers: ['kuba'],
    isSeen: async (browser) => names(await browser.call(readNotices, { query: {} })),
  },
  'a training that waits to be signed off': {
    setting: null,
    viewers: ['marta'],
    isSeen: async (browser) => names(await browser.call(readAskedSignOffs, {})),
  },
  'the way of a player of the team': {
    setting: null,
    viewers: ['marta'],
    isSeen: async (browser) =>
      names(await browser.call(readTeamPlayer, { query: {}, params: { playerId: world.kuba.person.id } })),
  },
  'who passed what': {
    setting: null,
    viewers: ['marta', 'anna'],
    isSeen: async (browser) => names(await browser.call(readPassed, { query: {} })),
  },
  'the figures of his group': {
    setting: null,
    viewers: ['marta', 'anna'],
    // he is counted, and of fewer than five no more is told
    isSeen: async (browser) => {
      const { people, figures } = await browser.call(readFigures, { query: {} })
      return people > 0 && figures === null
    },
  },
  'the list of the team': {
    setting: null,
    viewers: ['marta'],
    isSeen: async (browser) => names(await browser.call(readTeam, { query: {} })),
  },
}

const PLACES = ['isInRankings', 'isInActivities', 'isInActivePlayers', 'isTipAuthor'] as const
const PARTS = ['isVisible', ...PLACES] as const

/** Nothing hidden, each by itself, all one by one, and everything at once. */
const SETTINGS: readonly Privacy[] = [
  OPEN_PRIVACY,
  ...PARTS.map((part) => ({ ...OPEN_PRIVACY, [part]: false })),
  { ...OPEN_PRIVACY, ...Object.fromEntries(PLACES.map((place) => [place, false])) },
]

const wordsOf = (privacy: Privacy): string =>
  `hides ${PARTS.filter((part) => !privacy[part]).join(' and ') || 'nothing'}`

let world: TipWorld & { anna: Cast }

beforeEach(async () => {
  const tenant = await openTipWorld()
  world = { ...tenant, anna: await castOf(tenant, 'Anna', 'admin') }
  const { db, clock, kuba, ola, marta } = world
  await db
    .update(people)
    .set({ ...PRIVATE, displayName: SHOWN })
    .where(eq(people.id, kuba.person.id))
  await handIn(kuba.browser)
  await chosenFor(kuba, ola)
  await tryChoose(kuba, await write(ola, 'Breathe before you answer.'), marta)
  await kuba.browser.call(askSignOff, { body: { training: 'First aid', note: '' } })
  const { id } = await kuba.browser.call(askSignOff, { body: { training: 'Knots', note: '' } })
  const words = `Well done, ${SHOWN}.`
  await marta.browser.call(decideSignOff, { params: { signOffId: id }, body: { isGiven: true, words } })
  await messageKuba()
  clock.pass(MINUTE_MS)
  await kuba.browser.call(readMission, { params: { id: 'harbour' }, query: {} })
})

/** The tenant writes to him alone, and names him. */
async function messageKuba(): Promise<void> {
  const { browser } = world.anna
  const to = { audience: 'person', teamId: null, personId: world.kuba.person.id } as const
  const { id } = await browser.call(writeMessage, {
    body: {
      ...{ ...to, type: 'allMailboxAlert', link: '' },
      words: [{ language: 'en', title: `Welcome, ${SHOWN}`, content: 'Come in.', linkLabel: '' }],
    },
  })
  await browser.call(sendMessage, { params: { messageId: id }, body: { at: null } })
}

describe('a player who', () => {
  it.each(SETTINGS.map((privacy) => [wordsOf(privacy), privacy] as const))(
    '%s is seen where that allows it, by whom it allows it, and always by himself and who leads him [ACT-1] [PROTIP-1] [RANK-2]',
    async (_, privacy) => {
      await world.kuba.browser.call(changeProfile, { body: { privacy } })
      for (const [surface, { setting, viewers, isSeen }] of Object.entries(SURFACES)) {
        for (const viewer of VIEWERS) {
          const isNear = viewers.includes(viewer)
          const isOpen =
            isNear && (viewer === 'kuba' || setting === null || (privacy.isVisible && privacy[setting]))
          const seen = isSeen(world[viewer].browser)
          // anyone who has no business there is refused, or finds nothing
          expect(await (isNear ? seen : seen.catch(() => false)), `${viewer} at ${surface}`).toBe(isOpen)
        }
      }
    },
  )

  it('hides nothing shows the display name, and no other name or address, to colleagues [ACT-1]', async () => {
    const calls: [Endpoint, object][] = [
      [readActivities, { query: {} }],
      [readMissionDetails, { params: { id: 'harbour' }, query: {} }],
      [readMission, { params: { id: 'harbour' }, query: {} }],
      [readTipBook, { query: {} }],
      [readTips, {}],
      [readTipExchange, {}],
      [readTeammates, {}],
      [readNotices, { query: {} }],
      [readMessages, { query: {} }],
      [readRecommendations, {}],
    ]
    for (const viewer of ['ola', 'eve'] as const) {
      for (const [endpoint, input] of calls) {
        const { status, body } = await world[viewer].browser.try(endpoint, input)
        expect(status, endpoint.path).toBeLessThan(500)
        for (const word of Object.values(PRIVATE)) {
          expect(JSON.stringify(body), `${viewer} at ${endpoint.path}`).not.toContain(word)
        }
      }
    }
  })

  it('is told something is the only one who reads it, whatever others ask for [INFO-3] [COACH-1]', async () => {
    const [message] = await world.kuba.browser.call(readMessages, { query: {} })
    const { notices } = await world.kuba.browser.call(readNotices, { query: {} })
    expect(notices.map(({ kind }) => kind).sort()).toEqual(['message', 'signOff'])
    for (const viewer of ['ola', 'eve', 'marta'] as const) {
      const { browser } = world[viewer]
      const lists = [
        await browser.call(readMessages, { query: { status: 'all' } }),
        await browser.call(readNotices, { query: { status: 'all' } }),
      ]
      expect(names(lists), viewer).toBe(false)
      for (const [endpoint, params] of [
        [readMessage, { id: message?.id ?? '' }],
        ...notices.map(({ id }) => [markNoticeRead, { noticeId: id }] as const),
      ] as const) {
        expect((await browser.try(endpoint, { params })).status, `${viewer} at ${endpoint.path}`).toBe(404)
      }
    }
  })

  it('is in a team is in no list of anybody who does not lead it [FIN-7]', async () => {
    const params = { playerId: world.kuba.person.id }
    const calls: [Endpoint, object][] = [
      [readTeam, { query: {} }],
      [readTeamPlayer, { params }],
      [readAskedSignOffs, {}],
      [readToRate, { query: {} }],
      [readRated, { query: {} }],
      [readPeople, { query: {} }],
    ]
    for (const viewer of ['kuba', 'ola', 'eve'] as const) {
      for (const [endpoint, input] of calls) {
        const { status } = await world[viewer].browser.try(endpoint, input)
        expect(status, `${viewer} at ${endpoint.path}`).toBe(404)
      }
    }
  })
})
