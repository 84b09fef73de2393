import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { startTask } from '#shared/contract/attempts.ts'
import { readMyNotes, readTaskNotes, writeNote } from '#shared/contract/notes.ts'
import { exportMyData, removeAccount } from '#shared/contract/settings.ts'
import { DAY_MS } from '#shared/domain/durations.ts'
import { LONGEST_NOTE, MOST_NOTES } from '#shared/domain/notes.ts'
import { notes } from '#server/db/schema/notes.ts'
import type { TestBrowser } from '#server/testing/browser.ts'
import { sampleAdventure, sampleMission, sampleTask } from '#server/testing/sample-adventure.ts'
import { openWorld, type TestWorld } from '#server/testing/test-app.ts'
import { makeAdventure, makePerson, PASSWORD } from '#server/testing/world.ts'

let world: TestWorld
let attemptId: string

beforeEach(async () => {
  world = await openWorld()
  attemptId = (await world.browser.call(startTask, { params: { taskId: 'knots' } })).id
})

const CARD = { id: 'first', name: 'Title first' }

const newId = (): string => randomUUID()

/** One opening of the field of a note, in a page that counts its changes. */
function openField({ noteId = newId(), basis = 0, browser = world.browser } = {}) {
  const ids = { writer: randomUUID(), by: randomUUID() }
  let order = 0
  const input = (text: string, at = (order += 1)) => ({
    params: { attemptId, noteId },
    body: { part: CARD, text, basis, writer: ids.writer, stamp: { by: ids.by, order: at } },
  })
  return {
    noteId,
    ...ids,
    write: async (text: string, at?: number) => (await browser.call(writeNote, input(text, at))).note,
    refusal: (text: string) => browser.refusal(writeNote, input(text)),
  }
}

const textsOf = async (browser: TestBrowser) => {
  const { notes: own } = await browser.call(readTaskNotes, { params: { taskId: 'knots' } })
  return own.map(({ text }) => text)
}

describe('a note', () => {
  it('is written while it is typed, with the card that it belongs to, and changed later [SPACE-1]', async () => {
    const field = openField()
    await field.write('Pull')
    const note = await field.write('Pull it tight.')
    expect(note).toEqual({
      ...{ id: field.noteId, taskId: 'knots', attemptId, part: CARD, text: 'Pull it tight.', revision: 2 },
      changedAt: world.clock.now().toISOString(),
    })
    await openField({ noteId: field.noteId, basis: 2 }).write('Pull it tight, twice.')
    expect(await textsOf(world.browser)).toEqual(['Pull it tight, twice.'])
  })

  it('is deleted by an empty text, and no late call of a page that went brings it back [SPACE-1]', async () => {
    const field = openField()
    await field.write('Pull', 1)
    expect(await field.write('  \n', 3)).toBeNull()
    expect(await field.write('Pull it', 2)).toBeNull()
    expect(await textsOf(world.browser)).toEqual([])
    world.clock.pass(31 * DAY_MS)
    const later = await world.browserOf(world.player)
    await openField({ browser: later }).write('Another')
    const other = openField({ browser: later })
    await other.write('And one more')
    await other.write('')
    expect(await world.db.$count(notes)).toBe(2)
  })

  it('that two devices change at once becomes two, however often a call is repeated [SPACE-1]', async () => {
    const first = openField()
    await first.write('Pull')
    const [phone, desk] = [1, 1].map((basis) => openField({ noteId: first.noteId, basis }))
    await phone?.write('Pull it left.')
    const apart = await desk?.write('Pull it right.')
    expect(apart).toMatchObject({ id: desk?.writer, text: 'Pull it right.' })
    await desk?.write('Pull it right.', 1)
    await desk?.write('Pull it right, always.')
    await phone?.write('Pull it left, always.')
    expect((await textsOf(world.browser)).sort()).toEqual(['Pull it left, always.', 'Pull it right, always.'])
  })

  it('that was changed elsewhere is not lost by deleting it as it was [SPACE-1]', async () => {
    const first = openField()
    await first.write('Pull')
    const stale = openField({ noteId: first.noteId, basis: 0 })
    const still = { id: first.noteId, text: 'Pull', revision: 1 }
    expect(await stale.write('')).toMatchObject(still)
    await stale.write('Pull it left.')
    expect((await textsOf(world.browser)).sort()).toEqual(['Pull', 'Pull it left.'])
    expect(await stale.write('')).toMatchObject(still)
    expect(await textsOf(world.browser)).toEqual(['Pull'])
  })

  it('is written once by calls that come at the same time [SPACE-1]', async () => {
    const field = openField()
    await Promise.all([1, 2, 3, 4].map((order) => field.write(`Pull ${order}`, order)))
    expect(await textsOf(world.browser)).toEqual(['Pull 4'])
  })

  it('has a length, and so has the whole of them [SPACE-1]', async () => {
    expect(await openField().refusal('x'.repeat(LONGEST_NOTE + 1))).toEqual([422, 'refused-fields'])
    const { player, adventureId, db, clock } = world
    const row = (id: string) => ({
      ...{ tenantId: player.tenantId, personId: player.id, adventureId, id, taskId: 'knots', attemptId },
      ...{ partId: '', partName: '', text: 'x', revision: 1, writer: id, heard: [], changedAt: clock.now() },
    })
    await db.insert(notes).values(Array.from({ length: MOST_NOTES }, () => row(randomUUID())))
    const field = openField()
    expect(await field.refusal('One more')).toEqual([409, 'too-many-notes'])
    const [one] = await db.select().from(notes).limit(1)
    expect(await openField({ noteId: one?.id ?? '', basis: 1 }).write('y')).toMatchObject({ text: 'y' })
    await openField({ noteId: one?.id ?? '', basis: 2 }).write('')
    expect(await field.write('One more')).toMatchObject({ text: 'One more' })
  })
})

describe('notes', () => {
  it('are listed by task, the latest first, also of tasks that are gone and of other adventures [SPACE-1]', async () => {
    const { browser, db, tenantId, clock, player } = world
    await openField().write('Of knots')
    clock.pass(1000)
    attemptId = (await browser.call(startTask, { params: { taskId: 'ropes' } })).id
    await openField().write('Of ropes')
    const harbour = sampleMission('harbour', { tasks: [sampleTask('ropes')] })
    const [map, , ...rest] = sampleAdventure().missions
    const without = sampleAdventure({ missions: [map ?? harbour, harbour, ...rest], version: 'two' })
    await makeAdventure(db, tenantId, clock.now(), [player], without)
    const { tasks } = await browser.call(readMyNotes, {})
    expect(tasks).toMatchObject([
      {
        ...{ id: 'ropes', name: 'Task ropes', mission: { id: 'harbour', name: 'Mission harbour' } },
        adventure: { name: 'Sample', isActive: true },
        notes: [{ text: 'Of ropes', part: CARD }],
      },
      { id: 'knots', name: null, mission: null, notes: [{ text: 'Of knots' }] },
    ])
  })

  it('are nobody else’s: not a leader’s, not an admin’s, not in another’s data [SPACE-1]', async () => {
    const { db, tenantId, clock, browser } = world
    const { noteId } = openField()
    await openField({ noteId }).write('I do not like Mondays.')
    for (const role of ['player', 'leader', 'admin'] as const) {
      const other = await makePerson(db, tenantId, clock.now(), { role })
      await makeAdventure(db, tenantId, clock.now(), [other])
      const theirs = await world.browserOf(other)
      expect(await theirs.call(readMyNotes, {})).toEqual({ tasks: [] })
      expect(await textsOf(theirs)).toEqual([])
      expect(JSON.stringify(await theirs.call(exportMyData, {}))).not.toContain('Mondays')
      expect(await openField({ noteId, basis: 1, browser: theirs }).refusal('Taken')).toEqual([
        404,
        'no-such-attempt',
      ])
    }
    expect(JSON.stringify(await browser.call(exportMyData, {}))).toContain('Mondays')
  })

  it('go with the account [SPACE-1] [AUTH-15]', async () => {
    await openField().write('Pull')
    await world.browser.call(removeAccount, { body: { password: PASSWORD } })
    expect(await world.db.$count(notes)).toBe(0)
  })

  it('are not taken in an anonymous survey, where no words may have a name [SPACE-1]', async () => {
    const { browser, db, tenantId, clock, player } = world
    const content = {
      ...{ type: 'survey' as const, anonymous: true },
      questions: [
        { id: 'mood', sort: 'stars' as const, isOptional: false, starsNumber: 5, view: 'task' as const },
      ],
    }
    const [map, , ...rest] = sampleAdventure().missions
    const pulse = sampleMission('harbour', { tasks: [sampleTask('pulse', { content })] })
    const publish = (harbour: typeof pulse, version: string) => {
      const published = sampleAdventure({ missions: [map ?? harbour, harbour, ...rest], version })
      return makeAdventure(db, tenantId, clock.now(), [player], published)
    }
    await publish(pulse, 'two')
    attemptId = (await browser.call(startTask, { params: { taskId: 'pulse' } })).id
    expect(await openField().refusal('My boss')).toEqual([409, 'no-notes-here'])
    // it goes on as anonymous where a newer version is not
    const named = { ...content, anonymous: false }
    await publish(sampleMission('harbour', { tasks: [sampleTask('pulse', { content: named })] }), 'three')
    expect(await openField().refusal('My boss')).toEqual([409, 'no-notes-here'])
  })
})
