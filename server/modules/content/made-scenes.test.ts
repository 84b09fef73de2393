import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { readMadeScenes } from '#shared/contract/content-scenes.ts'
import { openContentWorld, type ContentWorld } from '#server/testing/content.ts'
import { makePerson } from '#server/testing/world.ts'

const dist = mkdtempSync(join(tmpdir(), 'waymark-made-'))
mkdirSync(join(dist, 'scenes'))
afterAll(() => rmSync(dist, { recursive: true }))

let world: ContentWorld
beforeEach(async () => {
  world = await openContentWorld({ dist })
  await world.maker.begin()
})

const params = { folder: 'isle' }
const read = () => world.maker.browser.call(readMadeScenes, { params })

describe('the scenes that a draft is edited with', () => {
  it('are those of its newest build, each with the file that it was built of [DESIGN-4]', async () => {
    expect(await read()).toEqual({ made: null })
    const said = '{ "elements": { "shop": { "shift": [4, 0] } } }'
    await world.maker.put('home/scene.json', said)
    const { revision } = await world.maker.beginBuild('isle')
    await world.build()
    await world.maker.put('home/scene.json', '{}')
    const { made } = await read()
    expect(made).toMatchObject({ revision, rootMission: 'home' })
    const home = made?.missions.find(({ id }) => id === 'home')
    expect(home).toMatchObject({ said, missions: ['shop'], hasLock: false, hasMobileScene: false })
    expect(home?.names['en']).toBe('Home')
    expect(home?.scene?.elements.map(({ id }) => id)).toEqual(['shop'])
    const shop = made?.missions.find(({ id }) => id === 'shop')
    expect(shop?.said).toContain('640')
    expect(shop?.tasks[0]?.names['en']).toBeTruthy()
  })

  it('are there for makers of the tenant alone [WORLD-1]', async () => {
    expect((await world.foreign.maker.browser.try(readMadeScenes, { params })).status).toBe(404)
    const player = await makePerson(world.db, world.tenantId, world.clock.now())
    expect((await (await world.browserOf(player)).try(readMadeScenes, { params })).status).toBe(404)
  })
})
