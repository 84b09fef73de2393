import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { enrolments } from '#server/db/schema/adventures.ts'
import { sampleAdventure } from '#server/testing/sample-adventure.ts'
import { openWorld } from '#server/testing/test-app.ts'
import { makeAdventure, makePerson } from '#server/testing/world.ts'
import { enrol } from './enrol.ts'

it('loses no enrolment of those that come at the same time, and chooses none of them [AUTH-4]', async () => {
  const { db, tenantId, clock } = await openWorld()
  const now = clock.now()
  const adventureIds = []
  for (let index = 0; index < 8; index += 1) {
    adventureIds.push(await makeAdventure(db, tenantId, now, [], sampleAdventure({ id: `world-${index}` })))
  }
  // a few people, since not every try meets another
  for (let index = 0; index < 5; index += 1) {
    const { id: personId } = await makePerson(db, tenantId, now)
    await Promise.all(adventureIds.map((adventureId) => enrol(db, { tenantId, personId, adventureId }, now)))
    const rows = await db.select().from(enrolments).where(eq(enrolments.personId, personId))
    expect(rows.map(({ adventureId }) => adventureId).sort()).toEqual(adventureIds.sort())
    expect(rows.filter(({ isActive }) => isActive)).toEqual([])
  }
})

describe('what is played', () => {
  it('is the only one, or the player’s choice among several where nobody has been here [AUTH-4]', async () => {
    const { db, tenantId, clock } = await openWorld()
    const [first, second] = await twoAdventures(db, tenantId, clock.now())
    const { id: personId } = await makePerson(db, tenantId, clock.now())
    await enrol(db, { tenantId, personId, adventureId: first }, clock.now())
    expect(await playedBy(db, personId)).toEqual([first])
    await enrol(db, { tenantId, personId, adventureId: first }, clock.now())
    expect(await playedBy(db, personId)).toEqual([first])
    await enrol(db, { tenantId, personId, adventureId: second }, clock.now())
    expect(await playedBy(db, personId)).toEqual([])
  })

  it('stays what it is for a player who has been here [AUTH-4]', async () => {
    const { db, tenantId, clock, player, adventureId } = await openWorld()
    const [, second] = await twoAdventures(db, tenantId, clock.now())
    await enrol(db, { tenantId, personId: player.id, adventureId: second }, clock.now())
    expect(await playedBy(db, player.id)).toEqual([adventureId])
  })
})

async function twoAdventures(db: Database, tenantId: string, now: Date): Promise<[string, string]> {
  const make = (id: string) => makeAdventure(db, tenantId, now, [], sampleAdventure({ id }))
  return [await make('first'), await make('second')]
}

async function playedBy(db: Database, personId: string): Promise<string[]> {
  const rows = await db
    .select({ id: enrolments.adventureId })
    .from(enrolments)
    .where(and(eq(enrolments.personId, personId), enrolments.isActive))
  return rows.map(({ id }) => id)
}
