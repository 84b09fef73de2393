import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { finishAttempt, sendMoves, startTask } from '#shared/contract/attempts.ts'
import { readMadeScenes } from '#shared/contract/content-scenes.ts'
import { type DraftEdit } from '#shared/contract/content.ts'
import { restoreVersion } from '#shared/contract/content-versions.ts'
import { selectAdventure } from '#shared/contract/adventures.ts'
import { readMission } from '#shared/contract/missions.ts'
import { adventures } from '#server/db/schema/adventures.ts'
import { background, element, json, svg, taskText } from '#server/intake/testing/small-world.ts'
import { enrol } from '#server/play/enrol.ts'
import { openContentWorld, type ContentWorld } from '#server/testing/content.ts'
import { answerCard } from '#server/testing/pill-moves.ts'

const dist = mkdtempSync(join(tmpdir(), 'waymark-renames-'))
mkdirSync(join(dist, 'scenes'))
afterAll(() => rmSync(dist, { recursive: true }))

const MOVED = { shop: 'market', sweep: 'dust' }

async function publish({ maker, build }: ContentWorld, version: number | null): Promise<void> {
  const { id } = await maker.beginBuild()
  await build()
  expect(await maker.readBuild(id)).toMatchObject({ state: 'done', findings: [] })
  await maker.publish(id, version)
}

/** The player of the world begins the adventure. */
async function play({ db, tenantId, player, clock, browser }: ContentWorld): Promise<void> {
  const [own] = await db.select().from(adventures).where(eq(adventures.folder, 'isle'))
  if (!own) throw new Error('nothing was published')
  const who = { tenantId, personId: player.id, adventureId: own.id }
  await db.transaction((tx) => enrol(tx, who, clock.now()))
  await browser.call(selectAdventure, { params: { id: own.id }, body: { id: own.id } })
}

/** Everything in the shop goes to a market, and its first task to a dusting. */
async function renameBoth({ maker }: ContentWorld): Promise<void> {
  const files = await maker.hashes()
  const moves = Object.entries(files)
    .filter(([path]) => path.startsWith('shop/'))
    .map(([path, from]): DraftEdit => {
      const to = path.replace('shop/', 'market/').replace('/sweep.json', '/dust.json')
      return { kind: 'move', path, to, from }
    })
  expect((await maker.tryEdit(moves)).status).toBe(200)
  const words = json({
    name: 'Market',
    description: 'A square.',
    tasks: { dust: taskText(), greet: taskText() },
  })
  await maker.put('market/text/en.json', words)
  await maker.put('market/text/pl.json', words)
  await maker.put('market/mission.json', json({ tasks: ['dust', 'greet'] }))
  await maker.put(
    'market/scene.svg',
    svg(background() + element('dust', 120, 120) + element('greet', 360, 120)),
  )
  await maker.put('home/mission.json', json({ missions: ['market'] }))
  await maker.put('home/scene.svg', svg(background() + element('market', 200, 120)))
  await maker.put('adventure.json', json({ rootMission: 'home', languages: ['en', 'pl'], moved: MOVED }))
}

it('what players reached follows a mission and a task that are renamed, and a version that is brought back [WORLD-5] [WORLD-3]', async () => {
  const world = await openContentWorld({ dist })
  const { maker, browser } = world
  await maker.begin()
  await publish(world, null)
  await play(world)
  const { id: attemptId } = await browser.call(startTask, { params: { taskId: 'sweep' } })
  await browser.call(sendMoves, { params: { attemptId }, body: answerCard('three', ['yes']) })
  world.clock.pass(60_000)
  await browser.call(finishAttempt, { params: { attemptId }, body: { key: randomUUID() } })
  const shop = () => browser.call(readMission, { params: { id: 'shop' }, query: {} })
  const done = async () => (await shop()).tasks.map((one) => [one.id, one.is_completed])
  const before = [
    ['sweep', true],
    ['greet', false],
  ]
  expect(await done()).toEqual(before)
  expect(await maker.finishers('shop', 'shop/tasks/sweep.json')).toEqual([1, 1])

  await renameBoth(world)
  await publish(world, 1)
  expect((await shop()).missionName).toBe('Market')
  expect(await done()).toEqual(before)
  // what is edited has the names of its files
  expect(await maker.finishers('market', 'market/tasks/dust.json')).toEqual([1, 1])
  const { made } = await maker.browser.call(readMadeScenes, { params: { folder: 'isle' } })
  const market = made?.missions.find(({ id }) => id === 'market')
  expect(market?.tasks.map(({ id }) => id)).toEqual(['dust', 'greet'])
  expect(market?.scene?.elements.map(({ id }) => id)).toEqual(['dust', 'greet'])
  expect(market?.said).toContain('640')

  const back = { params: { folder: 'isle', number: 1 }, body: { version: 2, note: '' } }
  await maker.browser.call(restoreVersion, back)
  expect((await shop()).missionName).toBe('Shop')
  expect(await done()).toEqual(before)
})
