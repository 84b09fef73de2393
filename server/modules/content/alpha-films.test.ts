import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { readFile, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { stackedOf, stillOf } from '#shared/scene/assistant.ts'
import { contentBuilds } from '#server/db/schema/content.ts'
import { readWebm } from '#server/intake/film/webm.ts'
import { svg } from '#server/intake/testing/small-world.ts'
import { openContentWorld, type ContentWorld } from '#server/testing/content.ts'
import { sweepContent } from './sweep.ts'

/** Three pictures of nothing at all: it is stacked in no time. */
const CLEAR = new URL('../../../src/stage/assistant/clear.webm', import.meta.url)

const dist = mkdtempSync(join(tmpdir(), 'waymark-films-'))
mkdirSync(join(dist, 'scenes'))
afterAll(() => rmSync(dist, { recursive: true }))

let world: ContentWorld

beforeEach(async () => {
  world = await openContentWorld({ dist })
})

/** The address of the assistant that the last build has for the first mission. */
async function assistantOf(buildId: string): Promise<string> {
  const rows = await world.db.select().from(contentBuilds)
  const content = rows.find(({ id }) => id === buildId)?.content
  const address = content?.missions.find(({ id }) => id === 'home')?.assistant
  if (!address) throw new Error('nobody stands by')
  return address
}

it('a film with an alpha channel that a tenant brings has one without beside it, for browsers that draw alpha opaque [STAGE-6] [WORLD-1] [WORLD-2]', async () => {
  const { maker } = world
  const film = await readFile(CLEAR)
  await maker.begin()
  await maker.put('assistant.webm', film)
  await maker.put('assistant.svg', svg('<circle cx="320" cy="180" r="90" fill="#a52"/>'))
  const { id } = await maker.beginBuild()
  await world.build()
  expect(await maker.readBuild(id)).toMatchObject({ state: 'done', findings: [] })
  const address = await assistantOf(id)
  const get = (url: string, host?: string) => world.stranger(host).getBytes(url)
  expect((await get(address)).content.equals(film)).toBe(true)
  expect((await get(stillOf(address))).headers['content-type']).toBe('image/webp')
  const stacked = await get(stackedOf(address))
  expect([stacked.status, stacked.headers['content-type'], readWebm(stacked.content)]).toMatchObject([
    ...[200, 'video/webm'],
    { codec: 'V_VP9' },
  ])
  expect((await get(stackedOf(address), 'other.test')).status).toBe(404)

  // it stays as long as the film does, however old it is
  const folder = join(world.files.content.art(world.tenantId), address.split('/')[2] ?? '')
  await utimes(folder, 0, 0)
  await sweepContent(world.db, world.files, world.clock.now())
  expect((await get(stackedOf(address))).status).toBe(200)
})
