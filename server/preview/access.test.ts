import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { readAdventureSettings } from '#shared/contract/adventures.ts'
import { readMission } from '#shared/contract/missions.ts'
import { previewBuild, previewVersion, readPreview, restartPreview } from '#shared/contract/previews.ts'
import { readShop } from '#shared/contract/shop.ts'
import { startTask } from '#shared/contract/attempts.ts'
import { DAY_MS } from '#shared/domain/durations.ts'
import { contentBuilds } from '#server/db/schema/content.ts'
import { contentPreviews, previewPlays } from '#server/db/schema/previews.ts'
import { sweepContent } from '#server/modules/content/sweep.ts'
import type { TestBrowser } from '#server/testing/browser.ts'
import { makeBuild, playingIn } from '#server/testing/previews.ts'
import { sampleAdventure } from '#server/testing/sample-adventure.ts'
import { asOwner } from '#server/testing/storage.ts'
import { openWorld, type TestWorld } from '#server/testing/test-app.ts'
import { makePerson, makeTenant, type TestPerson } from '#server/testing/world.ts'
import { sweepPreviews } from './previews.ts'

const CONTENT = sampleAdventure({ id: 'isle', version: 'drafted' })
const ENDED = [404, 'preview-ended']

let world: TestWorld
let designer: TestPerson
let maker: TestBrowser
let buildId: string

beforeEach(async () => {
  world = await openWorld()
  const { db, tenantId, clock } = world
  designer = await makePerson(db, tenantId, clock.now(), { role: 'designer' })
  maker = await world.browserOf(designer)
  buildId = await makeBuild(db, designer, clock.now(), CONTENT)
})

const begin = (browser = maker) => browser.call(previewBuild, { params: { folder: 'isle', buildId } })
const at = (previewId: string) => ({ params: { previewId } })

async function somebody(role: TestPerson['role'], tenantId = world.tenantId, host = 'house.test') {
  return world.browserOf(await makePerson(world.db, tenantId, world.clock.now(), { role }), { host })
}

describe('a preview is opened', () => {
  it('by every designer and admin of the tenant, each with a play of their own [WORLD-4]', async () => {
    const preview = await begin()
    expect(preview).toMatchObject({
      ...{ folder: 'isle', name: 'Sample', shows: 'draft', number: 3, stage: 'newcomer' },
      languages: ['pl', 'en'],
    })
    const admin = await somebody('admin')
    expect((await begin(admin)).id).toBe(preview.id)
    await admin.call(restartPreview, { ...at(preview.id), body: { stage: 'open' } })
    expect(await admin.call(readPreview, at(preview.id))).toMatchObject({ stage: 'open' })
    expect(await maker.call(readPreview, at(preview.id))).toMatchObject({ stage: 'newcomer' })
    const reef = { params: { id: 'reef' }, query: {} }
    expect((await playingIn(preview.id, admin).call(readMission, reef)).unmet).toEqual([])
    expect((await playingIn(preview.id, maker).call(readMission, reef)).unmet).toHaveLength(1)
  })

  it('by nobody else: no player, no leader, nobody of another tenant, no stranger [WORLD-4] [WORLD-1]', async () => {
    const { id } = await begin()
    for (const role of ['player', 'leader'] as const) {
      const browser = await somebody(role)
      expect(await browser.refusal(readPreview, at(id))).toEqual([404, 'not-found'])
      expect(await playingIn(id, browser).refusal(readAdventureSettings, {})).toEqual([404, 'not-found'])
    }
    const other = await makeTenant(world.db, world.clock.now(), { hosts: ['other.test'], isDefault: false })
    // tenants are read anew every few seconds
    world.clock.pass(10_000)
    const foreign = await somebody('designer', other.id, 'other.test')
    expect(await foreign.refusal(readPreview, at(id))).toEqual(ENDED)
    expect(await playingIn(id, foreign).refusal(readAdventureSettings, {})).toEqual(ENDED)
    const theirs = { params: { folder: 'isle', buildId } }
    expect(await foreign.refusal(previewBuild, theirs)).toEqual([404, 'not-found'])
    expect((await playingIn(id, world.stranger()).try(readAdventureSettings, {})).status).toBe(401)
  })

  it('of a build that is done, and of nothing else [WORLD-4]', async () => {
    const { db } = world
    await db.update(contentBuilds).set({ state: 'running' })
    const of = (id: string) => maker.refusal(previewBuild, { params: { folder: 'isle', buildId: id } })
    expect(await of(buildId)).toEqual([409, 'build-not-done'])
    expect(await of(randomUUID())).toEqual([404, 'not-found'])
    const never = { params: { folder: 'isle', number: '1' } }
    expect(await maker.refusal(previewVersion, never)).toEqual([404, 'not-found'])
    const none = { params: { folder: 'isle', number: '3000000000' } }
    expect(await maker.refusal(previewVersion, none)).toEqual([404, 'not-found'])
  })

  it('until it expires; what is over is swept, and its build with it [WORLD-4]', async () => {
    const { db, clock, files } = world
    const { id } = await begin()
    await playingIn(id, maker).call(startTask, { params: { taskId: 'knots' } })
    clock.pass(2 * DAY_MS)
    await makeBuild(db, designer, clock.now(), { ...CONTENT, version: 'newer' })
    await sweepContent(db, files, clock.now())
    maker = await world.browserOf(designer)
    expect(await maker.call(readPreview, at(id))).toMatchObject({ id })
    clock.pass(6 * DAY_MS)
    maker = await world.browserOf(designer)
    expect(await maker.refusal(readPreview, at(id))).toEqual(ENDED)
    expect(await playingIn(id, maker).refusal(readAdventureSettings, {})).toEqual(ENDED)
    await sweepPreviews(db, clock.now())
    await sweepContent(db, files, clock.now())
    expect(await db.select().from(contentPreviews)).toEqual([])
    expect(await db.select().from(previewPlays)).toEqual([])
    expect(await db.$count(contentBuilds)).toBe(1)
  })

  it('until it is swept, also between a call’s look at it and its answer [WORLD-4]', async () => {
    const { id } = await begin()
    await asOwner(world.db, async (tx) => {
      await tx.execute(sql`
      create function sweep_first() returns trigger language plpgsql as $$
      begin
        delete from content_previews where id = new.preview_id;
        return new;
      end $$`)
      await tx.execute(sql`
      create trigger sweep_first before insert on preview_plays for each row execute function sweep_first()`)
    })
    const start = { params: { taskId: 'knots' } }
    expect(await playingIn(id, maker).refusal(startTask, start)).toEqual(ENDED)
    const { id: next } = await begin()
    expect(await maker.refusal(restartPreview, { ...at(next), body: { stage: 'open' } })).toEqual(ENDED)
    // other files of tests have the same database
    await asOwner(world.db, (tx) => tx.execute(sql`drop function sweep_first() cascade`))
  })

  it('with no call of other people and real accounts behind it [WORLD-4]', async () => {
    const { id } = await begin()
    expect((await playingIn(id, maker).try(readShop, {})).status).toBe(404)
  })
})
