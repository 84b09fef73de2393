import { beforeEach, describe, expect, it } from 'vitest'
import {
  readAdventureSettings,
  readMissionsTranslations,
  readMyAdventures,
  readMySpaceTranslations,
  selectAdventure,
} from '#shared/contract/adventures.ts'
import { readMission } from '#shared/contract/missions.ts'
import { liftTree } from '#shared/scene/lift/lift-tree.ts'
import { sampleAdventure, sampleMission } from '#server/testing/sample-adventure.ts'
import { openWorld, type TestWorld } from '#server/testing/test-app.ts'
import { makeAdventure, makePerson, makeTenant } from '#server/testing/world.ts'

let world: TestWorld

beforeEach(async () => {
  world = await openWorld()
})

const islands = sampleAdventure({ id: 'islands', missions: [sampleMission('map')], version: 'islands' })

describe('my adventures', () => {
  it('are those that I am enrolled in, one of them active; another can be chosen [AUTH-4]', async () => {
    const { browser, db, tenantId, clock, player, adventureId } = world
    const second = await makeAdventure(db, tenantId, clock.now(), [player], islands)
    await makeAdventure(db, tenantId, clock.now(), [], { ...islands, id: 'not-mine' })
    const mine = await browser.call(readMyAdventures, {})
    expect(mine.map(({ id, name, progress, isActive }) => [id, name, progress, isActive])).toEqual(
      expect.arrayContaining([
        [adventureId, 'Sample', 0, true],
        [second, 'Sample', 0, false],
      ]),
    )
    expect(mine).toHaveLength(2)
    await browser.call(selectAdventure, { params: { id: second }, body: { id: second } })
    expect((await browser.call(readMyAdventures, {})).find(({ isActive }) => isActive)?.id).toBe(second)
    expect(await browser.refusal(readMission, { params: { id: 'harbour' }, query: {} })).toEqual([
      404,
      'not-found',
    ])
  })

  it('can be nothing that is not mine: the choice stays as it was [SERVE-2]', async () => {
    const { browser, db, tenantId, clock, adventureId } = world
    const foreign = await makeAdventure(db, tenantId, clock.now(), [], islands)
    const tenant = await makeTenant(db, clock.now(), { hosts: ['other.test'], isDefault: false })
    const stranger = await makePerson(db, tenant.id, clock.now())
    const theirs = await makeAdventure(db, tenant.id, clock.now(), [stranger])
    for (const id of [foreign, theirs]) {
      expect(await browser.refusal(selectAdventure, { params: { id }, body: { id } })).toEqual([
        404,
        'not-found',
      ])
    }
    const mismatched = { params: { id: adventureId }, body: { id: foreign } }
    expect(await browser.refusal(selectAdventure, mismatched)).toEqual([422, 'refused-fields'])
    expect((await browser.call(readMyAdventures, {})).find(({ isActive }) => isActive)?.id).toBe(adventureId)
  })
})

describe('the settings', () => {
  it('carry a tree that lifts without a fault, in the language asked for [DATA-1] [DATA-4]', async () => {
    const { browser } = world
    const { tree, config } = await browser.call(readAdventureSettings, {}, { 'accept-language': 'pl' })
    const { adventure, errors } = liftTree(tree)
    expect(errors).toEqual([])
    expect([...(adventure?.missions.values() ?? [])].map(({ name, kind }) => [name, kind])).toEqual([
      ['Mission map (pl)', 'movingmap'],
      ['Mission harbour (pl)', 'allInOne'],
      ['Mission reef (pl)', 'allInOne'],
      ['Mission empty (pl)', 'allInOne'],
    ])
    expect(config.shop).toEqual({ isShopEnabled: true })
    expect(JSON.stringify(tree)).not.toMatch(/correct|Because/)
  })

  it('are not found for somebody who plays nothing [AUTH-4]', async () => {
    const { db, tenantId, clock } = world
    const browser = await world.browserOf(await makePerson(db, tenantId, clock.now()))
    expect(await browser.refusal(readAdventureSettings, {})).toEqual([404, 'not-found'])
    expect(await browser.call(readMyAdventures, {})).toEqual([])
  })
})

describe('the translations', () => {
  it('are the words of missions and of my space in every language that the tenant and the adventure share [LANG-4]', async () => {
    const { browser } = world
    const missions = await browser.call(readMissionsTranslations, {})
    expect(Object.keys(missions).sort()).toEqual(['en', 'pl'])
    expect(missions.pl?.['harbour']).toEqual({ missionName: 'Mission harbour (pl)' })
    expect(missions.en?.['harbour']).toEqual({ missionName: 'Mission harbour' })
    const mySpace = await browser.call(readMySpaceTranslations, {})
    expect(mySpace.en).toMatchObject({ adventureName: 'Sample' })
  })

  it('are nobody’s who plays nothing [SERVE-2]', async () => {
    const { db, tenantId, clock, browserOf } = world
    const idle = await browserOf(await makePerson(db, tenantId, clock.now()))
    expect((await idle.refusal(readMissionsTranslations, {}))[0]).toBe(404)
    expect((await idle.refusal(readMySpaceTranslations, {}))[0]).toBe(404)
  })
})
