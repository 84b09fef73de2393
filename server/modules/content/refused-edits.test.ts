import { randomUUID } from 'node:crypto'
import { beforeEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { ChangedReply } from '#shared/contract/file-changed.ts'
import { DAY_MS } from '#shared/domain/durations.ts'
import { contentRefusals } from '#server/db/schema/content.ts'
import { openContentWorld, type ContentWorld, type Maker } from '#server/testing/content.ts'
import { sweepContent } from './sweep.ts'

let world: ContentWorld
let maker: Maker

beforeEach(async () => {
  world = await openContentWorld()
  maker = world.maker
  await maker.begin()
})

it('a change that was refused stays refused where its call arrives again, though the files fit it now [WORLD-6]', async () => {
  await maker.put('notes.txt', 'first')
  const { 'notes.txt': first = '' } = await maker.hashes()
  await maker.put('notes.txt', 'second')
  const { 'notes.txt': second = '' } = await maker.hashes()
  const id = randomUUID()
  const late = [{ kind: 'delete' as const, path: 'notes.txt', from: first }]
  expect((await maker.tryEdit(late, { id })).status).toBe(409)
  await maker.put('notes.txt', 'first')
  const again = await maker.tryEdit(late, { id })
  expect(again).toMatchObject({ status: 409, body: { code: 'file-changed' } })
  expect(z.parse(ChangedReply, again.body).conflicts).toEqual([{ path: 'notes.txt', hash: second }])
  expect((await maker.hashes())['notes.txt']).toBe(first)
  // somebody who still wants it says so anew
  expect((await maker.tryEdit(late)).status).toBe(200)
})

it('a refusal of what can never be is answered alike, makes nothing, and is forgotten after a day [WORLD-6]', async () => {
  const id = randomUUID()
  const edits = [{ kind: 'put' as const, path: 'notes.txt', hash: 'f'.repeat(64), from: null }]
  const before = await maker.hashes()
  for (const answer of [await maker.tryEdit(edits, { id }), await maker.tryEdit(edits, { id })])
    expect(answer).toMatchObject({ status: 422, body: { fields: [{ path: 'edits.0.hash' }] } })
  expect(await maker.hashes()).toEqual(before)
  expect(await world.db.$count(contentRefusals)).toBe(1)
  world.clock.pass(DAY_MS + 1)
  await sweepContent(world.db, world.files, world.clock.now())
  expect(await world.db.$count(contentRefusals)).toBe(0)
})
