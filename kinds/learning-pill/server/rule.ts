import * as z from 'zod/mini'
import { percentDone } from '#shared/domain/progress.ts'
import type { LearningPillContent } from '../shared/schemas.ts'
import { areSameAnswers, showCard } from '../shared/show.ts'
import { leastSecondsFor, sumSeconds } from '#kinds/define/pace.ts'
import type { TaskRule } from '#kinds/define/rule.ts'

type Card = LearningPillContent['cards'][number]

const Stored = z.object({
  /** Index of the card where the player stands. */
  card: z.number(),
  /** The first answer to each card, and whether it was right. */
  answers: z.record(z.string(), z.object({ answers: z.array(z.string()), isCorrect: z.boolean() })),
})
type Stored = z.infer<typeof Stored>

/** Cards to read, some with a question. Points for the share of questions that were right at the first try. */
export const rule: TaskRule<'learning-pill', Stored> = {
  stored: Stored,
  tries: null,
  clock: null,
  begin: () => ({ card: 0, answers: {} }),

  playable: (content, text) => ({
    type: 'learning-pill',
    cards: content.cards.map((card) => showCard(card, text.cards)),
  }),

  take(content, stored, { card, answer }) {
    const after = { ...stored, card: Math.min(card ?? stored.card, content.cards.length - 1) }
    if (!answer) return after
    const question = content.cards.find(({ id }) => id === answer.card)?.question
    if (!question) return 'unknown'
    const first = firstOf(stored, answer.card)
    if (first) return areSameAnswers(first.answers, answer.answers) ? after : 'already-answered'
    if (!mayAnswer(answer.answers, question)) return 'unknown'
    // a card is left only after its question is answered
    if (nextQuestion(content, stored) !== answer.card) return 'out-of-order'
    const isCorrect = areSameAnswers(answer.answers, question.correct)
    return {
      ...after,
      answers: { ...stored.answers, [answer.card]: { answers: answer.answers, isCorrect } },
    }
  },

  // answers to cards that a new version removed are left out
  show: (content, text, stored) => ({
    type: 'learning-pill',
    card: currentCard(content, stored),
    answered: content.cards.flatMap(({ id, question }) => {
      const first = firstOf(stored, id)
      if (!first || !question) return []
      const explanation = text.cards?.[id]?.explanation ?? ''
      return [{ card: id, ...first, correct: question.correct, explanation }]
    }),
  }),

  progress: (content, stored) => percentDone(currentCard(content, stored), content.cards.length),

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
    if (asked.some(({ id }) => !firstOf(stored, id))) return null
    if (asked.length === 0) return { share: 1, score: null, isPassed: true }
    const right = asked.filter(({ id }) => firstOf(stored, id)?.isCorrect).length
    return { share: right / asked.length, score: { right, all: asked.length }, isPassed: true }
  },
}

/** A version before may have had more cards. */
function currentCard({ cards }: LearningPillContent, { card }: Stored): number {
  return Math.min(card, cards.length - 1)
}

function firstOf({ answers }: Stored, card: string): Stored['answers'][string] | undefined {
  return Object.hasOwn(answers, card) ? answers[card] : undefined
}

/** The first card whose question has no answer yet. */
function nextQuestion({ cards }: LearningPillContent, stored: Stored): string | undefined {
  return cards.find(({ id, question }) => question && !firstOf(stored, id))?.id
}

function mayAnswer(given: readonly string[], { answers, correct }: NonNullable<Card['question']>): boolean {
  const isKnown = given.every((answer) => answers.includes(answer))
  const isOnce = new Set(given).size === given.length
  return isKnown && isOnce && (correct.length > 1 || given.length === 1)
}
