import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { HOUR_MS } from '#shared/domain/durations.ts'
import { jobs } from '#server/db/schema/mail.ts'
import { pointTotals } from '#server/db/schema/rankings.ts'
import { doJobs, RETRY_MS } from '#server/lib/jobs.ts'
import { emptyStorage } from '#server/testing/storage.ts'
import { makePerson, makeTenant } from '#server/testing/world.ts'
import { POINTS_RECOUNT, pointJobs, resumeRecounts } from './recount-points.ts'

it('a recount that was given up begins again where it stopped, and nothing else does [RANK-1]', async () => {
  const { db } = await emptyStorage()
  const now = new Date('2026-11-01T12:00:00Z')
  const { id: tenantId } = await makeTenant(db, now, {})
  const { id: personId } = await makePerson(db, tenantId, now)
  await db.execute(sql`
    insert into ledger_entries (tenant_id, person_id, reason, source, cycle, points, coins, day, created_at)
      values (${tenantId}, ${personId}, 'task', 'one', '1', 10, 0, '2026-11-01', ${now})`)
  const given = {
    ...{ tenantId, runAt: now, createdAt: now, tries: RETRY_MS.length + 1, failedAt: now },
    error: 'error 53200',
  }
  const after = '00000000-0000-0000-0000-000000000000'
  await db.insert(jobs).values([
    { ...given, id: randomUUID(), kind: POINTS_RECOUNT, payload: { season: null, after } },
    { ...given, id: randomUUID(), kind: 'mail', payload: {} },
  ])
  const later = new Date(now.getTime() + HOUR_MS)
  const parts = { db, clock: () => later, handlers: pointJobs(db), report: () => expect.unreachable() }
  await doJobs(parts)
  expect(await db.$count(pointTotals)).toBe(0)
  expect(await resumeRecounts(db, later)).toBe(1)
  await doJobs(parts)
  expect(await db.$count(pointTotals, eq(pointTotals.personId, personId))).toBeGreaterThan(0)
  expect(await db.select({ kind: jobs.kind }).from(jobs)).toEqual([{ kind: 'mail' }])
  expect(await resumeRecounts(db, later)).toBe(0)
})
