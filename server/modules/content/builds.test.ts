import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { discardDraft, readBuild, readContent } from '#shared/contract/content.ts'
import { publishBuild, readVersions, restoreVersion } from '#shared/contract/content-versions.ts'
import { readMissionsTranslations, selectAdventure } from '#shared/contract/adventures.ts'
import { finishAttempt, sendMoves, startTask } from '#shared/contract/attempts.ts'
import { randomUUID } from 'node:crypto'
import { adventures } from '#server/db/schema/adventures.ts'
import { completions } from '#server/db/schema/play.ts'
import { wallets } from '#server/db/schema/rewards.ts'
import { enrol } from '#server/play/enrol.ts'
import { publishAdventure } from '#server/play/publish.ts'
import { artOf, type PublishedAdventure } from '#shared/scene/published.ts'
import { openContentWorld, type ContentWorld, type Maker } from '#server/testing/content.ts'
import { answerCard } from '#server/testing/pill-moves.ts'
import { sampleAdventure } from '#server/testing/sample-adventure.ts'
import { contentBuilds } from '#server/db/schema/content.ts'
import { DAY_MS } from '#shared/domain/durations.ts'
import { sweepContent } from './sweep.ts'

const dist = mkdtempSync(join(tmpdir(), 'waymark-built-'))
mkdirSync(join(dist, 'scenes'))
afterAll(() => rmSync(dist, { recursive: true }))

let world: ContentWorld
let maker: Maker

beforeEach(async () => {
  world = await openContentWorld({ dist })
  maker = world.maker
  await maker.begin()
})

/** Builds the draft as it is. */
async function built(folder = 'isle') {
  const { id } = await maker.beginBuild(folder)
  await world.build()
  return maker.readBuild(id, folder)
}

async function contentOf(buildId: string): Promise<PublishedAdventure> {
  const rows = await world.db.select().from(contentBuilds)
  const content = rows.find(({ id }) => id === buildId)?.content
  if (!content) throw new Error('nothing was built')
  return content
}

const nameOf = async (mission: string) =>
  (await world.browser.call(readMissionsTranslations, {})).en?.[mission]?.missionName

describe('a build', () => {
  it('says what players would see change; what it made is served to the tenant alone [WORLD-2] [WORLD-1]', async () => {
    const first = await maker.beginBuild()
    expect(first).toMatchObject({ state: 'waiting', revision: 1, findings: [], changes: null })
    expect(await maker.beginBuild()).toEqual(first)
    await world.build()
    const done = await maker.readBuild(first.id)
    expect(done).toMatchObject({
      state: 'done',
      findings: [],
      changes: {
        missions: { added: 2, changed: 0, removed: 0 },
        tasks: { added: 2, changed: 0, removed: 0 },
        texts: ['pl', 'en'],
      },
    })
    expect(await maker.beginBuild()).toEqual(done)
    expect(readdirSync(world.files.content.work)).toEqual([])

    const [url = ''] = artOf(await contentOf(first.id))
    const served = await world.stranger().getBytes(url)
    expect([served.status, served.headers['cache-control'], served.content.length > 0]).toEqual([
      200,
      'public, max-age=31536000, immutable',
      true,
    ])
    expect((await world.stranger('other.test').getBytes(url)).status).toBe(404)
    expect(
      (await world.stranger().getBytes('/scenes/../blobs/arriving/x.0123456789abcdef.webp')).status,
    ).toBe(404)
  })

  it('names the file that is wrong inside of the adventure’s folder, and fails where nothing can be played [WORLD-2]', async () => {
    await maker.put('shop/tasks/sweep.json', '{ "content": 1 }')
    const faulty = await built()
    expect(faulty.state).toBe('done')
    expect(faulty.findings).toContainEqual(
      expect.objectContaining({
        severity: 'error',
        file: 'shop/tasks/sweep.json',
        hint: expect.any(String) as unknown,
      }),
    )
    const all = Object.entries(await maker.hashes()).map(([path, from]) => ({
      kind: 'delete' as const,
      path,
      from,
    }))
    await maker.tryEdit(all)
    await maker.put('README.md', 'nothing')
    expect(await built()).toMatchObject({
      state: 'failed',
      changes: null,
      findings: [{ problem: 'has no mission' }],
    })
  })

  it('of the starter has nothing to find: it plays at once, in all languages, of which that of its maker is the first [WORLD-1]', async () => {
    const { starters } = await maker.browser.call(readContent, {})
    expect(starters).toEqual([{ folder: 'first-steps', name: 'First steps' }])
    expect(await maker.begin('harbour-days', 'first-steps', { name: 'Harbour days' })).toMatchObject({
      name: 'Harbour days',
    })
    const done = await built('harbour-days')
    expect(done).toMatchObject({ state: 'done', findings: [], changes: { tasks: { added: 3 } } })
    const content = await contentOf(done.id)
    expect(content.languages).toEqual(['en', 'pl', 'es', 'de'])
    expect(content.missions.map(({ text }) => text.de?.name)).toEqual(['Die Karte', 'Erstes Licht'])
  })

  it('is stopped when it takes too long, and says so; the next one is begun anew [WORLD-2]', async () => {
    const { id } = await maker.beginBuild()
    await world.build({ timeoutMs: 1, memoryMb: 512 })
    expect(await maker.readBuild(id)).toMatchObject({
      state: 'failed',
      findings: [{ severity: 'error', file: '', problem: 'takes more time than a build may have' }],
    })
    expect(readdirSync(world.files.content.work)).toEqual([])
    const again = await maker.beginBuild()
    expect(again.id).not.toBe(id)
    await world.build()
    expect((await maker.readBuild(again.id)).state).toBe('done')
  })

  it('of a draft that was changed before it began is superseded [WORLD-2]', async () => {
    const { id } = await maker.beginBuild()
    await maker.put('home/text/en.json', '{"name":"Porch"}')
    await world.build()
    expect(await maker.readBuild(id)).toMatchObject({ state: 'superseded', revision: 1 })
    expect((await maker.beginBuild()).revision).toBe(2)
  })

  it('is nobody’s but the tenant’s own [SERVE-2]', async () => {
    const { id } = await maker.beginBuild()
    const theirs = world.foreign.maker
    await theirs.begin()
    expect((await theirs.browser.try(readBuild, { params: { folder: 'isle', buildId: id } })).status).toBe(
      404,
    )
    const publishing = { params: { folder: 'isle' }, body: { buildId: id, version: null, note: '' } }
    expect((await theirs.browser.try(publishBuild, publishing)).status).toBe(404)
    expect((await world.browser.try(publishBuild, publishing)).status).toBe(404)
  })
})

describe('what a tenant publishes', () => {
  /** The first version of the draft; its player is enrolled. */
  async function published() {
    const { id } = await built()
    const version = await maker.publish(id, null, { note: 'For the summer' })
    const own = (await world.db.select().from(adventures)).find(({ folder }) => folder === 'isle')
    if (!own) throw new Error('nothing was published')
    await world.db.transaction(async (tx) => {
      await enrol(
        tx,
        { tenantId: world.tenantId, personId: world.player.id, adventureId: own.id },
        world.clock.now(),
      )
    })
    return { buildId: id, version, adventureId: own.id }
  }

  it('is a version with a number, who published it and why; the same build once [WORLD-3]', async () => {
    const { buildId, version } = await published()
    expect(version).toMatchObject({
      ...{ number: 1, note: 'For the summer', isCurrent: true, restored: null, changes: null },
      published: { by: 'Ada Nowak' },
    })
    expect(await maker.publish(buildId, null)).toEqual(version)
    const { adventures: listed } = await maker.browser.call(readContent, {})
    expect(listed.find(({ folder }) => folder === 'isle')).toMatchObject({
      ...{ published: 'own', players: 1, version: { number: 1 } },
      draft: { isAhead: false },
    })
    await maker.put('home/text/en.json', '{"name":"Porch"}')
    const next = await built()
    const refused = (seen: number | null, id = next.id) =>
      maker.browser.refusal(publishBuild, {
        params: { folder: 'isle' },
        body: { buildId: id, version: seen, note: '' },
      })
    expect(await refused(null)).toEqual([409, 'newer-published'])
    expect(await refused(7)).toEqual([409, 'newer-published'])
    expect(await maker.publish(next.id, 1)).toMatchObject({
      number: 2,
      changes: { missions: { changed: 0 }, tasks: { changed: 0 }, texts: ['en'], art: 0 },
    })
    const waiting = (await maker.put('home/text/en.json', '{"name":"Gate"}'), await maker.beginBuild())
    expect(await refused(2, waiting.id)).toEqual([409, 'build-not-done'])
  })

  it('reaches players with the next call, and no progress is touched; nor by what is brought back [WORLD-3]', async () => {
    const { adventureId } = await published()
    await world.browser.call(selectAdventure, { params: { id: adventureId }, body: { id: adventureId } })
    const { id: attemptId } = await world.browser.call(startTask, { params: { taskId: 'sweep' } })
    const move = { params: { attemptId }, body: answerCard('three', ['yes']) }
    await world.browser.call(sendMoves, move)
    // published while the task is open
    await maker.put('home/text/en.json', '{"name":"Porch"}')
    const { id: second } = await built()
    await maker.publish(second, 1)
    world.clock.pass(60_000)
    await world.browser.call(finishAttempt, { params: { attemptId }, body: { key: randomUUID() } })
    const rows = async () => [
      await world.db.select().from(completions),
      await world.db.select().from(wallets),
    ]
    const before = await rows()
    expect(before[0]).toHaveLength(1)
    expect(await maker.finishers('shop', 'shop/tasks/sweep.json', 'home')).toEqual([1, 1, 0])

    // the task that was done goes, and the mission is called otherwise
    await maker.put('shop/mission.json', '{ "tasks": ["greet"] }')
    const from = (await maker.hashes())['shop/tasks/sweep.json'] ?? ''
    await maker.tryEdit([{ kind: 'delete', path: 'shop/tasks/sweep.json', from }])
    const third = await built()
    expect(await maker.publish(third.id, 2)).toMatchObject({ number: 3, changes: { tasks: { removed: 1 } } })
    expect(await nameOf('home')).toBe('Porch')
    expect(await rows()).toEqual(before)

    const back = await maker.browser.call(restoreVersion, {
      params: { folder: 'isle', number: 1 },
      body: { version: 3, note: 'Too soon' },
    })
    expect(back).toMatchObject({ number: 4, restored: 1, isCurrent: true, changes: { tasks: { added: 1 } } })
    expect(await nameOf('home')).toBe('Home')
    expect(await rows()).toEqual(before)
    const { versions } = await maker.browser.call(readVersions, { params: { folder: 'isle' } })
    expect(versions.map(({ number, isCurrent, restored }) => [number, isCurrent, restored])).toEqual([
      [4, true, 1],
      [3, false, null],
      [2, false, null],
      [1, false, null],
    ])
    const again = { params: { folder: 'isle', number: 1 }, body: { version: 3, note: '' } }
    expect(await maker.browser.refusal(restoreVersion, again)).toEqual([409, 'newer-published'])
    const gone = { params: { folder: 'isle', number: 9 }, body: { version: 4, note: '' } }
    expect(await maker.browser.refusal(restoreVersion, gone)).toEqual([404, 'not-found'])
    expect((await world.foreign.maker.browser.try(restoreVersion, again)).status).toBe(404)
  })

  it('can be drafted again from what was published, though its draft was discarded [WORLD-2] [WORLD-3]', async () => {
    await maker.put('README.md', 'Published.')
    await published()
    const files = await maker.hashes()
    await maker.put('README.md', 'Not published.')
    await maker.browser.call(discardDraft, { params: { folder: 'isle' }, query: { revision: 3 } })
    world.clock.pass(2 * DAY_MS)
    await sweepContent(world.db, world.files, world.clock.now())
    maker = await world.makerOf(world.makerPerson)
    expect(await maker.begin()).toMatchObject({ published: 'own', draft: { isAhead: false } })
    expect(await maker.hashes()).toEqual(files)
    expect((await maker.getFile('README.md')).content.toString()).toBe('Published.')
  })

  it('is changed by no release any more, nor what is drafted [WORLD-1] [WORLD-3]', async () => {
    const { db, tenantId, clock } = world
    const release = (id: string, version: string) =>
      publishAdventure(db, tenantId, sampleAdventure({ id, version }), {
        builtAt: new Date(clock.now()),
        now: clock.now(),
      })
    const versionOf = async (folder: string) =>
      (await db.select().from(adventures)).find((one) => one.folder === folder)?.versionId
    await published()
    const before = await versionOf('isle')
    await release('isle', 'newer')
    expect(await versionOf('isle')).toBe(before)

    await maker.begin('mine', 'isle')
    expect(await release('mine', 'any')).toBeNull()
    expect(await versionOf('mine')).toBeUndefined()

    // what nobody has drafted is a version of the release
    await release('sample', 'other')
    const { versions } = await maker.browser.call(readVersions, { params: { folder: 'sample' } })
    expect(versions.map(({ number, published: { by } }) => [number, by])).toEqual([
      [2, null],
      [1, null],
    ])
  })
})
