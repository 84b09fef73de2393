import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { openInMemory } from './open-embedded.ts'

const QUERIES = 100

it('others have their turn after every query that waits, also after one that fails', async () => {
  const { db, close } = await openInMemory()
  let yields = 0
  let isOver = false
  const yieldOnce = (): void => {
    yields += 1
    if (!isOver) setImmediate(yieldOnce)
  }
  setImmediate(yieldOnce)
  const queries = Array.from({ length: QUERIES }, (_, number) =>
    db.execute(number === 50 ? sql`select nothing` : sql`select ${number}`),
  )
  const outcomes = await Promise.allSettled(queries)
  isOver = true
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1)
  expect(yields).toBeGreaterThanOrEqual(QUERIES - 1)
  await close()
})
