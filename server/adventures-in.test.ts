import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { readMission } from '#shared/contract/missions.ts'
import { artOf, type PublishedAdventure } from '#shared/scene/published.ts'
import { publishBuilt } from './adventures-in.ts'
import { sampleAdventure, sampleMission } from './testing/sample-adventure.ts'
import { openWorld, type TestWorld } from './testing/test-app.ts'

const dist = mkdtempSync(join(tmpdir(), 'waymark-adventures-'))
const lines = vi.spyOn(console, 'log')
let world: TestWorld

beforeAll(() => {
  mkdirSync(join(dist, 'scenes'))
  for (const url of artOf(sampleAdventure())) writeFileSync(join(dist, url), '')
})

beforeEach(async () => {
  world = await openWorld()
  lines.mockReset()
})

afterAll(() => {
  lines.mockRestore()
  rmSync(dist, { recursive: true })
})

/** Starts a server that brings a build; returns what it says. */
async function startWith(builtAt: number, adventures: PublishedAdventure[]): Promise<unknown[]> {
  lines.mockReset()
  writeFileSync(join(dist, 'published.json'), JSON.stringify({ builtAt, adventures, gone: {} }))
  const { db, clock } = world
  await publishBuilt({ db, clock: clock.now, dist, isDemo: false, isProduction: true })
  return lines.mock.calls.map(([line]: unknown[]) => line)
}

/** The sample with a mission that tells the builds apart. */
function withMission(id: string): PublishedAdventure {
  const missions = [sampleMission('map', { missions: [id] }), sampleMission(id)]
  return sampleAdventure({ missions, version: id })
}

const sees = async (id: string) => (await world.browser.try(readMission, { params: { id } })).status === 200

it('lets only a newer build change what players see, and says what stays [SERVE-3]', async () => {
  expect(await startWith(2000, [withMission('newer')])).toEqual([])
  expect(await sees('newer')).toBe(true)
  expect(await startWith(1000, [withMission('older')])).toEqual([
    'The adventure "sample" stays as a newer build made it.',
  ])
  expect([await sees('newer'), await sees('older')]).toEqual([true, false])
  await startWith(3000, [withMission('older')])
  expect([await sees('newer'), await sees('older')]).toEqual([false, true])
})

it('leaves an adventure that is not built any more to its players, and says so [DESIGN-1]', async () => {
  expect(await startWith(1000, [sampleAdventure({ id: 'renamed' })])).toEqual([
    'The adventure "sample" is not built any more; its players keep it as it was.',
  ])
  expect(await sees('harbour')).toBe(true)
  for (const url of artOf(sampleAdventure())) rmSync(join(dist, url))
  const [line] = await startWith(2000, [])
  expect(line).toMatch(/^The adventure "sample" .* was, but 3 of its pictures are not on this server\.$/)
})
