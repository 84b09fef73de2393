import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { openInMemory } from './open-embedded.ts'

it('others have their turn between the queries that wait', async () => {
  const { db, close } = await openInMemory()
  const order: string[] = []
  setImmediate(() => order.push('a request'))
  const queries = [1, 2, 3, 4].map(async (number) => {
    await db.execute(sql`select ${number}`)
    order.push('query')
  })
  await Promise.all(queries)
  expect(order.indexOf('a request')).toBeLessThan(order.lastIndexOf('query'))
  await expect(db.execute(sql`select nothing`)).rejects.toThrow()
  await expect(db.execute(sql`select 1`)).resolves.toBeDefined()
  await close()
})
