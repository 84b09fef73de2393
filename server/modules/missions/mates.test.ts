import { beforeEach, describe, expect, it } from 'vitest'
import { readMission, readMissionDetails, type MissionState } from '#shared/contract/missions.ts'
import { changeProfile } from '#shared/contract/profile-change.ts'
import { OPEN_PRIVACY } from '#shared/domain/privacy.ts'
import { MATES_BYTES, MOST_MATES } from '#server/play/mates.ts'
import type { TestBrowser } from '#server/testing/browser.ts'
import { openWorld, type TestWorld } from '#server/testing/test-app.ts'
import { makeAdventure, makePerson, makeTeam, type TestPerson } from '#server/testing/world.ts'

let world: TestWorld
let leader: TestPerson

beforeEach(async () => {
  world = await openWorld()
  leader = await named('Lena', { role: 'leader' })
})

const named = (displayName: string, more: { role?: TestPerson['role'] } = {}) =>
  makePerson(world.db, world.tenantId, world.clock.now(), { displayName, ...more })

/** People who play the same adventure, in a team of mine or in one of their own. */
async function playing(names: readonly string[], isMine = true): Promise<TestBrowser[]> {
  const { db, tenantId, clock, player } = world
  const mates = await Promise.all(names.map((name) => named(name)))
  await makeAdventure(db, tenantId, clock.now(), mates)
  await makeTeam(db, tenantId, clock.now(), {
    leaders: isMine ? [leader] : [],
    members: isMine ? [player, ...mates] : mates,
  })
  return Promise.all(mates.map((mate) => world.browserOf(mate)))
}

const visit = (browser: TestBrowser, id: string) => browser.call(readMission, { params: { id }, query: {} })

async function states(browser = world.browser): Promise<MissionState[]> {
  return (await browser.call(readMissionDetails, { params: { id: 'map' }, query: {} })).missions
}

const stateOf = async (id: string, browser = world.browser) =>
  (await states(browser)).find((state) => state.id === id)

describe('teammates who play now', () => {
  it('are named at the place where they are, the last one seen first [ALIVE-1]', async () => {
    const [ola, kuba] = await playing(['Ola', 'Kuba'])
    if (!ola || !kuba) throw new Error('nobody plays')
    await visit(ola, 'harbour')
    world.clock.pass(1000)
    await visit(kuba, 'harbour')
    expect(await stateOf('harbour')).toMatchObject({ activePlayers: 2, mates: ['Kuba', 'Ola'] })
    expect(await stateOf('reef')).not.toHaveProperty('mates')
    world.clock.pass(90_001)
    expect(await stateOf('harbour')).not.toHaveProperty('mates')
  })

  it('are those of my teams alone: others are counted, and never named [ALIVE-1] [SERVE-2]', async () => {
    const [ola] = await playing(['Ola'])
    const [eve] = await playing(['Eve'], false)
    if (!ola || !eve) throw new Error('nobody plays')
    await visit(ola, 'harbour')
    await visit(eve, 'harbour')
    expect(await stateOf('harbour')).toMatchObject({ activePlayers: 2, mates: ['Ola'] })
    const theirs = await stateOf('harbour', eve)
    expect(theirs).toMatchObject({ activePlayers: 1 })
    expect(theirs).not.toHaveProperty('mates')
  })

  it.each([{ isInActivePlayers: false }, { isVisible: false }])(
    'are not named from the moment on at which they switch it off: %o [ALIVE-1]',
    async (off) => {
      const [ola] = await playing(['Ola'])
      if (!ola) throw new Error('nobody plays')
      await visit(ola, 'harbour')
      expect(await stateOf('harbour')).toMatchObject({ mates: ['Ola'] })
      await ola.call(changeProfile, { body: { privacy: { ...OPEN_PRIVACY, ...off } } })
      const state = await stateOf('harbour')
      expect(state).toMatchObject({ activePlayers: 0 })
      expect(state).not.toHaveProperty('mates')
    },
  )

  it('count a leader who plays, and none who only leads [ALIVE-1]', async () => {
    const [ola] = await playing(['Ola'])
    if (!ola) throw new Error('nobody plays')
    await makeAdventure(world.db, world.tenantId, world.clock.now(), [leader])
    expect(await stateOf('harbour')).not.toHaveProperty('mates')
    await visit(await world.browserOf(leader), 'harbour')
    expect(await stateOf('harbour')).toMatchObject({ mates: ['Lena'] })
  })

  it('are named to who plays in the team, and not to who only leads it [ALIVE-1] [SERVE-2]', async () => {
    const [ola, kuba] = await playing(['Ola', 'Kuba'])
    if (!ola || !kuba) throw new Error('nobody plays')
    await makeAdventure(world.db, world.tenantId, world.clock.now(), [leader])
    await visit(ola, 'harbour')
    const seen = await stateOf('harbour', await world.browserOf(leader))
    expect(seen).toMatchObject({ activePlayers: 1 })
    expect(seen).not.toHaveProperty('mates')
    expect(await stateOf('harbour', kuba)).toMatchObject({ mates: ['Ola'] })
  })

  it('are twelve at most, and add no more than a kilobyte [ALIVE-1]', async () => {
    const names = Array.from({ length: 20 }, (_, index) => `${'漢字🦊é'.repeat(12)}${index}`)
    const mates = await playing(names)
    for (const mate of mates) await visit(mate, 'harbour')
    const without = await states()
    const bytes = (all: readonly MissionState[]) => Buffer.byteLength(JSON.stringify(all))
    const bare = without.map(({ mates: _, ...state }) => state)
    expect(bytes(without) - bytes(bare)).toBeLessThanOrEqual(MATES_BYTES)
    expect(await stateOf('harbour')).toMatchObject({ activePlayers: 20 })
  })

  it('share the twelve among the places: none is dark where somebody plays [ALIVE-1]', async () => {
    const mates = await playing(Array.from({ length: 15 }, (_, index) => `Mate ${index}`))
    for (const [index, mate] of mates.entries()) await visit(mate, index === 0 ? 'empty' : 'harbour')
    const all = await states()
    expect(all.find(({ id }) => id === 'empty')?.mates).toEqual(['Mate 0'])
    expect(all.flatMap(({ mates: some = [] }) => some)).toHaveLength(MOST_MATES)
    expect(all.find(({ id }) => id === 'harbour')).toMatchObject({ activePlayers: 14 })
  })
})
