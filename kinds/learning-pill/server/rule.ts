import { percentDone } from '#shared/domain/progress.ts'
import type { LearningPillContent, LearningPillMove } from '../shared/schemas.ts'
import { showCard } from '../shared/show.ts'
import { areSameAnswers, mayAnswer } from '#shared/domain/chosen-answers.ts'
import { firstOf, isUnderstood, missedIn, nextRepeat, repeatOf } from './repeats.ts'
import { Stored } from './stored.ts'
import type { TaskText } from '#shared/scene/files.ts'
import { feedbackOn, type AnswerFeedback } from '#shared/scene/tasks/feedback.ts'
import { leastSecondsFor, secondsBetween, sumSeconds } from '#kinds/define/pace.ts'
import type { TaskRule } from '#kinds/define/rule.ts'

/**
 * Cards to read, some with a question. Points for the share of questions that were right at the first try; what was missed comes
 * back at the end until it is understood, and changes no points.
 */
export const rule: TaskRule<'learning-pill', Stored> = {
  stored: Stored,
  tries: null,
  clock: null,
  begin: (_, { now }) => ({ card: 0, answers: {}, since: now.getTime() }),

  playable: (content, text) => ({
    type: 'learning-pill',
    cards: content.cards.map((card) => showCard(card, text.cards)),
  }),

  take(content, stored, { card, answer }, { now }) {
    const stands = Math.min(card ?? stored.card, content.cards.length - 1)
    const isMoved = stands !== stored.card
    const after = isMoved ? { ...stored, card: stands, since: now.getTime() } : stored
    if (!answer) return after
    const question = content.cards.find(({ id }) => id === answer.card)?.question
    if (!question) return 'unknown'
    if (answer.repeat !== undefined) return takeRepeat(content, after, { ...answer, repeat: answer.repeat })
    const first = firstOf(stored, answer.card)
    if (first) return areSameAnswers(first.answers, answer.answers) ? after : 'already-answered'
    if (!mayAnswer(answer.answers, question)) return 'unknown'
    // a card is left only after its question is answered
    if (nextQuestion(content, stored) !== answer.card) return 'out-of-order'
    const isCorrect = areSameAnswers(answer.answers, question.correct)
    const seconds = secondsBetween(after.since, now.getTime())
    const given = { answers: answer.answers, isCorrect, ...(seconds !== null && { seconds }) }
    return { ...after, answers: { ...stored.answers, [answer.card]: given } }
  },

  // answers to cards that a new version removed are left out
  show(content, text, stored) {
    const repeats = missedIn(content, stored).flatMap(({ id }) => {
      const last = repeatOf(stored, id)
      return last ? [{ card: id, ...last, ...feedbackIn(content, text, id, last.answers) }] : []
    })
    return {
      type: 'learning-pill',
      card: currentCard(content, stored),
      answered: content.cards.flatMap(({ id, question }) => {
        const first = firstOf(stored, id)
        if (!first || !question) return []
        const { answers, isCorrect } = first
        const explanation = text.cards?.[id]?.explanation ?? ''
        const feedback = feedbackIn(content, text, id, answers)
        return [{ card: id, answers, isCorrect, correct: question.correct, explanation, ...feedback }]
      }),
      ...(repeats.length > 0 && { repeats }),
    }
  },

  progress(content, stored) {
    const missed = missedIn(content, stored)
    const understood = missed.filter(({ id }) => isUnderstood(stored, id)).length
    return percentDone(currentCard(content, stored) + understood, content.cards.length + missed.length)
  },

  leastSeconds: ({ cards }, text) =>
    sumSeconds(
      cards.map(({ id }) => {
        const words = text.cards?.[id]
        return leastSecondsFor(
          words?.title,
          words?.text,
          words?.question,
          ...Object.values(words?.answers ?? {}),
        )
      }),
    ),

  result(content, stored) {
    const asked = content.cards.filter(({ question }) => question)
    if (asked.some(({ id }) => !isUnderstood(stored, id))) return null
    if (asked.length === 0) return { share: 1, score: null, isPassed: true }
    const right = asked.filter(({ id }) => firstOf(stored, id)?.isCorrect).length
    return { share: right / asked.length, score: { right, all: asked.length }, isPassed: true }
  },
}

/** Absent where nothing is to be said of what was chosen. */
function feedbackIn(
  { cards }: LearningPillContent,
  text: TaskText,
  card: string,
  answers: readonly string[],
): { feedback?: AnswerFeedback[] } {
  const correct = cards.find(({ id }) => id === card)?.question?.correct ?? []
  const feedback = feedbackOn(answers, correct, text.cards?.[card])
  return feedback.length > 0 ? { feedback } : {}
}

/** A version before may have had more cards. */
function currentCard({ cards }: LearningPillContent, { card }: Stored): number {
  return Math.min(card, cards.length - 1)
}

/** The first card whose question has no answer yet. */
function nextQuestion({ cards }: LearningPillContent, stored: Stored): string | undefined {
  return cards.find(({ id, question }) => question && !firstOf(stored, id))?.id
}

type Answer = NonNullable<LearningPillMove['answer']>

/** An answer to a card that has come back: which time it was is said, so that one that is sent again is not another. */
function takeRepeat(
  content: LearningPillContent,
  stored: Stored,
  { card, answers, repeat }: Answer & { repeat: number },
): Stored | 'unknown' | 'already-answered' | 'out-of-order' {
  const question = content.cards.find(({ id }) => id === card)?.question
  if (!question || !mayAnswer(answers, question)) return 'unknown'
  const last = repeatOf(stored, card)
  const times = last?.times ?? 0
  if (repeat < times) return stored
  if (last && repeat === times) return areSameAnswers(last.answers, answers) ? stored : 'already-answered'
  if (isUnderstood(stored, card)) return 'already-answered'
  if (repeat !== times + 1 || nextRepeat(content, stored) !== card) return 'out-of-order'
  const given = { times: repeat, answers, isCorrect: areSameAnswers(answers, question.correct) }
  return { ...stored, repeats: { ...stored.repeats, [card]: given } }
}
