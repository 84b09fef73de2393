import type { LearningPillPlayable } from '#shared/scene/tasks/learning-pill.ts'
import type { ContentOf, TaskRule, TaskText } from './rule.ts'

type Card = ContentOf<'learning-pill'>['cards'][number]

/** Cards to read, some with a question. Points for the share of questions that were right at the first try. */
export const learningPill: TaskRule<'learning-pill'> = {
  playable: (content, text) => ({
    type: 'learning-pill',
    cards: content.cards.map((card) => showCard(card, text)),
  }),

  cards: (content) => content.cards.map(({ id }) => id),

  question(content, text, id) {
    const question = content.cards.find((card) => card.id === id)?.question
    return question && { ...question, explanation: text.cards[id]?.explanation ?? '' }
  },

  share(content, answers) {
    const asked = content.cards.filter(({ question }) => question)
    if (asked.some(({ id }) => !answers.has(id))) return undefined
    if (asked.length === 0) return 1
    return asked.filter(({ id }) => answers.get(id)).length / asked.length
  },
}

function showCard(
  { id, picture, question }: Card,
  { cards }: TaskText,
): LearningPillPlayable['cards'][number] {
  const text = cards[id]
  return {
    id,
    picture: picture === '' ? null : picture,
    pictureAlt: text?.picture ?? '',
    title: text?.title ?? id,
    text: text?.text ?? '',
    question: question
      ? {
          text: text?.question ?? '',
          isMultiple: question.correct.length > 1,
          answers: question.answers.map((answer) => ({
            id: answer,
            text: text?.answers?.[answer] ?? answer,
          })),
        }
      : null,
  }
}
