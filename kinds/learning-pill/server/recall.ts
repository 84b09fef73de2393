import { feedbackOn } from '#shared/scene/tasks/feedback.ts'
import type { RecallFacts } from '#kinds/define/server.ts'
import { showCard } from '../shared/show.ts'
import { firstOf } from './repeats.ts'
import { areSameAnswers, mayAnswer } from '#shared/domain/chosen-answers.ts'
import type { Stored } from './stored.ts'

/** The questions of a pill, each with its card. */
export const recall: RecallFacts<'learning-pill', Stored> = {
  cards: ({ cards }) => cards.filter(({ question }) => question).map(({ id }) => id),

  answered: ({ cards }, stored) =>
    cards.flatMap(({ id, question }) => {
      const first = question && firstOf(stored, id)
      return first ? [{ card: id, isRight: first.isCorrect }] : []
    }),

  show({ cards }, text, id) {
    const card = cards.find((one) => one.id === id)
    if (!card?.question) return null
    const { question, title, picture, pictureAlt } = showCard(card, text.cards)
    if (!question) return null
    const { text: asked, isMultiple, answers } = question
    return { title, picture, pictureAlt, question: asked, isMultiple, answers }
  },

  judge({ cards }, text, id, answers) {
    const question = cards.find((one) => one.id === id)?.question
    if (!question || !mayAnswer(answers, question)) return null
    const words = text.cards?.[id]
    const feedback = feedbackOn(answers, question.correct, words)
    return {
      isCorrect: areSameAnswers(answers, question.correct),
      correct: question.correct,
      explanation: words?.explanation ?? '',
      ...(feedback.length > 0 && { feedback }),
    }
  },
}
