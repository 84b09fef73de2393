import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { discardDraft, readContent, type ContentAdventure } from '#shared/contract/content.ts'
import { publishBuild, restoreVersion } from '#shared/contract/content-versions.ts'
import { uploadTotals } from '#server/db/schema/uploads.ts'
import { withAdventureZip } from '#server/intake/archive/adventure-zip.ts'
import { publishAdventure } from '#server/play/publish.ts'
import { openContentWorld, type ContentWorld, type Maker } from '#server/testing/content.ts'
import { sampleAdventure } from '#server/testing/sample-adventure.ts'
import { bytesAt } from './take-over.ts'

let world: ContentWorld
let maker: Maker

beforeEach(async () => {
  world = await openContentWorld()
  maker = world.maker
})

const one = async (folder = 'isle'): Promise<ContentAdventure | undefined> =>
  (await maker.browser.call(readContent, {})).adventures.find((each) => each.folder === folder)

async function built() {
  const { id } = await maker.beginBuild()
  await world.build()
  return maker.readBuild(id)
}

const discard = async () => {
  const revision = (await one())?.draft?.revision ?? 0
  await maker.browser.call(discardDraft, { params: { folder: 'isle' }, query: { revision } })
}

const restore = (number: number, version: number) =>
  maker.browser.call(restoreVersion, { params: { folder: 'isle', number }, body: { version, note: '' } })

async function zipped(): Promise<string[]> {
  const { status, content } = await maker.getZip()
  expect(status).toBe(200)
  const path = join(await mkdtemp(join(tmpdir(), 'waymark-zip-')), 'all.zip')
  await writeFile(path, content)
  return withAdventureZip(path, 'isle', (files) => Promise.resolve(files.map((file) => file.path)))
}

describe('an adventure that the tenant published and has no draft of', () => {
  it('is downloaded as it was published, and drafted from the same files [WORLD-5] [WORLD-1]', async () => {
    await maker.begin('mine', 'first-steps', { name: 'Mine' })
    await maker.begin()
    await maker.put('notes.txt', 'Published.')
    await maker.publish((await built()).id, null)
    await maker.put('later.txt', 'Not published.')
    const published = [...Object.keys(world.released).map((path) => path.replace('isle/', '')), 'notes.txt']
    await discard()
    expect(await one()).toMatchObject({ published: 'own', draft: null, canCopy: true })
    expect((await zipped()).sort()).toEqual(published.sort())
    await maker.begin()
    expect(Object.keys(await maker.hashes()).sort()).toEqual(published.sort())
  })
})

describe('whether a draft is ahead of what players see', () => {
  it('is said by its files, however they came to be so [WORLD-3]', async () => {
    await maker.begin()
    const { id } = await built()
    await maker.publish(id, null)
    expect((await one())?.draft?.isAhead).toBe(false)
    await maker.put('home/text/en.json', '{"name":"Porch"}')
    expect((await one())?.draft?.isAhead).toBe(true)
    await maker.publish((await built()).id, 1)
    expect((await one())?.draft?.isAhead).toBe(false)
    // an earlier version is back: the draft is not what players see
    await restore(1, 2)
    expect((await one())?.draft?.isAhead).toBe(true)
    // and a draft that is changed back to it is
    const { released } = world
    await maker.put('home/text/en.json', String(released['isle/home/text/en.json']))
    expect((await one())?.draft?.isAhead).toBe(false)
  })

  it('is not denied where the release’s own was brought back and a later release has other files [WORLD-3]', async () => {
    const { db, tenantId, clock } = world
    const builtAt = new Date(clock.now())
    await publishAdventure(db, tenantId, sampleAdventure({ id: 'isle' }), { builtAt, now: clock.now() })
    // begun from the release that players see
    expect(await maker.begin()).toMatchObject({ published: 'release', draft: { isAhead: false } })
    await maker.publish((await built()).id, 1)
    await restore(1, 2)
    await discard()
    expect(await maker.begin()).toMatchObject({ published: 'own', draft: { isAhead: true } })
  })
})

describe('publishing', () => {
  it('over what somebody published since the check is refused, and can be meant [WORLD-3] [WORLD-6]', async () => {
    await maker.begin()
    const mine = await built()
    expect(mine.base).toBeNull()
    await maker.publish(mine.id, mine.base)
    await maker.put('home/text/en.json', '{"name":"Porch"}')
    const theirs = await built()
    expect(theirs.base).toBe(1)
    await restore(1, 1)
    const publishing = (version: number | null) => ({
      ...{ params: { folder: 'isle' }, body: { buildId: theirs.id, version, note: '' } },
    })
    expect(await maker.browser.refusal(publishBuild, publishing(theirs.base))).toEqual([
      409,
      'newer-published',
    ])
    // the check of before says what is not so any more
    const anew = await maker.beginBuild()
    expect(anew.id).not.toBe(theirs.id)
    await world.build()
    expect(await maker.readBuild(anew.id)).toMatchObject({ base: 2, changes: { texts: ['en'] } })
    expect(await maker.publish(theirs.id, 2)).toMatchObject({ number: 3 })
  })

  it('brings back what was published before, as a version of its own [WORLD-3]', async () => {
    await maker.begin()
    await maker.publish((await built()).id, null)
    await maker.put('home/text/en.json', '{"name":"Porch"}')
    await maker.publish((await built()).id, 1)
    await restore(1, 2)
    const again = await built()
    expect(await maker.publish(again.id, again.base)).toMatchObject({ number: 4, isCurrent: true })
  })
})

describe('what builds make', () => {
  it('counts, and a build that finds no room says so and leaves nothing [WORLD-2]', async () => {
    const { db, files, tenantId } = world
    await maker.begin()
    const room = async () => (await maker.browser.call(readContent, {})).room
    const { taken, most } = await room()
    await db.update(uploadTotals).set({ bytes: most })
    expect(await built()).toMatchObject({
      ...{ state: 'failed', changes: null },
      findings: [{ severity: 'error', problem: 'takes more room than is left for files' }],
    })
    expect(await bytesAt(files.content.art(tenantId))).toBe(0)
    await db.update(uploadTotals).set({ bytes: taken })
    expect((await built()).state).toBe('done')
    const made = await bytesAt(files.content.art(tenantId))
    expect((await room()).taken).toBe(taken + made)
    // the same once more takes no room
    await maker.publish((await built()).id, null)
    await maker.put('notes.txt', 'x')
    await built()
    expect((await room()).taken).toBe(taken + made + 1)
  })
})
