import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { readChangedScenes } from '#shared/contract/content-scenes.ts'
import { openContentWorld, type ContentWorld } from '#server/testing/content.ts'
import { makePerson } from '#server/testing/world.ts'

const dist = mkdtempSync(join(tmpdir(), 'waymark-changed-'))
mkdirSync(join(dist, 'scenes'))
afterAll(() => rmSync(dist, { recursive: true }))

let world: ContentWorld
beforeEach(async () => {
  world = await openContentWorld({ dist })
  await world.maker.begin()
})

async function buildNow(): Promise<string> {
  const { id } = await world.maker.beginBuild('isle')
  await world.build()
  return id
}

const read = async (buildId: string) => {
  const { scenes } = await world.maker.browser.call(readChangedScenes, {
    params: { folder: 'isle', buildId },
  })
  return scenes
}

describe('scenes that look otherwise than players see them', () => {
  it('are those whose picture changes, each before and after, by its name; none right after publishing [DESIGN-4] [WORLD-3]', async () => {
    const first = await buildNow()
    await world.maker.publish(first, null)
    expect(await read(first)).toEqual([])
    // other words are no other look
    await world.maker.put(
      'shop/text/en.json',
      String(world.released['isle/shop/text/en.json']).replace('Shop', 'Store'),
    )
    await world.maker.put('home/scene.json', '{ "elements": { "shop": { "shift": [-60, 20] } } }')
    const second = await buildNow()
    const [changed, more] = await read(second)
    expect(more).toBeUndefined()
    expect(changed).toMatchObject({ mission: 'home', names: { en: 'Home' } })
    expect(changed?.before).toMatch(/^\/scenes\/.*poster/)
    expect(changed?.after).toMatch(/^\/scenes\/.*poster/)
    expect(changed?.after).not.toBe(changed?.before)
  })

  it('are for makers of the tenant alone, and of a build that came to something [DESIGN-4]', async () => {
    const params = { folder: 'isle', buildId: await buildNow() }
    const statusOf = async (answer: Promise<{ status: number }>) => (await answer).status
    expect(await statusOf(world.foreign.maker.browser.try(readChangedScenes, { params }))).toBe(404)
    const player = await makePerson(world.db, world.tenantId, world.clock.now())
    expect(await statusOf((await world.browserOf(player)).try(readChangedScenes, { params }))).toBe(404)
    const none = { ...params, buildId: randomUUID() }
    expect(await statusOf(world.maker.browser.try(readChangedScenes, { params: none }))).toBe(404)
    await world.maker.put('home/scene.json', '{ "elements": {} }')
    const { id } = await world.maker.beginBuild('isle')
    const waiting = { ...params, buildId: id }
    expect(await statusOf(world.maker.browser.try(readChangedScenes, { params: waiting }))).toBe(409)
  })
})
