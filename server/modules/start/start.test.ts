import { beforeEach, describe, expect, it } from 'vitest'
import {
  readMissionsTranslations,
  readMyAdventures,
  readMySpaceTranslations,
} from '#shared/contract/adventures.ts'
import { readMission, readMissionDetails } from '#shared/contract/missions.ts'
import { readProfile, readProgress, readStreak, readToday } from '#shared/contract/player.ts'
import { readMapStart } from '#shared/contract/start.ts'
import { sampleAdventure, sampleMission } from '#server/testing/sample-adventure.ts'
import { openWorld, type TestWorld } from '#server/testing/test-app.ts'
import { makeAdventure, makePerson, makeTenant } from '#server/testing/world.ts'

let world: TestWorld

beforeEach(async () => {
  world = await openWorld()
})

describe('what a map starts with', () => {
  it('is what each call of its own answers [START-1] [SERVE-1]', async () => {
    const { browser } = world
    const start = await browser.call(readMapStart, { query: {} })
    const id = start.mission?.missionId ?? ''
    expect(start).toEqual({
      profile: await browser.call(readProfile, {}),
      adventures: await browser.call(readMyAdventures, {}),
      missionsTranslations: await browser.call(readMissionsTranslations, {}),
      mySpaceTranslations: await browser.call(readMySpaceTranslations, {}),
      mission: await browser.call(readMission, { params: { id }, query: {} }),
      states: (await browser.call(readMissionDetails, { params: { id }, query: {} })).missions,
      progress: await browser.call(readProgress, {}),
      today: await browser.call(readToday, {}),
    })
  })

  it('has the mission that is asked for, and none that is not of the adventure [START-1] [SERVE-2]', async () => {
    const { browser, db, tenantId, clock } = world
    const other = sampleAdventure({ id: 'other', missions: [sampleMission('elsewhere')], version: 'other' })
    await makeAdventure(db, tenantId, clock.now(), [], other)
    const asked = await browser.call(readMapStart, { query: { mission: 'harbour' } })
    expect(asked.mission?.missionId).toBe('harbour')
    expect(asked.states?.map(({ id }) => id)).toContain('harbour')
    const foreign = await browser.call(readMapStart, { query: { mission: 'elsewhere' } })
    expect([foreign.mission, foreign.states]).toEqual([undefined, undefined])
    expect(foreign.profile).toEqual(asked.profile)
  })

  it('counts as the visit of the day, as asking who is signed in does [STREAK-1]', async () => {
    const { browser } = world
    await browser.call(readMapStart, { query: {} })
    const counted = await browser.call(readStreak, {})
    await browser.call(readMapStart, { query: {} })
    expect(await browser.call(readStreak, {})).toEqual(counted)
  })

  it('is refused to strangers, of another tenant too, and to who plays nothing or has not agreed [SERVE-2] [AUTH-6] [AUTH-8]', async () => {
    const { db, clock, tenantId } = world
    const other = await makeTenant(db, clock.now(), { hosts: ['other.test'], isDefault: false })
    const foreigner = await makePerson(db, other.id, clock.now())
    const idle = await makePerson(db, tenantId, clock.now())
    const newcomer = await makePerson(db, tenantId, clock.now(), { agreedAt: null })
    const refusalOf = async (browser: TestWorld['browser']) => browser.refusal(readMapStart, { query: {} })
    expect(await refusalOf(world.stranger())).toEqual([401, 'signed-out'])
    expect(await refusalOf(await world.browserOf(foreigner, { host: 'house.test' }))).toEqual([
      401,
      'signed-out',
    ])
    expect(await refusalOf(await world.browserOf(idle))).toEqual([404, 'not-found'])
    expect(await refusalOf(await world.browserOf(newcomer))).toEqual([423, 'agreement-missing'])
  })
})
