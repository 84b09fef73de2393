import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { enrolments } from '#server/db/schema/adventures.ts'
import { sampleAdventure } from '#server/testing/sample-adventure.ts'
import { openWorld } from '#server/testing/test-app.ts'
import { makeAdventure, makePerson } from '#server/testing/world.ts'
import { enrol } from './enrol.ts'

it('loses no enrolment of those that come at the same time, and one of them is played [AUTH-4]', async () => {
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
    expect(rows.filter(({ isActive }) => isActive)).toHaveLength(1)
  }
})
