import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { joinLiveQuiz, LiveQuiz, readLiveQuiz, startLiveQuiz, stepLiveQuiz } from '#shared/contract/live.ts'
import type { Database } from '#server/db/database.ts'
import { adventures } from '#server/db/schema/adventures.ts'
import { livePlayers, liveQuizzes } from '#server/db/schema/live.ts'
import { tenants } from '#server/db/schema/tenants.ts'
import { keyOf } from '#kinds/define/keys.ts'
import { saltOf } from '#server/modules/live/asking.ts'
import type { TestBrowser } from './browser.ts'
import { openWorld, type TestWorld } from './test-app.ts'
import { makeAdventure, makePerson, makeTeam, type TestPerson } from './world.ts'

/** A quiz that somebody leads and takes part in, at its end. */
export async function makeEndedQuiz(
  db: Database,
  { id: personId, tenantId }: TestPerson,
  adventureId: string,
  now: Date,
  id: string = randomUUID(),
): Promise<string> {
  const [adventure] = await db.select().from(adventures).where(eq(adventures.id, adventureId))
  await db.insert(liveQuizzes).values({
    ...{
      tenantId,
      id,
      personId,
      code: '000000',
      adventureId,
      taskId: 'knots',
      cards: ['first'],
      seconds: 20,
    },
    ...{
      versionId: adventure?.versionId ?? id,
      phase: 'ended',
      at: 0,
      revision: 4,
      createdAt: now,
      endedAt: now,
    },
  })
  await db.insert(livePlayers).values({ tenantId, quizId: id, personId, joinedAt: now })
  return id
}

export interface LiveWorld extends TestWorld {
  leader: TestPerson
  leaderBrowser: TestBrowser
  /** Of the leader's team, signed in. */
  mates: readonly { person: TestPerson; browser: TestBrowser }[]
}

/** A leader with a team that plays the sample: the pill `knots` asks `first` (yes) and `second` (yes and maybe). */
export async function openLiveWorld(mates = 3, parts?: Parameters<typeof openWorld>[1]): Promise<LiveWorld> {
  const world = await openWorld({}, parts)
  const { db, tenantId, clock } = world
  const make = (more: Parameters<typeof makePerson>[3]) => makePerson(db, tenantId, clock.now(), more)
  const leader = await make({ role: 'leader', displayName: 'Lena' })
  const people = await Promise.all(
    Array.from({ length: mates }, (_, index) => make({ displayName: `Mate ${index}` })),
  )
  await makeAdventure(db, tenantId, clock.now(), people)
  await makeTeam(db, tenantId, clock.now(), { leaders: [leader], members: people })
  const signedIn = await Promise.all(
    people.map(async (person) => ({ person, browser: await world.browserOf(person) })),
  )
  return { ...world, leader, leaderBrowser: await world.browserOf(leader), mates: signedIn }
}

/** @returns id and code of a quiz of `knots` */
export async function startQuiz(
  { leaderBrowser, adventureId }: LiveWorld,
  { taskId = 'knots', seconds = 20 as const }: { taskId?: string; seconds?: 0 | 20 } = {},
): Promise<{ id: string; code: string }> {
  const { id } = await leaderBrowser.call(startLiveQuiz, {
    body: { key: randomUUID(), adventureId, taskId, seconds },
  })
  const { code } = await leaderBrowser.call(readLiveQuiz, { params: { quizId: id } })
  return { id, code: code ?? '' }
}

/** Cards of the pill that ask, in their order. */
const CARDS = ['first', 'second']

/** The keys by which answers of a question of the pill are known in a quiz. @param at the question, from 0 */
export async function answerKeys(
  { db, tenantId }: Pick<TestWorld, 'db' | 'tenantId'>,
  quizId: string,
  at: number,
  answers: readonly string[],
): Promise<string[]> {
  const [tenant] = await db.select().from(tenants).where(eq(tenants.id, tenantId))
  if (!tenant) throw new Error('there is no such tenant')
  return answers.map((id) => keyOf(saltOf(tenant, quizId), CARDS[at] ?? '', id))
}

export const joinQuiz = (browser: TestBrowser, code: string) => browser.call(joinLiveQuiz, { body: { code } })

/** Wherever it stands, to what comes next. */
export async function stepQuiz({ leaderBrowser }: LiveWorld, quizId: string): Promise<LiveQuiz> {
  const { revision } = await leaderBrowser.call(readLiveQuiz, { params: { quizId } })
  return leaderBrowser.call(stepLiveQuiz, { params: { quizId }, body: { revision } })
}

/** A connection over which the events of a quiz come. */
export interface Listening {
  status: number
  headers: Readonly<Record<string, unknown>>
  /** The first quiz that comes, or has come and was not taken, that is like this. */
  until: (isWanted: (quiz: LiveQuiz) => boolean) => Promise<LiveQuiz>
  /** Resolves when the server ends it. */
  ended: Promise<void>
  cut: () => void
}

/** Listens to the events of a quiz as a browser does. The server listens already. */
export function listenToQuiz(app: FastifyInstance, browser: TestBrowser, quizId: string): Promise<Listening> {
  const address = app.server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return new Promise((resolve, reject) => {
    const asking = request(
      {
        ...{ host: '127.0.0.1', port, path: `/api/web/v2/live/${quizId}/events` },
        headers: { host: 'house.test', cookie, accept: 'text/event-stream', 'accept-encoding': 'gzip, br' },
      },
      (answer) => {
        const come: LiveQuiz[] = []
        let wake = () => {}
        let text = ''
        answer.setEncoding('utf8')
        answer.on('data', (piece: string) => {
          const pieces = (text + piece).split('\n\n')
          text = pieces.pop() ?? ''
          for (const one of pieces) {
            const data = /^event: quiz\ndata: (.*)$/.exec(one)?.[1]
            if (data !== undefined) come.push(z.parse(LiveQuiz, JSON.parse(data)))
          }
          wake()
        })
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          async until(isWanted) {
            for (;;) {
              const quiz = come.shift()
              if (quiz && isWanted(quiz)) return quiz
              if (!quiz) await new Promise<void>((heard) => (wake = heard))
            }
          },
          ended: new Promise((over) => answer.once('close', () => over())),
          cut: () => answer.destroy(),
        })
      },
    )
    asking.once('error', reject)
    asking.end()
  })
}
