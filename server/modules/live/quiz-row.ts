import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { livePlayers, liveQuizzes } from '#server/db/schema/live.ts'
import { notFound } from '#server/http/problem.ts'
import type { LiveVisit } from './visit.ts'

export type QuizRow = typeof liveQuizzes.$inferSelect

export function isQuiz({ tenantId, id }: Pick<QuizRow, 'tenantId' | 'id'>) {
  return and(eq(liveQuizzes.tenantId, tenantId), eq(liveQuizzes.id, id))
}

/** @throws Problem 404 for who does not lead it */
export async function mustHost(id: string, { db, player }: LiveVisit): Promise<QuizRow> {
  const [row] = await db
    .select()
    .from(liveQuizzes)
    .where(and(isQuiz({ tenantId: player.tenantId, id }), eq(liveQuizzes.personId, player.id)))
  if (!row) throw notFound()
  return row
}

/** @throws Problem 404 for who neither leads it nor takes part */
export async function mustTakePart(
  id: string,
  { db, player }: LiveVisit,
): Promise<QuizRow & { isPlayer: boolean }> {
  const [row] = await db
    .select({ quiz: liveQuizzes, joined: livePlayers.personId })
    .from(liveQuizzes)
    .leftJoin(
      livePlayers,
      and(
        eq(livePlayers.tenantId, liveQuizzes.tenantId),
        eq(livePlayers.quizId, liveQuizzes.id),
        eq(livePlayers.personId, player.id),
      ),
    )
    .where(isQuiz({ tenantId: player.tenantId, id }))
  if (!row || (row.joined === null && row.quiz.personId !== player.id)) throw notFound()
  return { ...row.quiz, isPlayer: row.joined !== null }
}

/**
 * Closes a question: that of this revision and no other, so that of two who close it one does. It waits for answers that are being stored.
 * @returns whether it did
 */
export async function closeQuestion(db: Database, { tenantId, id, revision }: QuizRow): Promise<boolean> {
  const closed = await db
    .update(liveQuizzes)
    .set({ phase: 'result', revision: sql`${liveQuizzes.revision} + 1` })
    .where(
      and(
        isQuiz({ tenantId, id }),
        eq(liveQuizzes.revision, revision),
        eq(liveQuizzes.phase, 'question'),
        isNull(liveQuizzes.endedAt),
      ),
    )
    .returning({ id: liveQuizzes.id })
  return closed.length > 0
}
