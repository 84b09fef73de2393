import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { finishAttempt, launchPackage, sendMoves, startTask } from '#shared/contract/attempts.ts'
import { adventures } from '#server/db/schema/adventures.ts'
import { attempts } from '#server/db/schema/play.ts'
import { readTicket } from '#server/lib/ticket.ts'
import { TASK_SAMPLES } from '#kinds/samples.ts'
import { launchOf } from '#server/testing/task-sample.ts'
import { sampleAdventure, sampleMission, sampleTask } from '#server/testing/sample-adventure.ts'
import { openWorld, type TestWorld } from '#server/testing/test-app.ts'
import { makeAdventure, makePerson } from '#server/testing/world.ts'

const FORGERY = 'the secret of this house'
let world: TestWorld

async function openTenant(publicUrl = 'http://localhost:3000'): Promise<void> {
  world = await openWorld({ forgerySecret: FORGERY }, { publicUrl: new URL(publicUrl) })
  const tasks = [
    sampleTask('course', { content: TASK_SAMPLES.scorm12.content }),
    sampleTask('pill'),
    sampleTask('lost', { content: { type: 'scorm12', minimumSeconds: 0, package: null } }),
  ]
  const missions = [
    sampleMission('map', { type: 'movingmap', missions: ['harbour'] }),
    sampleMission('harbour', { tasks }),
  ]
  const { db, tenantId, clock } = world
  await makeAdventure(db, tenantId, clock.now(), [], sampleAdventure({ missions, version: randomUUID() }))
}

/** A build that has another package there than the one before. */
async function replacePackage(): Promise<void> {
  const { content } = TASK_SAMPLES.scorm12
  const replaced = {
    ...content,
    package: content.package && { ...content.package, folder: 'pier.fedcba9876543210' },
  }
  const missions = [
    sampleMission('map', { type: 'movingmap', missions: ['harbour'] }),
    sampleMission('harbour', { tasks: [sampleTask('course', { content: replaced })] }),
  ]
  const { db, tenantId, clock } = world
  await makeAdventure(db, tenantId, clock.now(), [], sampleAdventure({ missions, version: randomUUID() }))
}

const sampleMoves = () =>
  TASK_SAMPLES.scorm12.moves(
    { type: 'scorm12', title: '', items: [] },
    { type: 'scorm12', items: [], last: null, secondsLeft: 0 },
  )

async function begin(taskId: string): Promise<string> {
  return (await world.browser.call(startTask, { params: { taskId } })).id
}

const launch = (attemptId: string) => world.browser.try(launchPackage, { params: { attemptId } })

describe('a package', () => {
  beforeEach(() => openTenant())

  it('runs on the content host, at an address that opens this package for half a day and more [TASK-10]', async () => {
    const attemptId = await begin('course')
    const { origin, page, student } = await world.browser.call(launchPackage, { params: { attemptId } })
    expect(origin).toBe('http://127.0.0.1:3000')
    const [, , ticket = '', launched = ''] = new URL(page).pathname.split('/')
    const secretOf = () => Promise.resolve(FORGERY)
    const opened = (hours: number) =>
      readTicket('package', ticket, new Date(world.clock.now().getTime() + hours * 3_600_000), secretOf)
    expect(await opened(11)).toMatchObject({ thing: 'harbour.0123456789abcdef' })
    expect(await opened(25)).toBeNull()
    const readLaunch = () => readTicket('launch', launched, world.clock.now(), secretOf)
    expect(await readLaunch()).toMatchObject({ thing: attemptId })
    expect(student.name).toMatch(/^\S+, \S+$/)
    expect(student.id).not.toContain(world.player.id)
  })

  it('has one address for all of half a day, so that what was loaded is loaded [TASK-10]', async () => {
    const attemptId = await begin('course')
    const first = await launch(attemptId)
    world.clock.pass(60_000)
    expect((await launch(attemptId)).body).toEqual(first.body)
  })

  it.each([
    ['', false],
    [', also where its attempt names the version before', true],
  ])('goes on with the one that replaced it%s [TASK-10] [WORLD-3]', async (_also, isNamed) => {
    const attemptId = await begin('course')
    const { db } = world
    const [before] = await db.select({ versionId: adventures.versionId }).from(adventures)
    if (isNamed) await db.update(attempts).set({ versionId: before?.versionId })
    await replacePackage()
    expect(await begin('course')).toBe(attemptId)
    const { page } = await world.browser.call(launchPackage, { params: { attemptId } })
    const ticket = new URL(page).pathname.split('/')[2] ?? ''
    expect(
      await readTicket('package', ticket, world.clock.now(), () => Promise.resolve(FORGERY)),
    ).toMatchObject({ thing: 'pier.fedcba9876543210' })
    await launchOf(world, attemptId)
    const moves = sampleMoves()
    await world.browser.call(sendMoves, { params: { attemptId }, body: { moves } })
    world.clock.pass(60_000)
    const end = await world.browser.try(finishAttempt, { params: { attemptId }, body: { key: randomUUID() } })
    expect(end).toMatchObject({ status: 200, body: { points: 100 } })
  })

  it('runs for nobody else, and nothing else runs [TASK-10] [SERVE-2]', async () => {
    const attemptId = await begin('course')
    const { db, tenantId, clock } = world
    const stranger = await world.browserOf(await makePerson(db, tenantId, clock.now()))
    expect((await stranger.try(launchPackage, { params: { attemptId } })).status).toBe(404)
    expect(await launch(await begin('pill'))).toMatchObject({ status: 422, body: { code: 'no-package' } })
    expect(await launch(await begin('lost'))).toMatchObject({ status: 422, body: { code: 'no-package' } })
  })

  it('that was failed is closed as it is, and the next attempt begins anew [TASK-5] [TASK-10]', async () => {
    const attemptId = await begin('course')
    const [first, second] = sampleMoves()
    if (first?.type !== 'scorm12' || second?.type !== 'scorm12' || !second.cmi)
      throw new Error('another kind')
    await launchOf(world, attemptId)
    const failed = { ...second, cmi: { ...second.cmi, status: 'failed' as const } }
    await world.browser.call(sendMoves, { params: { attemptId }, body: { moves: [first, failed] } })
    world.clock.pass(60_000)
    const end = await world.browser.try(finishAttempt, { params: { attemptId }, body: { key: randomUUID() } })
    expect(end).toMatchObject({ status: 200, body: { points: 0, isPassed: false } })
    const again = await world.browser.call(startTask, { params: { taskId: 'course' } })
    expect(again.id).not.toBe(attemptId)
    expect(again.state).toMatchObject({ items: [], last: null })
  })

  it('that is failed when it is played again brings nothing, however much it scores [TASK-5] [TASK-6]', async () => {
    const play = async (raw: number, status: 'passed' | 'failed') => {
      const attemptId = await begin('course')
      await launchOf(world, attemptId)
      const moves = sampleMoves().map((move) =>
        move.cmi ? { ...move, cmi: { ...move.cmi, status, score: { raw, min: 0, max: 100 } } } : move,
      )
      await world.browser.call(sendMoves, { params: { attemptId }, body: { moves } })
      world.clock.pass(60_000)
      const end = { params: { attemptId }, body: { key: randomUUID() } }
      return world.browser.call(finishAttempt, end)
    }
    expect(await play(50, 'passed')).toMatchObject({ points: 50, isPassed: true })
    expect(await play(90, 'failed')).toEqual({ denided: true, earned: 50 })
    expect(await play(80, 'passed')).toMatchObject({ points: 30, earned: 80, isPassed: true })
  })

  it('may keep 64,000 letters in each of its items, and no more [TASK-10]', async () => {
    const attemptId = await begin('course')
    const [move] = sampleMoves()
    if (move?.type !== 'scorm12' || !move.cmi) throw new Error('another kind')
    await launchOf(world, attemptId)
    const keeping = (letters: number) => {
      const moves = [{ ...move, cmi: { ...move.cmi, suspendData: 'ż'.repeat(letters) } }]
      return world.browser.try(sendMoves, { params: { attemptId }, body: { moves } })
    }
    expect((await keeping(64_000)).status).toBe(200)
    expect((await keeping(64_001)).status).toBe(422)
    const { state } = await world.browser.call(startTask, { params: { taskId: 'course' } })
    expect(state).toMatchObject({ items: [{ cmi: { suspendData: 'ż'.repeat(64_000) } }] })
  })
})

it('without a second host name no package starts [TASK-10]', async () => {
  await openTenant('https://learn.test')
  expect(await launch(await begin('course'))).toMatchObject({
    status: 409,
    body: { code: 'no-content-host' },
  })
})
