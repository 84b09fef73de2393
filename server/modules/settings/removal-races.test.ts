import { randomUUID } from 'node:crypto'
import { eq, ne, and, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { removeAccount } from '#shared/contract/settings.ts'
import { placeOrder } from '#shared/contract/shop.ts'
import { pointCounts, pointTotals } from '#server/db/schema/rankings.ts'
import { people } from '#server/db/schema/people.ts'
import { booksBalance, giveCoins, makeItem } from '#server/testing/shop.ts'
import { openWorld } from '#server/testing/test-app.ts'
import { makePerson, makeTeam, PASSWORD } from '#server/testing/world.ts'

/** Each finds another moment. */
const ROUNDS = 8

it('removes an account beside awards and purchases of it: all of them end, and the sums are those of a rebuild [AUTH-15] [RANK-1]', async () => {
  const { db, tenantId, clock, browserOf } = await openWorld()
  const itemId = await makeItem(db, tenantId, clock.now(), { stock: 100 })
  const now = clock.now()
  const award = (personId: string) =>
    db.execute(
      sql`select post_reward(${tenantId}, ${personId}, 'task', ${randomUUID()}, '1', 10, 5, ${now.toISOString().slice(0, 10)}, ${now.toISOString()})`,
    )
  for (let round = 0; round < ROUNDS; round += 1) {
    const person = await makePerson(db, tenantId, now)
    await makeTeam(db, tenantId, now, { leaders: [], members: [person] })
    await giveCoins(db, person, 200, now)
    const [one, other] = [await browserOf(person), await browserOf(person)]
    const buy = () => other.try(placeOrder, { params: { itemId }, body: { price: 40, key: randomUUID() } })
    const [removed, bought, again] = await Promise.all([
      one.try(removeAccount, { body: { password: PASSWORD } }),
      buy(),
      buy(),
      award(person.id),
      award(person.id),
    ])
    expect(removed.status).toBeLessThan(300)
    for (const { status } of [bought, again]) expect([200, 401, 404]).toContain(status)
    const [left] = await db.select().from(people).where(eq(people.id, person.id))
    expect(left).toMatchObject({ isDisabled: true, email: `${person.id}@removed.invalid` })
  }
  expect(await booksBalance(db)).toBe(true)
  const sums = async () => [
    await db.select().from(pointTotals).orderBy(pointTotals.personId, pointTotals.period),
    await db
      .select()
      .from(pointCounts)
      .where(and(eq(pointCounts.tenantId, tenantId), ne(pointCounts.people, 0)))
      .orderBy(pointCounts.period, pointCounts.level, pointCounts.prefix, pointCounts.slot),
  ]
  const maintained = await sums()
  await db.execute(sql`select rebuild_points(${tenantId})`)
  expect(await sums()).toEqual(maintained)
})
