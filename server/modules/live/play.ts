import { and, eq, isNull, sql } from 'drizzle-orm'
import type { HandlerInput } from '#shared/contract/endpoint.ts'
import type { answerLiveQuiz } from '#shared/contract/live.ts'
import { areSameAnswers } from '#shared/domain/chosen-answers.ts'
import { MINUTE_MS } from '#shared/domain/durations.ts'
import { liveAnswers, livePlayers, liveQuizzes } from '#server/db/schema/live.ts'
import { mustNotWait } from '#server/http/must-wait.ts'
import { notFound, Problem, refusedField } from '#server/http/problem.ts'
import { countTry, giveTryBack, mostIn } from '#server/lib/throttle.ts'
import { readContent } from '#server/play/read-content.ts'
import { wordsIn } from '#server/play/words.ts'
import { questionsOf, saltOf } from './asking.ts'
import { mustTakePart, type QuizRow } from './quiz-row.ts'
import type { LiveVisit } from './visit.ts'

/** Codes that somebody may guess wrong. */
const GUESSES = mostIn(5 * MINUTE_MS, 20)

/** Who joins twice is in once; its leader takes no part. @throws Problem 404 for a code that no open quiz has, 429 after many of those */
export async function join(code: string, visit: LiveVisit): Promise<{ id: string }> {
  const { db, player, now } = visit
  const guess = { tenantId: player.tenantId, subject: `quiz code by ${player.id}` }
  mustNotWait(await countTry(db, guess, GUESSES, now))
  const [quiz] = await db
    .select({ id: liveQuizzes.id, personId: liveQuizzes.personId })
    .from(liveQuizzes)
    .where(
      and(eq(liveQuizzes.tenantId, player.tenantId), eq(liveQuizzes.code, code), isNull(liveQuizzes.endedAt)),
    )
  if (!quiz) throw notFound()
  await giveTryBack(db, guess, now)
  if (quiz.personId !== player.id) {
    await db
      .insert(livePlayers)
      .values({ tenantId: player.tenantId, quizId: quiz.id, personId: player.id, joinedAt: now })
      .onConflictDoNothing()
  }
  return { id: quiz.id }
}

/** @throws Problem 404 for who takes no part, 409 for a question that is not open or was answered otherwise, 422 for answers of another one */
export async function answer(
  id: string,
  { at, answers }: HandlerInput<typeof answerLiveQuiz>['body'],
  visit: LiveVisit,
): Promise<void> {
  const quiz = await mustTakePart(id, visit)
  if (!quiz.isPlayer) throw notFound()
  const ids = await readIds(quiz, at, answers, visit)
  if (!ids && quiz.phase === 'question' && quiz.at === at)
    throw refusedField('answers', 'are no answers of this question')
  if (ids && (await store(quiz, at, ids, visit))) return
  const known = await readOwn(quiz, at, visit)
  // another try of the same was faster
  if (ids && known && areSameAnswers(known, ids)) return
  throw new Problem(409, known ? 'already-answered' : 'question-closed')
}

/** Of the keys that came; null where they are no answers of that question. */
async function readIds(
  { versionId, taskId, id, cards }: QuizRow,
  at: number,
  keys: readonly string[],
  { db, tenant, languages }: LiveVisit,
): Promise<string[] | null> {
  const content = await readContent(db, tenant.id, versionId)
  if (!content) return null
  const salt = saltOf(tenant, id)
  const asking = questionsOf(content, wordsIn(content, languages, tenant), { taskId, salt })
  const card = cards[at] ?? ''
  const ids = asking.idsOf(card, keys)
  return ids && asking.judge(card, ids) ? ids : null
}

/** Only while the question is open, which a step that closes it waits for. @returns whether it was the first */
async function store(
  { tenantId, id }: QuizRow,
  at: number,
  answers: readonly string[],
  { db, player, now }: LiveVisit,
): Promise<boolean> {
  const moment = sql`${now.toISOString()}::timestamptz`
  const stored = await db
    .insert(liveAnswers)
    .select(
      sql`select ${tenantId}::uuid, ${id}::uuid, ${player.id}::uuid, ${at}::int, ${JSON.stringify(answers)}::jsonb,
          greatest(0, (extract(epoch from ${moment} - ${liveQuizzes.openedAt}) * 1000)::int), ${moment}
        from ${liveQuizzes}
        where ${liveQuizzes.tenantId} = ${tenantId}::uuid and ${liveQuizzes.id} = ${id}::uuid
          and ${liveQuizzes.phase} = 'question' and ${liveQuizzes.at} = ${at}::int
          and ${liveQuizzes.endedAt} is null
          and (${liveQuizzes.closesAt} is null or ${liveQuizzes.closesAt} > ${moment})
        for share`,
    )
    .onConflictDoNothing()
    .returning({ at: liveAnswers.at })
  return stored.length > 0
}

async function readOwn(
  { tenantId, id }: QuizRow,
  at: number,
  { db, player }: LiveVisit,
): Promise<readonly string[] | null> {
  const [row] = await db
    .select({ answers: liveAnswers.answers })
    .from(liveAnswers)
    .where(
      and(
        eq(liveAnswers.tenantId, tenantId),
        eq(liveAnswers.quizId, id),
        eq(liveAnswers.personId, player.id),
        eq(liveAnswers.at, at),
      ),
    )
  return row?.answers ?? null
}
