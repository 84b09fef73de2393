import { existsSync } from 'node:fs'
import { readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { discardDraft, readContent, readDraft } from '#shared/contract/content.ts'
import { DAY_MS } from '#shared/domain/durations.ts'
import { uploadTotals } from '#server/db/schema/uploads.ts'
import { openContentWorld, type ContentWorld } from '#server/testing/content.ts'
import { sweepContent } from './sweep.ts'

const CUP = 'pictures/cup.svg'
const drawn = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><rect width="60" height="40" fill="${colour}"/></svg>`

let world: ContentWorld

beforeEach(async () => {
  world = await openContentWorld()
})

/** Where the tenant's art lies, as of long ago: the clock of a test is not that of the disk. */
async function artFiles(): Promise<string[]> {
  const folder = world.files.content.art(world.tenantId)
  const names = await readdir(folder)
  // the placeholder is written with every build, and named by none
  const files = names.filter((name) => !name.startsWith('missing.')).map((name) => join(folder, name))
  for (const file of files) await utimes(file, 0, 0)
  return files
}

async function made(): Promise<string> {
  const { id } = await world.maker.beginBuild()
  await world.build()
  return id
}

async function built(): Promise<number> {
  const [total] = await world.db.select().from(uploadTotals)
  return total?.built ?? 0
}

async function discard(): Promise<void> {
  const params = { folder: 'isle' }
  const { revision } = await world.maker.browser.call(readDraft, { params })
  await world.maker.browser.call(discardDraft, { params, query: { revision } })
  await world.build()
}

it('a draft that is discarded gives back the room of what was built of it [WORLD-2]', async () => {
  await world.maker.begin()
  await made()
  const art = await artFiles()
  expect(art.length).toBeGreaterThan(0)
  const before = await built()
  const taken = async () => (await world.maker.browser.call(readContent, {})).room.taken
  const room = await taken()
  await discard()
  expect(art.filter((file) => existsSync(file))).toEqual([])
  const freed = before - (await built())
  expect(freed).toBeGreaterThan(before / 2)
  expect(await taken()).toBe(room - freed)
})

it('what a version or another draft shows of it stays [WORLD-3]', async () => {
  const { maker } = world
  await maker.begin()
  await maker.publish(await made(), null)
  const published = await artFiles()
  await maker.put(CUP, drawn('#112233'))
  await made()
  const later = (await artFiles()).filter((file) => !published.includes(file))
  expect(later.length).toBeGreaterThan(0)
  await discard()
  expect(published.filter((file) => !existsSync(file))).toEqual([])
  expect(later.filter((file) => existsSync(file))).toEqual([])
})

it('what was built before and never published goes a day later, with its room [WORLD-2]', async () => {
  const { db, files, clock } = world
  await world.maker.begin()
  await world.maker.put(CUP, drawn('#445566'))
  await made()
  const first = await artFiles()
  clock.pass(1000)
  await world.maker.put(CUP, drawn('#778899'))
  await made()
  const before = await built()
  clock.pass(DAY_MS + 1)
  await sweepContent(db, files, clock.now())
  expect(first.some((file) => !existsSync(file))).toBe(true)
  expect(await built()).toBeLessThan(before)
})
