import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it, vi } from 'vitest'
import { DAY_MS } from '#shared/domain/durations.ts'
import { artOf } from '#shared/scene/published.ts'
import { contentBlobs, contentBuilds } from '#server/db/schema/content.ts'
import { uploadTotals } from '#server/db/schema/uploads.ts'
import { openContentWorld, type ContentWorld } from '#server/testing/content.ts'
import { sweepContent } from './sweep.ts'

let world: ContentWorld

beforeEach(async () => {
  world = await openContentWorld()
})

const sweep = () => sweepContent(world.db, world.files, world.clock.now())
const LONG_AGO = new Date('2020-01-01')

it('bytes that no draft has named for a day go, and give their room back; those of a draft stay [WORLD-2]', async () => {
  const { db, files, maker, makerPerson, clock, tenantId } = world
  await maker.begin()
  await maker.put('notes.txt', 'first')
  await maker.blob('never named')
  clock.pass(DAY_MS + 1)
  const later = await world.makerOf(makerPerson)
  await later.put('notes.txt', 'second')
  const before = await db.$count(contentBlobs)
  await sweep()
  // what was given up just now may be wanted back
  expect(await db.$count(contentBlobs)).toBe(before - 1)
  clock.pass(DAY_MS + 1)
  await sweep()
  expect(await db.$count(contentBlobs)).toBe(before - 2)
  const rows = await db.select().from(contentBlobs)
  const bytes = rows.reduce((sum, row) => sum + row.bytes, 0)
  expect(await db.select().from(uploadTotals)).toEqual([{ tenantId, bytes }])
  const stored: string[] = []
  for await (const { hash } of files.content.blobs.list()) stored.push(hash)
  expect(stored.sort()).toEqual(rows.map(({ hash }) => hash).sort())
  const last = await world.makerOf(makerPerson)
  expect((await last.getFile('notes.txt')).content.toString()).toBe('second')
})

it('art that a version or a build names stays; what nothing names goes after a month [WORLD-3]', async () => {
  const { db, files, maker, tenantId, build } = world
  await maker.begin()
  await maker.beginBuild()
  await build()
  const [row] = await db.select().from(contentBuilds)
  const art = row?.content ? artOf(row.content) : []
  const folder = files.content.art(tenantId)
  const [stray, young] = ['stray.0123456789abcdef.webp', 'young.0123456789abcdef.webp']
  for (const name of [stray, young]) writeFileSync(join(folder, name), 'x')
  for (const name of readdirSync(folder))
    if (name !== young) utimesSync(join(folder, name), LONG_AGO, LONG_AGO)
  await sweep()
  expect(art.length).toBeGreaterThan(0)
  for (const url of art) expect(existsSync(join(folder, url.replace('/scenes/', '')))).toBe(true)
  expect([existsSync(join(folder, stray)), existsSync(join(folder, young))]).toEqual([false, true])
})

it('what a server that died left behind goes after a day [WORLD-2]', async () => {
  const { content } = world.files
  const left = join(content.work, 'a-build', 'scenes')
  mkdirSync(left, { recursive: true })
  utimesSync(join(content.work, 'a-build'), LONG_AGO, LONG_AGO)
  await sweep()
  expect(readdirSync(content.work)).toEqual([])
})

it('one odd entry or one disk that fails stops no other part of it [WORLD-2]', async () => {
  const { db, files, maker, tenantId, clock } = world
  await maker.begin()
  await maker.blob('never named')
  const { content } = files
  const blobs = join(content.work, '..', 'blobs')
  writeFileSync(join(blobs, 'lost+found'), 'x')
  writeFileSync(join(blobs, tenantId, 'odd'), 'x')
  mkdirSync(content.art(tenantId), { recursive: true })
  const stray = join(content.art(tenantId), 'stray.0123456789abcdef.webp')
  writeFileSync(stray, 'x')
  utimesSync(stray, LONG_AGO, LONG_AGO)
  const { delete: remove } = content.blobs
  content.blobs.delete = () => Promise.reject(new Error('the disk is gone'))
  const before = await db.$count(contentBlobs)
  clock.pass(DAY_MS + 1)
  await expect(sweep()).rejects.toThrow('parts of the sweep of content failed')
  expect(existsSync(stray)).toBe(false)
  // no row names bytes of which nobody knows whether they are there
  expect(await db.$count(contentBlobs)).toBe(before - 1)
  content.blobs.delete = remove
  for await (const { hash } of content.blobs.list())
    utimesSync(join(blobs, tenantId, hash.slice(0, 2), hash), LONG_AGO, LONG_AGO)
  await sweep()
  const stored: string[] = []
  for await (const { hash } of content.blobs.list()) stored.push(hash)
  expect(stored).toHaveLength(before - 1)
})

it('many bytes go in few transactions [WORLD-2]', async () => {
  const { db, clock, tenantId } = world
  const hashes = Array.from({ length: 1200 }, (_, n) => n.toString(16).padStart(64, '0'))
  await db
    .insert(contentBlobs)
    .values(hashes.map((hash) => ({ tenantId, hash, bytes: 1, seenAt: clock.now() })))
  clock.pass(DAY_MS + 1)
  const transactions = vi.spyOn(db, 'transaction')
  await sweep()
  expect(await db.$count(contentBlobs)).toBe(0)
  expect(transactions.mock.calls.length).toBeLessThan(20)
})
