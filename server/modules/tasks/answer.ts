import { and, isNull, sql } from 'drizzle-orm'
import type { Judgement } from '#shared/contract/tasks.ts'
import { attempts, type StoredAnswers } from '#server/db/schema/play.ts'
import { Problem, refusedField } from '#server/http/problem.ts'
import { wordsIn } from '#server/play/words.ts'
import { findAttempt, isOwn, showState, type AttemptRow } from './attempt.ts'
import { TASK_RULES } from './kinds/index.ts'
import type { Question } from './kinds/rule.ts'
import type { PlayerVisit } from './visit.ts'

interface GivenAnswer {
  attemptId: string
  card: string
  answers: string[]
}

/**
 * The first answer to a question counts, whatever comes after it.
 * @throws Problem 409 for another answer than the first, and for a finished attempt; 422 for answers that do not exist
 */
export async function answerCard(given: GivenAnswer, visit: PlayerVisit): Promise<Judgement> {
  const { attempt, content, placed } = await findAttempt(given.attemptId, visit)
  const { task } = placed
  const text = wordsIn(content, visit.languages, visit.tenant).task(task.id)
  const question = TASK_RULES[task.content.type].question(task.content, text, given.card)
  if (!question) throw refusedField('card', 'asks nothing')

  const answered = await keepFirst(given, question, attempt, visit)
  return {
    // as it was judged then, though a new version may judge otherwise
    isCorrect: firstAnswer(answered, given.card)?.isCorrect ?? false,
    explanation: question.explanation,
    correct: [...question.correct],
    state: showState(answered, task.content),
  }
}

/** Returns the attempt with this answer in it. */
async function keepFirst(
  given: GivenAnswer,
  question: Question,
  attempt: AttemptRow,
  visit: PlayerVisit,
): Promise<AttemptRow> {
  const { attemptId, card, answers } = given
  const known = firstAnswer(attempt, card)
  if (known) {
    if (isSame(known.answers, answers)) return attempt
    throw new Problem(409, 'already-answered')
  }
  mustBeAnswers(answers, question)
  const answer: StoredAnswers[string] = { answers, isCorrect: isSame(answers, question.correct) }
  const [kept] = await visit.db
    .update(attempts)
    .set({ answers: sql`${attempts.answers} || ${JSON.stringify({ [card]: answer })}::jsonb` })
    .where(
      and(
        isOwn(attemptId, visit.player),
        isNull(attempts.finishedAt),
        sql`not jsonb_exists(${attempts.answers}, ${card})`,
      ),
    )
    .returning()
  if (kept) return kept
  if (attempt.finishedAt) throw new Problem(409, 'attempt-finished')
  // another tab was faster: what it answered, or that it finished, decides
  const { attempt: fresh } = await findAttempt(attemptId, visit)
  if (!firstAnswer(fresh, card)) throw new Problem(409, 'attempt-finished')
  return keepFirst(given, question, fresh, visit)
}

function firstAnswer({ answers }: AttemptRow, card: string): StoredAnswers[string] | undefined {
  return Object.hasOwn(answers, card) ? answers[card] : undefined
}

function mustBeAnswers(answers: readonly string[], question: Question): void {
  const isKnown = answers.every((answer) => question.answers.includes(answer))
  if (!isKnown || new Set(answers).size !== answers.length) {
    throw refusedField('answers', 'are not answers to this question')
  }
  if (question.correct.length === 1 && answers.length > 1) {
    throw refusedField('answers', 'are more than the one that is asked for')
  }
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((answer) => other.includes(answer))
}
