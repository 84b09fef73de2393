import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { startTask } from '#shared/contract/attempts.ts'
import { DAY_MS } from '#shared/domain/durations.ts'
import { adventures, adventureVersions } from '#server/db/schema/adventures.ts'
import { attempts } from '#server/db/schema/play.ts'
import { packages } from '#server/db/schema/packages.ts'
import { sampleAdventure } from '#server/testing/sample-adventure.ts'
import { openWorld, type TestWorld } from '#server/testing/test-app.ts'
import { makeAdventure } from '#server/testing/world.ts'
import { readPublications } from './publications.ts'
import { layPackages } from './publish.ts'
import { sweepVersions } from './sweep-versions.ts'

let world: TestWorld

beforeEach(async () => {
  world = await openWorld()
})

/** Puts a package into a mission, and calls it anew each time. */
async function place(id: string, name: string): Promise<void> {
  const { db, tenantId, adventureId, player, clock } = world
  const content = { title: 'Ropes', items: [] }
  const placed = { adventureId, missionId: 'harbour', name, minutes: 5, placedAt: clock.now() }
  await db
    .insert(packages)
    .values({
      ...{ tenantId, id, personId: player.id, fileName: 'a.zip', bytes: 1, content, missing: [] },
      ...{ createdAt: clock.now(), ...placed },
    })
    .onConflictDoUpdate({ target: [packages.tenantId, packages.id], set: placed })
  await layPackages(db, { tenantId, adventureId }, clock.now())
}

it('versions that no adventure names any more are deleted after a day; what players see and what was built stay', async () => {
  const { db, clock, adventureId } = world
  const id = randomUUID()
  // what another adventure shows is none of this one's
  await makeAdventure(db, world.tenantId, clock.now(), [], sampleAdventure({ id: 'other' }))
  for (const name of ['At the pier', 'At the reef', 'At the harbour']) await place(id, name)
  expect(await db.$count(adventureVersions)).toBe(5)
  await sweepVersions(db, clock.now())
  expect(await db.$count(adventureVersions)).toBe(5)

  clock.pass(DAY_MS + 1)
  await sweepVersions(db, clock.now())
  const named = await db.select().from(adventures)
  const ids = named.flatMap(({ versionId, builtVersionId }) => [versionId, builtVersionId ?? versionId])
  const left = await db.select({ id: adventureVersions.id }).from(adventureVersions)
  expect(left.map((one) => one.id).sort()).toEqual([...new Set(ids)].sort())
  expect(left).toHaveLength(3)

  await db.delete(packages)
  await layPackages(db, { tenantId: world.tenantId, adventureId }, clock.now())
  await sweepVersions(db, clock.now())
  expect(await db.$count(adventureVersions)).toBe(2)
})

it('the last 50 publications are kept, and those under which somebody began or finished a task [WORLD-3]', async () => {
  const { db, tenantId, player, adventureId, clock } = world
  const publish = async (version: string) => {
    clock.pass(DAY_MS)
    await makeAdventure(db, tenantId, clock.now(), [], sampleAdventure({ version }))
  }
  const numbers = async () => {
    const rows = await readPublications(db, { tenantId, adventureId }, 100)
    return rows.map(({ number }) => number).reverse()
  }
  await publish('played')
  const { id: attemptId } = await (
    await world.browserOf(player)
  ).call(startTask, { params: { taskId: 'knots' } })
  const finishedAt = clock.now()
  await db.update(attempts).set({ finishedAt }).where(eq(attempts.id, attemptId))
  await publish('begun')
  await (await world.browserOf(player)).call(startTask, { params: { taskId: 'knots' } })
  for (let times = 4; times <= 55; times++) await publish(`version-${times}`)
  expect(await numbers()).toHaveLength(55)
  const contents = await db.$count(adventureVersions)
  await sweepVersions(db, clock.now())
  expect(await numbers()).toEqual([2, 3, ...Array.from({ length: 50 }, (_, index) => index + 6)])
  expect(await db.$count(adventureVersions)).toBe(contents - 3)
})
