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
    expect(home).toMatchObject({ said, missions: ['shop'], hasLock: false, mobile: null })
    expect(home?.sceneFile).toBe('home/scene.json')
    expect(home?.names['en']).toBe('Home')
    expect(home?.scene?.elements.map(({ id }) => id)).toEqual(['shop'])
    const shop = made?.missions.find(({ id }) => id === 'shop')
    expect(shop?.said).toContain('640')
    expect(shop?.tasks[0]?.names['en']).toBeTruthy()
  })

  it('are those of phones as well, each with the file that says how it stands [DESIGN-4] [STAGE-3]', async () => {
    const drawing = String(world.released['isle/home/scene.svg'])
    const build = async () => {
      await world.maker.beginBuild('isle')
      await world.build()
      const { made } = await read()
      return made?.missions.find(({ id }) => id === 'home')?.mobile
    }
    const element =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360"><rect x="200" y="100" width="120" height="120" fill="#c84"/></svg>'
    await world.maker.put('home/mobile element shop.svg', element)
    // drawn otherwise in places, it stands as the usual scene does
    expect(await build()).toMatchObject({ sceneFile: 'home/scene.json' })
    await world.maker.put('home/mobile scene.svg', drawing)
    expect(await build()).toMatchObject({ sceneFile: 'home/mobile scene.json', said: null })
    await world.maker.put('home/mobile scene.json', '{}')
    const mobile = await build()
    expect(mobile).toMatchObject({ sceneFile: 'home/mobile scene.json', said: '{}' })
    expect(mobile?.scene.elements.map(({ id }) => id)).toEqual(['shop'])
  })

  it('bring with them how a machine puts right what was found [DESIGN-4]', async () => {
    await world.maker.put('home/scene.json', '{ "elements": { "shpo": { "shift": [4, 0] } } }')
    const { id } = await world.maker.beginBuild('isle')
    await world.build()
    const { findings } = await world.maker.readBuild(id, 'isle')
    expect(findings.find(({ fix }) => fix)).toMatchObject({
      ...{ file: 'home/scene.json', problem: 'elements.shpo is not in the drawing' },
      fix: { kind: 'remove', keys: ['elements', 'shpo'] },
    })
  })

  it('are there for makers of the tenant alone [WORLD-1]', async () => {
    expect((await world.foreign.maker.browser.try(readMadeScenes, { params })).status).toBe(404)
    const player = await makePerson(world.db, world.tenantId, world.clock.now())
    expect((await (await world.browserOf(player)).try(readMadeScenes, { params })).status).toBe(404)
  })
})
