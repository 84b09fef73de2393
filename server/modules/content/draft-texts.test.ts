import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { readDraftTexts } from '#shared/contract/content-texts.ts'
import { openContentWorld, type ContentWorld } from '#server/testing/content.ts'
import { makePerson } from '#server/testing/world.ts'

const dist = mkdtempSync(join(tmpdir(), 'waymark-texts-'))
mkdirSync(join(dist, 'scenes'))
afterAll(() => rmSync(dist, { recursive: true }))

let world: ContentWorld
beforeEach(async () => {
  world = await openContentWorld({ dist })
  await world.maker.begin()
})

const params = { folder: 'isle' }
const read = () => world.maker.browser.call(readDraftTexts, { params })

describe('the texts that tasks of a draft are written with', () => {
  it('are its missions, tasks and words as they are now, built or not [AUTHOR-1]', async () => {
    await world.maker.put('shop/tasks/counting.json', '{ "points": 7 }')
    await world.maker.put('shop/tasks/broken.json', 'not yet {')
    const { files, revision } = await read()
    const texts = new Map(files.map(({ path, text }) => [path, text]))
    expect(revision).toBeGreaterThan(1)
    expect(texts.get('shop/tasks/counting.json')).toBe('{ "points": 7 }')
    expect(texts.get('shop/tasks/broken.json')).toBe('not yet {')
    expect([...texts.keys()].filter((path) => path.endsWith('scene.json'))).toEqual([])
    expect([...texts.keys()]).toEqual([...texts.keys()].toSorted())
    expect(texts.has('adventure.json')).toBe(true)
  })

  it('leave out the text of what is too large to be one [AUTHOR-1]', async () => {
    await world.maker.put('shop/tasks/counting.json', `"${'x'.repeat(600 * 1024)}"`)
    const { files } = await read()
    expect(files.find(({ path }) => path === 'shop/tasks/counting.json')?.text).toBeNull()
  })

  it('are there for makers of the tenant alone [WORLD-1]', async () => {
    expect((await world.foreign.maker.browser.try(readDraftTexts, { params })).status).toBe(404)
    const player = await makePerson(world.db, world.tenantId, world.clock.now())
    expect((await (await world.browserOf(player)).try(readDraftTexts, { params })).status).toBe(404)
  })
})
