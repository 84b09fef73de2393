import { beforeEach, describe, expect, it } from 'vitest'
import { MINUTE_MS } from '#shared/domain/durations.ts'
import { Problem } from '#server/http/problem.ts'
import { makeEndedQuiz, openLiveWorld, startQuiz, stepQuiz, type LiveWorld } from '#server/testing/live.ts'
import { makeAdventure, makePerson, makeTenant } from '#server/testing/world.ts'
import { LiveRooms } from './rooms.ts'

let world: LiveWorld
let rooms: LiveRooms
let mine: { tenantId: string; id: string }

beforeEach(async () => {
  world = await openLiveWorld()
  rooms = new LiveRooms(world.db)
  mine = { tenantId: world.tenantId, id: (await startQuiz(world)).id }
})

const enter = (quiz = mine, personId = world.leader.id) => rooms.enter(quiz, personId, world.clock.now())

describe('the rooms of live quizzes', () => {
  it('are each tenant’s own, also where another one has a quiz of the same id [ALIVE-1] [SERVE-2]', async () => {
    const { db, clock } = world
    const now = clock.now()
    const { id: tenantId } = await makeTenant(db, now, { hosts: ['other.test'], isDefault: false })
    const stranger = await makePerson(db, tenantId, now, { role: 'leader' })
    const adventureId = await makeAdventure(db, tenantId, now, [stranger])
    const theirs = { tenantId, id: await makeEndedQuiz(db, stranger, adventureId, now, mine.id) }
    const leave = [enter(theirs, stranger.id), enter()]
    const known = await rooms.snapshot(mine)
    if (!known) throw new Error('it is gone')
    expect(known.quiz).toMatchObject({ tenantId: world.tenantId, phase: 'lobby' })
    expect((await rooms.snapshot(theirs))?.quiz).toMatchObject({ tenantId, phase: 'ended' })
    await stepQuiz(world, mine.id)
    rooms.hurry()
    await rooms.change(known, false, MINUTE_MS, new AbortController().signal)
    expect((await rooms.snapshot(mine))?.quiz).toMatchObject({ tenantId: world.tenantId, phase: 'question' })
    expect((await rooms.snapshot(theirs))?.quiz).toMatchObject({ tenantId, phase: 'ended' })
    for (const one of leave) one()
  })

  it('hold four connections of one person, and refuse a fifth until one is gone [ALIVE-1]', () => {
    const leave = [enter(), enter(), enter(), enter()]
    let refused: unknown
    try {
      enter()
    } catch (error) {
      refused = error
    }
    expect(refused).toBeInstanceOf(Problem)
    expect(refused).toMatchObject({ status: 429, code: 'too-many-requests', retryAfter: 15 })
    leave.push(enter(mine, world.player.id))
    leave.shift()?.()
    leave.push(enter())
    for (const one of leave) one()
  })
})
