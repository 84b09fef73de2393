import { randomUUID } from 'node:crypto'
import { beforeEach, expect, it } from 'vitest'
import { startTask } from '#shared/contract/attempts.ts'
import { setExtraExamTime } from '#shared/contract/exam-time.ts'
import { readPerson } from '#shared/contract/people.ts'
import { readTask } from '#shared/contract/tasks.ts'
import { readTeamPlayer } from '#shared/contract/team.ts'
import { sampleAdventure, sampleMission, sampleTask } from '#server/testing/sample-adventure.ts'
import { openWorld, type TestWorld } from '#server/testing/test-app.ts'
import { makeAdventure, makePerson, makeTeam } from '#server/testing/world.ts'

const lines: string[] = []
let world: TestWorld

beforeEach(async () => {
  lines.length = 0
  world = await openWorld({}, { logTo: { write: (line) => void lines.push(line) } })
  const { db, tenantId, clock } = world
  const content = {
    type: 'egzamin' as const,
    questions: [{ id: 'one', answers: ['yes', 'no'], correct: ['yes'] }],
    passMark: 50,
    timeLimit: 10,
    isShowCorrectAnswerHidden: false,
  }
  const missions = [
    sampleMission('map', { type: 'movingmap', missions: ['harbour'] }),
    sampleMission('harbour', { tasks: [sampleTask('exam', { content })] }),
  ]
  await makeAdventure(db, tenantId, clock.now(), [], sampleAdventure({ missions, version: randomUUID() }))
})

async function browserOf(role: 'leader' | 'admin' | 'player' | 'designer', leads = false) {
  const { db, tenantId, clock, player } = world
  const person = await makePerson(db, tenantId, clock.now(), { role })
  if (leads) await makeTeam(db, tenantId, clock.now(), { leaders: [person], members: [player] })
  return world.browserOf(person)
}

const given = (percent: unknown) => ({ params: { personId: world.player.id }, body: { percent } })

it('extra exam time makes the next exam longer by the server’s clock, and its player is told before [TASK-3]', async () => {
  const leader = await browserOf('leader', true)
  const read = () => world.browser.call(readTask, { params: { taskId: 'exam' } })
  expect((await read()).exam).toMatchObject({ timeLimit: 10 })
  expect(await leader.try(setExtraExamTime, given(25))).toMatchObject({ status: 200, body: { percent: 25 } })
  expect((await read()).exam).toMatchObject({ timeLimit: 13, extraTime: 25 })
  const { state } = await world.browser.call(startTask, { params: { taskId: 'exam' } })
  expect(state).toMatchObject({ leftMs: 13 * 60_000 })
  const params = { playerId: world.player.id }
  expect(await leader.call(readTeamPlayer, { params, query: {} })).toMatchObject({ extraExamTime: 25 })
})

it('a person without a time limit has none, by the server’s clock, in the next exam [ACCESS-5] [TASK-3]', async () => {
  const admin = await browserOf('admin')
  expect(await admin.try(setExtraExamTime, given(null))).toMatchObject({
    status: 200,
    body: { percent: null },
  })
  const { exam } = await world.browser.call(readTask, { params: { taskId: 'exam' } })
  expect(exam).toMatchObject({ timeLimit: null, extraTime: null })
  const { state } = await world.browser.call(startTask, { params: { taskId: 'exam' } })
  expect(state).toMatchObject({ leftMs: null })
})

it('extra exam time is given by an admin and the leader of the team, by nobody else, and stands in the log [SERVE-2]', async () => {
  const admin = await browserOf('admin')
  expect((await admin.try(setExtraExamTime, given(100))).status).toBe(200)
  const params = { personId: world.player.id }
  expect(await admin.call(readPerson, { params })).toMatchObject({ extraExamTime: 100 })
  const line = lines.find((one) => one.includes('exam-time-changed'))
  expect(line).toContain(world.player.id)
  for (const role of ['leader', 'player', 'designer'] as const)
    expect((await (await browserOf(role)).try(setExtraExamTime, given(50))).status).toBe(404)
  for (const wrong of [30, -25, '25', 'untimed'])
    expect((await admin.try(setExtraExamTime, given(wrong))).status).toBe(422)
  expect(await admin.call(readPerson, { params })).toMatchObject({ extraExamTime: 100 })
})

it('a leader sees every adventure of a player with its progress, and chooses among them [FIN-8]', async () => {
  const { db, tenantId, clock, player, adventureId } = world
  const leader = await browserOf('leader', true)
  const other = await makeAdventure(
    db,
    tenantId,
    clock.now(),
    [player],
    sampleAdventure({ id: 'other', version: randomUUID() }),
  )
  const foreign = await makeAdventure(
    db,
    tenantId,
    clock.now(),
    [],
    sampleAdventure({ id: 'foreign', version: randomUUID() }),
  )
  const params = { playerId: player.id }
  const now = await leader.call(readTeamPlayer, { params, query: {} })
  expect(now.adventures.map(({ id }) => id).toSorted()).toEqual([adventureId, other].toSorted())
  expect(now.adventures.filter(({ isActive }) => isActive)).toHaveLength(1)
  const rest = now.adventures.find(({ isActive }) => !isActive)
  const chosen = await leader.call(readTeamPlayer, { params, query: { adventure: rest?.id } })
  expect(chosen.adventureId).toBe(rest?.id)
  expect(chosen.missions.map(({ id }) => id)).not.toEqual(now.missions.map(({ id }) => id))
  for (const adventure of [foreign, randomUUID()])
    expect((await leader.try(readTeamPlayer, { params, query: { adventure } })).status).toBe(404)
})
