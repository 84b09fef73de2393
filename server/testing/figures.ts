import { randomUUID } from 'node:crypto'
import { finishAttempt, sendMoves, startTask } from '#shared/contract/attempts.ts'
import { MINUTE_MS } from '#shared/domain/durations.ts'
import type { TaskMove } from '#shared/scene/tasks/task.ts'
import { enrol } from '#server/play/enrol.ts'
import type { TestBrowser } from './browser.ts'
import { sampleAdventure, sampleMission, sampleTask } from './sample-adventure.ts'
import { openTestApp, type TestApp } from './test-app.ts'
import { makeAdventure, makePerson, makeTeam, makeTenant, type TestPerson } from './world.ts'

/** map: harbour (knots, ropes), reef (coral, and the exam paper). */
export function figuresAdventure(more: Parameters<typeof sampleAdventure>[0] = {}) {
  return sampleAdventure({
    missions: [
      sampleMission('map', { type: 'movingmap', missions: ['harbour', 'reef'] }),
      sampleMission('harbour', { tasks: [sampleTask('knots'), sampleTask('ropes')] }),
      sampleMission('reef', { tasks: [sampleTask('coral'), sampleTask('paper', { content: PAPER })] }),
    ],
    ...more,
  })
}

const QUESTIONS = ['one', 'two'] as const
const PAPER = {
  type: 'egzamin' as const,
  questions: QUESTIONS.map((id) => ({ id, answers: ['yes', 'no'], correct: ['yes'] })),
  passMark: 50,
  isShowCorrectAnswerHidden: false,
}

const PILL: TaskMove[] = [
  { type: 'learning-pill', answer: { card: 'first', answers: ['yes'] } },
  { type: 'learning-pill', answer: { card: 'second', answers: ['yes', 'maybe'] } },
]

/** How a paper is answered: right or wrong, and how sure, question by question. */
export type Answered = Partial<Record<(typeof QUESTIONS)[number], { isRight: boolean; sureness?: number }>>

interface Played {
  minutes?: number
  /** Of the paper; all right where it is not said. */
  answers?: Answered
  /** It is begun and left open. */
  isLeft?: boolean
}

export interface FiguresWorld extends TestApp {
  tenantId: string
  adventureId: string
  teamId: string
  /** Of the team, all of whom it leads. */
  players: TestPerson[]
  leader: TestPerson
  admin: TestPerson
  /** A browser of now: sessions end while the clock passes. */
  as: (person: TestPerson) => Promise<TestBrowser>
  play: (player: TestPerson | undefined, task: string, played?: Played) => Promise<void>
  /** More players of the adventure, who are in no team. */
  newcomers: (count: number) => Promise<TestPerson[]>
}

/** A tenant with a leader, an admin, and a team of six who play one adventure. */
export async function openFiguresWorld(
  parts: Parameters<typeof openTestApp>[0] = {},
  tenant: Parameters<typeof makeTenant>[2] = {},
): Promise<FiguresWorld> {
  const test = await openTestApp(parts)
  const { db, clock } = test
  const { id: tenantId } = await makeTenant(db, clock.now(), tenant)
  const person = (more: Parameters<typeof makePerson>[3]) => makePerson(db, tenantId, clock.now(), more)
  const leader = await person({ role: 'leader' })
  const admin = await person({ role: 'admin' })
  const players: TestPerson[] = []
  for (let index = 1; index <= 6; index += 1) players.push(await person({ displayName: `Player ${index}` }))
  const adventureId = await makeAdventure(db, tenantId, clock.now(), players, figuresAdventure())
  const teamId = await makeTeam(db, tenantId, clock.now(), { leaders: [leader], members: players })
  const as = (one: TestPerson) => test.browserOf(one)
  return {
    ...test,
    tenantId,
    adventureId,
    teamId,
    players,
    leader,
    admin,
    as,
    async play(player, task, { minutes = 4, answers, isLeft = false } = {}) {
      if (!player) throw new Error('nobody plays')
      const browser = await as(player)
      const { id } = await browser.call(startTask, { params: { taskId: task } })
      clock.pass(minutes * MINUTE_MS)
      if (isLeft) return
      const moves = task === 'paper' ? movesOf(answers ?? {}) : PILL
      await browser.call(sendMoves, {
        params: { attemptId: id },
        body: { moves },
      })
      await browser.call(finishAttempt, { params: { attemptId: id }, body: { key: randomUUID() } })
    },
    async newcomers(count) {
      const made: TestPerson[] = []
      for (let index = 1; index <= count; index += 1) {
        const one = await person({ displayName: `Newcomer ${index}` })
        await enrol(db, { tenantId, personId: one.id, adventureId }, clock.now())
        made.push(one)
      }
      return made
    },
  }
}

function movesOf(answers: Answered): TaskMove[] {
  return QUESTIONS.flatMap((question) => {
    const { isRight = true, sureness } = answers[question] ?? {}
    const type = 'egzamin' as const
    const move: TaskMove[] = [{ type, answer: { question, answers: [isRight ? 'yes' : 'no'] } }]
    return sureness === undefined ? move : [...move, { type, sureness: { question, value: sureness } }]
  })
}
