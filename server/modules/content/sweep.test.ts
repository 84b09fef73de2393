import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it, vi } from 'vitest'
import { DAY_MS } from '#shared/domain/durations.ts'
import { artOf } from '#shared/scene/published.ts'
import { contentBlobs, contentBuilds, contentDrafts, contentEdits } from '#server/db/schema/content.ts'
import { uploadTotals } from '#server/db/schema/uploads.ts'
import { openContentWorld, type ContentWorld } from '#server/testing/content.ts'
import { sweepCache } from './sweep-art.ts'
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
  expect(await db.select().from(uploadTotals)).toEqual([{ tenantId, bytes, built: 0 }])
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

it('of a draft’s changes the last thousand stay, and those of a month [WORLD-6]', async () => {
  const { db, maker, clock, tenantId, makerPerson } = world
  await maker.begin()
  const at = clock.now()
  const more = Array.from({ length: 1004 }, (_, n) => ({
    ...{
      tenantId,
      folder: 'isle',
      id: randomUUID(),
      revision: n + 2,
      personId: makerPerson.id,
      edits: [],
      at,
    },
  }))
  await db.insert(contentEdits).values(more)
  await db.update(contentDrafts).set({ revision: 1005 })
  clock.pass(29 * DAY_MS)
  await sweep()
  expect(await db.$count(contentEdits)).toBe(1005)
  clock.pass(2 * DAY_MS)
  await sweep()
  const left = await db.select({ revision: contentEdits.revision }).from(contentEdits)
  expect(Math.min(...left.map(({ revision }) => revision))).toBe(6)
})

it('what was made before is bounded, the last used stays; and what is served is counted anew [WORLD-2]', async () => {
  const { db, files, maker, tenantId } = world
  const { content } = files
  const cache = join(content.work, '..', 'a-cache')
  mkdirSync(cache, { recursive: true })
  for (const [name, year] of [
    ['old', 2020],
    ['new', 2024],
    ['newest', 2025],
  ] as const) {
    writeFileSync(join(cache, name), 'xxxx')
    utimesSync(join(cache, name), new Date(`${year}-01-01`), new Date(`${year}-01-01`))
  }
  await sweepCache(cache, 9)
  expect(readdirSync(cache).sort()).toEqual(['new', 'newest'])
  await maker.blob('x')
  mkdirSync(content.packages(tenantId), { recursive: true })
  writeFileSync(join(content.packages(tenantId), 'page.html'), 'four')
  await sweep()
  expect(await db.select().from(uploadTotals)).toMatchObject([{ tenantId, built: 4 }])
})
