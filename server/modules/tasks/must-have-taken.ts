import { sql } from 'drizzle-orm'
import { Problem } from '#server/http/problem.ts'
import type { AttemptRow } from './attempt.ts'
import type { PlayerVisit } from './visit.ts'

/**
 * Takes up the least time in which a person can have played an attempt: of the server's clock, since it began or its
 * package was launched, and without the time that other attempts of this player have taken up since.
 * @param leastSeconds what the rule of its kind asks for
 * @throws Problem 429 `too-early`: nothing is lost, and the same call is taken when `retryAfter` has passed
 */
export async function mustHaveTaken(
  leastSeconds: number,
  { id, startedAt, launchedAt }: AttemptRow,
  { db, player, now }: PlayerVisit,
): Promise<void> {
  if (leastSeconds <= 0) return
  const since = launchedAt ?? startedAt
  const [row] = await db
    .select({ wait: sql<number>`wait` })
    .from(
      sql`take_up_time(${player.tenantId}, ${player.id}, ${id}, ${leastSeconds}, ${since.toISOString()}, ${now.toISOString()}) as wait`,
    )
  const wait = row?.wait ?? 0
  if (wait > 0) throw new Problem(429, 'too-early', { retryAfter: wait })
}
