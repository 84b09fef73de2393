import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { readMission } from '#shared/contract/missions.ts'
import { artOf, type PublishedAdventure } from '#shared/scene/published.ts'
import { publishBuilt, publishOnChange } from './adventures-in.ts'
import { adventures, enrolments } from './db/schema/adventures.ts'
import { tenants } from './db/schema/tenants.ts'
import { DEMO_TENANTS, ONLY_IN_LIBRARY } from './demo/tenants.ts'
import { people } from './db/schema/people.ts'
import { seedDemo } from './demo/seed.ts'
import { sampleAdventure, sampleMission } from './testing/sample-adventure.ts'
import { openWorld, type TestWorld } from './testing/test-app.ts'

let change: () => void = () => undefined
vi.mock('./play/published-file.ts', async (original) => ({
  ...(await original<typeof import('./play/published-file.ts')>()),
  watchPublished: (_file: string, onChange: () => void) => {
    change = onChange
    return () => undefined
  },
}))

/** What a publishing waits for before it stores anything. */
let hold: () => Promise<unknown> = () => Promise.resolve()
vi.mock('./play/publish.ts', async (original) => {
  const { publishAdventure, ...others } = await original<typeof import('./play/publish.ts')>()
  const held: typeof publishAdventure = (...what) => hold().then(() => publishAdventure(...what))
  return { ...others, publishAdventure: held }
})

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
  hold = () => Promise.resolve()
})

afterAll(() => {
  lines.mockRestore()
  rmSync(dist, { recursive: true })
})

/** Starts a server that brings a build; returns what it says. */
async function startWith(builtAt: number, built: PublishedAdventure[], isDemo = false): Promise<unknown[]> {
  lines.mockReset()
  writeFileSync(join(dist, 'published.json'), JSON.stringify({ builtAt, adventures: built, gone: {} }))
  const { db, clock, files } = world
  await publishBuilt({ db, clock: clock.now, dist, files, isDemo, isProduction: true })
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

it('is a library for tenants that have not begun with it; the demo’s have it at once [WORLD-1] [SERVE-2]', async () => {
  const { db, clock } = world
  const all = async () =>
    (
      await db
        .select({ folder: adventures.folder, tenant: tenants.name })
        .from(adventures)
        .innerJoin(tenants, eq(tenants.id, adventures.tenantId))
    )
      .map(({ folder, tenant }) => `${tenant} ${folder}`)
      .sort()
  const before = await all()
  await startWith(1000, [sampleAdventure({ id: 'isles' })])
  expect(await all()).toEqual(before)
  await seedDemo(db, clock.now())
  // one that a demo's makers find in the library, and its players do not
  const [spare = ''] = ONLY_IN_LIBRARY
  await startWith(2000, [sampleAdventure({ id: 'isles' }), sampleAdventure({ id: spare })], true)
  const demo = DEMO_TENANTS.map(({ name }) => `${name} isles`)
  expect(await all()).toEqual([...before, ...demo].sort())
})

it('publishes one build after the other while scenes are saved in a row [DESIGN-2]', async () => {
  const steps: string[] = []
  const { db, clock } = world
  const file = join(dist, 'published.json')
  // long enough for another one to read its build
  hold = async () => {
    for (let times = 0; times < 9; times++) await readFile(file)
  }
  const build = (builtAt: number) => {
    const adventure = withMission(`save-${builtAt}`)
    const content = JSON.stringify({ builtAt, adventures: [adventure], gone: {} })
    writeFileSync(file, content)
    change()
  }
  lines.mockImplementation((line: string) => void steps.push(line))
  publishOnChange({
    db,
    clock: () => {
      // the next save is built while this one is published
      if (steps.push('begins') === 1) build(2000)
      return clock.now()
    },
    dist,
    files: world.files,
    isDemo: false,
    isProduction: false,
  })
  build(1000)
  await vi.waitFor(() => expect(steps.length).toBeGreaterThan(3))
  const published = 'Published 1 adventure(s) again.'
  // on a busy machine a save may be read once more
  expect(steps.slice(0, 4)).toEqual(['begins', published, 'begins', published])
  expect(await sees('save-2000')).toBe(true)
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

/** Adventures that somebody of the demo plays now. */
async function playedByDemo(): Promise<string[]> {
  const { db } = world
  const played = await db
    .selectDistinct({ folder: adventures.folder })
    .from(enrolments)
    .innerJoin(
      adventures,
      and(eq(adventures.tenantId, enrolments.tenantId), eq(adventures.id, enrolments.adventureId)),
    )
    .innerJoin(people, and(eq(people.tenantId, enrolments.tenantId), eq(people.id, enrolments.personId)))
    .where(and(eq(enrolments.isActive, true), eq(people.email, 'player@demo.waymark.test')))
  return played.map(({ folder }) => folder)
}

it('lets the demo accounts play what this server can show, and loses nothing of the rest [DESIGN-1]', async () => {
  const { db, clock } = world
  await seedDemo(db, clock.now())
  const art = artOf(sampleAdventure())
  const lay = () => art.forEach((url) => writeFileSync(join(dist, url), ''))
  const clear = () => art.forEach((url) => rmSync(join(dist, url), { force: true }))
  const own = sampleAdventure({ id: 'own', missions: [], thumbnail: null })
  lay()
  await startWith(1000, [sampleAdventure()], true)
  expect(await playedByDemo()).toEqual(['sample'])

  await startWith(2000, [own], true)
  expect(await playedByDemo(), 'both can be shown: they are asked which').toEqual([])

  clear()
  expect(await startWith(3000, [own], true)).toContain(
    'The demo accounts play "own" now: 3 pictures of "sample" are not on this server. What they did in "sample" stays.',
  )
  expect(await playedByDemo()).toEqual(['own'])

  lay()
  await startWith(4000, [sampleAdventure({ version: 'again' })], true)
  expect(await playedByDemo(), 'no picture of what they play is missing').toEqual(['own'])
})
