import { and, eq } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { attempts } from '#server/db/schema/play.ts'
import { notFound } from '#server/http/problem.ts'
import type { Player } from '#server/http/visit.ts'

/**
 * Who may see the files of an attempt: whoever hands them in.
 * @throws Problem 404 for everybody else
 */
export async function mustSeeHandedIn(db: Database, player: Player, attemptId: string): Promise<void> {
  const isSeen = and(
    eq(attempts.tenantId, player.tenantId),
    eq(attempts.id, attemptId),
    eq(attempts.personId, player.id),
  )
  if ((await db.$count(attempts, isSeen)) === 0) throw notFound()
}
