import { sql, type SQL } from 'drizzle-orm'
import { coachingBookings, coachingSessions } from '#server/db/schema/coaching.ts'

const HAS_SEAT = sql`other.seat_at is not null`
const WAITS = sql`other.seat_at is null`

/** Numbers for a query that selects from `coaching_sessions`: bookings of the row's session. */
export const BOOKINGS = {
  seated: count(HAS_SEAT),
  waiting: count(WAITS),
  /** Somebody said whether they have come. */
  said: count(sql`other.has_come is not null`),
  /** Of the row's own booking, which the query joins: how many wait up to it, itself among them. */
  place: count(sql`${WAITS} and other.number <= ${coachingBookings.number}`),
} as const

function count(which: SQL) {
  return sql<number>`(select count(*)::integer from coaching_bookings other
    where other.tenant_id = ${coachingSessions.tenantId} and other.session_id = ${coachingSessions.id} and ${which})`
}
