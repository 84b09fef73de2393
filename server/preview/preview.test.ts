import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { TASK_SAMPLES } from '#kinds/samples.ts'
import { TASKS_SERVER } from '#kinds/server.ts'
import { finishAttempt, launchPackage, sendMoves, startTask } from '#shared/contract/attempts.ts'
import { readMission } from '#shared/contract/missions.ts'
import { changeProfile } from '#shared/contract/profile-change.ts'
import { readProgress } from '#shared/contract/player.ts'
import { previewBuild, restartPreview } from '#shared/contract/previews.ts'
import { readMapStart } from '#shared/contract/start.ts'
import { advanceStory, finishStory, readStory } from '#shared/contract/stories.ts'
import type { TaskPublished } from '#shared/scene/tasks/task.ts'
import { previewPlays } from '#server/db/schema/previews.ts'
import type { TestBrowser } from '#server/testing/browser.ts'
import { hashTables, makeBuild, playingIn } from '#server/testing/previews.ts'
import { percentDone } from '#shared/domain/progress.ts'
import { sampleAdventure, sampleMission, sampleTask } from '#server/testing/sample-adventure.ts'
import { textWithSecrets } from '#server/testing/secret-text.ts'
import { openWorld, type TestWorld } from '#server/testing/test-app.ts'
import { makePerson, type TestPerson } from '#server/testing/world.ts'

const KINDS = Object.keys(TASK_SAMPLES) as (keyof typeof TASK_SAMPLES)[]
const contentOf = (kind: (typeof KINDS)[number]): TaskPublished => TASK_SAMPLES[kind].content

/** A task of each kind, with all words that it has: what is typed is judged by them. */
const ALL = sampleMission('all', {
  tasks: KINDS.map((kind) =>
    sampleTask(kind, { content: contentOf(kind), isLeaderAcceptRequired: kind === 'upload' }),
  ),
})
for (const { tasks } of Object.values(ALL.text)) {
  for (const kind of KINDS) tasks[kind] = { ...textWithSecrets(TASK_SAMPLES[kind]), ...tasks[kind] }
}

/** welcome (an onboarding) leads to the map: all (a task of each kind), later (after it), bottle (an egg). */
const CONTENT = sampleAdventure({
  id: 'isle',
  rootMission: 'welcome',
  missions: [
    sampleMission('welcome', {
      type: 'onboarding',
      missions: ['map'],
      steps: [{ id: 'hello', picture: '' }],
    }),
    sampleMission('map', {
      type: 'movingmap',
      missions: ['all', 'later', 'bottle'],
      unlock: { need: 'all', of: [{ mission: 'welcome' }] },
    }),
    ALL,
    sampleMission('later', {
      tasks: [sampleTask('last')],
      unlock: { need: 'all', of: [{ mission: 'all' }] },
    }),
    sampleMission('bottle', {
      type: 'easter_egg',
      steps: [{ id: 'cork', picture: '' }],
      bonus: { points: 40, coins: 4 },
    }),
  ],
  version: 'all-kinds',
})

let world: TestWorld
let designer: TestPerson
let maker: TestBrowser
let previewId: string
let player: TestBrowser

beforeEach(async () => {
  world = await openWorld()
  const { db, tenantId, clock } = world
  designer = await makePerson(db, tenantId, clock.now(), { role: 'designer' })
  maker = await world.browserOf(designer)
  const buildId = await makeBuild(db, designer, clock.now(), CONTENT)
  const preview = await maker.call(previewBuild, { params: { folder: 'isle', buildId } })
  previewId = preview.id
  player = playingIn(previewId, maker)
})

async function playTask(kind: (typeof KINDS)[number]) {
  const sample = TASK_SAMPLES[kind]
  const { id, playable, state } = await player.call(startTask, { params: { taskId: kind } })
  if (TASKS_SERVER[kind].launch) await launchOf(id)
  else await sample.besides({ ...world, browser: player }, id)
  world.clock.pass(sample.seconds * 1000)
  // each sample takes its own kind alone
  const moves = sample.moves(playable as never, state as never)
  const { refused } = await player.call(sendMoves, { params: { attemptId: id }, body: { moves } })
  expect(refused).toEqual([])
  return player.call(finishAttempt, { params: { attemptId: id }, body: { key: randomUUID() } })
}

/** There is no content host here, which a launch asks for. */
async function launchOf(attemptId: string): Promise<void> {
  expect(await player.refusal(launchPackage, { params: { attemptId } })).toEqual([409, 'no-content-host'])
  const [play] = await world.db.select().from(previewPlays)
  if (!play) throw new Error('nothing was begun')
  const launchedAt = world.clock.now().toISOString()
  const attempts = play.state.attempts.map((one) => (one.id === attemptId ? { ...one, launchedAt } : one))
  await world.db.update(previewPlays).set({ state: { ...play.state, attempts } })
}

const finishWelcome = () =>
  player.call(finishStory, { params: { id: 'welcome' }, body: { key: randomUUID() } })

describe('a preview', () => {
  it('is played from the first picture to the end of every kind of task, and no other table changes [WORLD-4]', async () => {
    const before = await hashTables(world.db)
    const start = await player.call(readMapStart, { query: {} })
    expect(start).toMatchObject({
      profile: { role: 'player', isTutorialSeen: false },
      adventures: [{ id: previewId, progress: 0, isActive: true }],
      progress: { playerProgress: 0, playerPoints: 0 },
    })
    expect(start.profile.id).not.toBe(designer.id)
    await player.call(changeProfile, { body: { isTutorialSeen: true } })
    await player.call(advanceStory, { params: { id: 'welcome' }, body: { at: 1 } })
    await finishWelcome()
    for (const kind of KINDS) {
      const outcome = await playTask(kind)
      expect([kind, outcome]).toEqual([kind, expect.objectContaining({ isPassed: true, taskType: kind })])
    }
    await player.call(readStory, { params: { id: 'bottle' } })
    expect(await player.call(finishStory, { params: { id: 'bottle' }, body: { key: randomUUID() } })).toEqual(
      {
        ...{ points: 40, coins: 0 },
      },
    )
    const progress = await player.call(readProgress, {})
    // what was handed in to a leader brings nothing before it is rated
    expect(progress.playerPoints).toBe((KINDS.length - 1) * 100 + 40)
    const later = await player.call(readMission, { params: { id: 'later' }, query: {} })
    expect(later.unmet).toEqual([])
    await maker.call(restartPreview, { params: { previewId }, body: { stage: 'halfway' } })
    expect(await hashTables(world.db)).toEqual(before)
  })

  it('judges as the game does: what is wrong brings less, and a task is done once [WORLD-4] [TASK-6]', async () => {
    await finishWelcome()
    const first = await playTask('learning-pill')
    expect(first).toMatchObject({ points: 100, currency: 0, isMissionFinished: false })
    const again = await player.call(startTask, { params: { taskId: 'learning-pill' } })
    expect(again.task).toMatchObject({ is_completed: true, earned: 100 })
    const key = randomUUID()
    const finish = { params: { attemptId: again.id }, body: { key } }
    expect(await player.call(finishAttempt, finish)).toEqual({ denided: true })
    expect(await player.call(finishAttempt, finish)).toEqual({ denided: true })
    expect(await player.call(readProgress, {})).toMatchObject({ playerPoints: 100 })
    expect(await player.refusal(startTask, { params: { taskId: 'last' } })).toEqual([423, 'task-locked'])
    const open = await player.call(startTask, { params: { taskId: 'upload' } })
    const early = { params: { attemptId: open.id }, body: { key: randomUUID() } }
    expect(await player.refusal(finishAttempt, early)).toEqual([422, 'task-unfinished'])
  })

  it('is played as a newcomer, half-way, or with nothing locked, and begins anew [WORLD-4]', async () => {
    const unmetOf = async (id: string) =>
      (await player.call(readMission, { params: { id }, query: {} })).unmet.flatMap(({ of }) => of).length
    expect([await unmetOf('map'), await unmetOf('later')]).toEqual([1, 2])
    const restart = async (stage: 'newcomer' | 'halfway' | 'open') => {
      expect(await maker.call(restartPreview, { params: { previewId }, body: { stage } })).toMatchObject({
        stage,
      })
    }
    await restart('open')
    expect([await unmetOf('map'), await unmetOf('later')]).toEqual([0, 0])
    expect(await player.call(readProgress, {})).toMatchObject({ playerProgress: 0 })
    await restart('halfway')
    expect([await unmetOf('map'), await unmetOf('later')]).toEqual([0, 1])
    // each of those kinds brings 100, and so would the task of the mission after them
    const all = KINDS.length + 1
    const done = Math.ceil(all / 2)
    const half = { playerProgress: percentDone(done, all), playerPoints: 100 * done }
    expect(await player.call(readProgress, {})).toMatchObject(half)
    await playTask(KINDS.at(-1) ?? 'upload')
    await restart('halfway')
    expect(await player.call(readProgress, {})).toMatchObject(half)
    await restart('newcomer')
    expect([await unmetOf('map'), await unmetOf('later')]).toEqual([1, 2])
  })

  it('speaks each language of the adventure, also one that the tenant does not offer [WORLD-4]', async () => {
    await restartOpen()
    const names = []
    for (const language of ['pl', 'en'])
      names.push(
        (
          await player.call(
            readMission,
            { params: { id: 'all' }, query: {} },
            { 'accept-language': language },
          )
        ).missionName,
      )
    expect(names).toEqual(['Mission all (pl)', 'Mission all'])
  })
})

const restartOpen = () => maker.call(restartPreview, { params: { previewId }, body: { stage: 'open' } })
