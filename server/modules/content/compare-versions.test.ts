import { beforeEach, describe, expect, it } from 'vitest'
import { compareVersions } from '#shared/contract/content-comparison.ts'
import { contentFilePath } from '#shared/contract/content.ts'
import { readVersions } from '#shared/contract/content-versions.ts'
import { publishAdventure } from '#server/play/publish.ts'
import { openContentWorld, type ContentWorld, type Maker } from '#server/testing/content.ts'
import { sampleAdventure } from '#server/testing/sample-adventure.ts'

let world: ContentWorld
let maker: Maker

beforeEach(async () => {
  world = await openContentWorld()
  maker = world.maker
})

const asked = (from: number, to?: number) => ({
  params: { folder: 'isle', number: from },
  query: { ...(to !== undefined && { to }) },
})
const compare = async (from: number, to?: number) =>
  (await maker.browser.call(compareVersions, asked(from, to))).changes

async function publish(version: number | null): Promise<void> {
  const { id } = await maker.beginBuild()
  await world.build()
  await maker.publish(id, version)
}

describe('versions', () => {
  it('are compared with each other and with the draft, file by file, and each file is read as it was [WORLD-3]', async () => {
    await maker.begin()
    await maker.put('notes.txt', 'First.')
    await publish(null)
    const { 'notes.txt': first = '' } = await maker.hashes()
    await maker.put('notes.txt', 'Second, and longer.')
    await publish(1)
    const { 'notes.txt': second = '' } = await maker.hashes()
    const [before, after] = [
      { hash: first, bytes: 6 },
      { hash: second, bytes: 19 },
    ]
    expect(await compare(1, 2)).toEqual([{ path: 'notes.txt', before, after, was: null }])
    expect(await compare(2, 1)).toEqual([{ path: 'notes.txt', before: after, after: before, was: null }])
    expect(await compare(2)).toEqual([])
    await maker.tryEdit([{ kind: 'move', path: 'notes.txt', to: 'words.txt', from: second }])
    expect(await compare(1)).toEqual([
      { path: 'notes.txt', before, after: null, was: null },
      { path: 'words.txt', before: null, after, was: null },
    ])
    expect(await compare(2)).toEqual([{ path: 'words.txt', before: after, after, was: 'notes.txt' }])
    const read = async (number: number) =>
      (await maker.get(contentFilePath('isle', 'notes.txt', number))).content.toString()
    expect([await read(1), await read(2)]).toEqual(['First.', 'Second, and longer.'])
    expect((await maker.get(contentFilePath('isle', 'words.txt', 2))).status).toBe(404)
  })

  it('that are not there any more, or without a draft, are named as such [WORLD-3]', async () => {
    await maker.begin()
    await publish(null)
    expect(await maker.browser.refusal(compareVersions, asked(7))).toEqual([404, 'not-found'])
    expect(await maker.browser.refusal(compareVersions, asked(1, 7))).toEqual([404, 'not-found'])
    expect((await maker.get(contentFilePath('isle', 'adventure.json', 7))).status).toBe(404)
    expect((await maker.get(`${contentFilePath('isle', 'adventure.json')}&of=first`)).status).toBe(404)
  })

  it('that came with the release have no files to compare, and say so [WORLD-3]', async () => {
    const content = sampleAdventure({ id: 'isle', version: 'released' })
    await publishAdventure(world.db, world.tenantId, content, {
      ...{ builtAt: new Date(world.clock.now()), now: world.clock.now() },
    })
    await maker.begin()
    expect(await maker.browser.refusal(compareVersions, asked(1))).toEqual([409, 'files-unknown'])
    const listed = async () =>
      (await maker.browser.call(readVersions, { params: { folder: 'isle' } })).versions.map(
        ({ number, hasFiles }) => [number, hasFiles],
      )
    expect(await listed()).toEqual([[1, false]])
    await publish(1)
    expect(await listed()).toEqual([
      [2, true],
      [1, false],
    ])
  })

  it('are compared by nobody else: no player, no leader, no other tenant’s designer [WORLD-3] [WORLD-1]', async () => {
    await maker.begin()
    await publish(null)
    const theirs = world.foreign.maker
    expect(await theirs.browser.refusal(compareVersions, asked(1))).toEqual([404, 'not-found'])
    expect((await theirs.get(contentFilePath('isle', 'adventure.json', 1))).status).toBe(404)
    expect(await world.browser.refusal(compareVersions, asked(1))).toEqual([404, 'not-found'])
    expect((await world.stranger().try(compareVersions, asked(1))).status).toBe(401)
  })
})
