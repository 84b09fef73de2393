import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { liveAnswers, livePlayers, liveQuizzes } from '#server/db/schema/live.ts'
import { avatars, people } from '#server/db/schema/people.ts'
import { shownFace } from '#server/lib/shown-face.ts'
import { isQuiz, type QuizRow } from './quiz-row.ts'

interface LivePlayer {
  personId: string
  displayName: string
  picture: string | null
  avatarSprite: (typeof people.$inferSelect)['avatarSprite']
  /** Shows up in rankings. */
  isShown: boolean
}

export interface LiveAnswer {
  personId: string
  at: number
  answers: readonly string[]
  ms: number
}

/** All that is known of a quiz: the same for everybody in it. */
export interface Snapshot {
  quiz: QuizRow
  players: readonly LivePlayer[]
  answers: readonly LiveAnswer[]
}

/** Null where it is gone. Faces are read for the podium alone. */
export async function readSnapshot(db: Database, tenantId: string, id: string): Promise<Snapshot | null> {
  const [quiz] = await db.select().from(liveQuizzes).where(isQuiz({ tenantId, id }))
  if (!quiz) return null
  const hasFaces = quiz.phase === 'podium' || quiz.phase === 'ended'
  const [players, answers] = await Promise.all([
    db
      .select({
        personId: people.id,
        displayName: people.displayName,
        picture: avatars.version,
        avatarSprite: hasFaces ? shownFace() : sql<null>`null`,
        isShown: sql<boolean>`shows_itself(${people.privacy}, 'isInRankings') and not ${people.isDisabled}`,
      })
      .from(livePlayers)
      .innerJoin(people, and(eq(people.tenantId, livePlayers.tenantId), eq(people.id, livePlayers.personId)))
      .leftJoin(avatars, and(eq(avatars.tenantId, people.tenantId), eq(avatars.personId, people.id)))
      .where(and(eq(livePlayers.tenantId, tenantId), eq(livePlayers.quizId, id))),
    db
      .select(ANSWER)
      .from(liveAnswers)
      .where(and(eq(liveAnswers.tenantId, tenantId), eq(liveAnswers.quizId, id))),
  ])
  return { quiz, players, answers }
}

const ANSWER = {
  personId: liveAnswers.personId,
  at: liveAnswers.at,
  answers: liveAnswers.answers,
  ms: liveAnswers.ms,
}

/** The same with what one person has answered by now: what is known for all may be a moment older. */
export async function withOwnAnswers(db: Database, known: Snapshot, personId: string): Promise<Snapshot> {
  const { tenantId, id } = known.quiz
  const own = await db
    .select(ANSWER)
    .from(liveAnswers)
    .where(
      and(eq(liveAnswers.tenantId, tenantId), eq(liveAnswers.quizId, id), eq(liveAnswers.personId, personId)),
    )
  const others = known.answers.filter((one) => one.personId !== personId)
  return others.length + own.length === known.answers.length
    ? known
    : { ...known, answers: [...others, ...own] }
}
