import { randomInt } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { HandlerInput } from '#shared/contract/endpoint.ts'
import type { LiveQuiz, startLiveQuiz } from '#shared/contract/live.ts'
import { SECOND_MS } from '#shared/domain/durations.ts'
import { CODE_DIGITS, MOST_LIVE_QUESTIONS, type LivePhase } from '#shared/domain/live-quiz.ts'
import { liveQuizzes } from '#server/db/schema/live.ts'
import { Problem, refusedField } from '#server/http/problem.ts'
import { readContent } from '#server/play/read-content.ts'
import { cardsOf, readAskable } from './choices.ts'
import { isQuiz, mustHost, type QuizRow } from './quiz-row.ts'
import { liveRooms } from './rooms.ts'
import { readQuizView } from './show.ts'
import type { LiveVisit } from './visit.ts'

/** Codes that are tried before it is given up: of a million there are never so many in use. */
const CODE_TRIES = 20

/** @returns its id, which is the key. @throws Problem 409 where one is open, 422 for a task that cannot be asked */
export async function start(
  { key, adventureId, taskId, seconds }: HandlerInput<typeof startLiveQuiz>['body'],
  visit: LiveVisit,
): Promise<{ id: string }> {
  const { db, player, now } = visit
  const [known] = await db
    .select({ personId: liveQuizzes.personId })
    .from(liveQuizzes)
    .where(isQuiz({ tenantId: player.tenantId, id: key }))
  if (known) {
    if (known.personId !== player.id) throw refusedField('key', 'is taken')
    return { id: key }
  }
  const adventure = (await readAskable(visit)).find(({ id }) => id === adventureId)
  const content = adventure && (await readContent(db, player.tenantId, adventure.versionId))
  const cards = content ? cardsOf(content, taskId).slice(0, MOST_LIVE_QUESTIONS) : []
  if (!adventure || cards.length === 0) throw refusedField('taskId', 'has no questions to ask')
  const isOpen = and(
    eq(liveQuizzes.tenantId, player.tenantId),
    eq(liveQuizzes.personId, player.id),
    isNull(liveQuizzes.endedAt),
  )
  if ((await db.$count(liveQuizzes, isOpen)) > 0) throw new Problem(409, 'quiz-open')
  for (let tries = 0; tries < CODE_TRIES; tries += 1) {
    const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
    const made = await db
      .insert(liveQuizzes)
      .values({
        ...{
          tenantId: player.tenantId,
          id: key,
          personId: player.id,
          code,
          adventureId,
          taskId,
          cards,
          seconds,
        },
        ...{ versionId: adventure.versionId, phase: 'lobby', at: 0, revision: 0, createdAt: now },
      })
      // the same key at the same moment, or a code that is in use
      .onConflictDoNothing()
      .returning({ id: liveQuizzes.id })
    if (made.length > 0) return { id: key }
  }
  throw new Error('no code was free')
}

/** What comes after a phase: of its question, and in which. */
export function nextOf({ phase, at, cards }: Pick<QuizRow, 'phase' | 'at' | 'cards'>): {
  phase: LivePhase
  at: number
} {
  if (phase === 'lobby') return { phase: 'question', at: 0 }
  if (phase === 'question') return { phase: 'result', at }
  if (phase === 'result' && at + 1 < cards.length) return { phase: 'question', at: at + 1 }
  return { phase: phase === 'result' ? 'podium' : 'ended', at }
}

/** @throws Problem 404 for who does not lead it, 409 where it is elsewhere by now */
export async function step(id: string, revision: number, visit: LiveVisit): Promise<LiveQuiz> {
  const { db, now } = visit
  const quiz = await mustHost(id, visit)
  if (quiz.phase === 'ended' || quiz.revision !== revision) throw new Problem(409, 'moved-on')
  const { phase, at } = nextOf(quiz)
  const opens = phase === 'question'
  const closesAt = opens && quiz.seconds > 0 ? new Date(now.getTime() + quiz.seconds * SECOND_MS) : null
  const moved = await db
    .update(liveQuizzes)
    .set({
      ...{ phase, at, revision: sql`${liveQuizzes.revision} + 1` },
      ...(opens && { openedAt: now, closesAt }),
      ...(phase === 'ended' && { endedAt: now }),
    })
    .where(and(isQuiz(quiz), eq(liveQuizzes.revision, revision), isNull(liveQuizzes.endedAt)))
    .returning({ id: liveQuizzes.id })
  if (moved.length === 0) throw new Problem(409, 'moved-on')
  liveRooms(db).hurry()
  return readQuizView(id, visit)
}

/** @throws Problem 404 for who does not lead it */
export async function end(id: string, visit: LiveVisit): Promise<void> {
  const { db, now } = visit
  const quiz = await mustHost(id, visit)
  await db
    .update(liveQuizzes)
    .set({ phase: 'ended', endedAt: now, revision: sql`${liveQuizzes.revision} + 1` })
    .where(and(isQuiz(quiz), isNull(liveQuizzes.endedAt)))
  liveRooms(db).hurry()
}
