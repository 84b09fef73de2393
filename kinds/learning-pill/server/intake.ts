import type { LearningPillContent } from '../shared/schemas.ts'
import { checkTwice } from '#server/intake/check/twice.ts'
import { checkQuestion } from '#server/intake/check/question.ts'
import type { NeededPart, TaskIntake } from '#server/intake/tasks/task-intake.ts'

export const intake: TaskIntake<'learning-pill'> = {
  check({ cards }, label, findings) {
    const ids = cards.map(({ id }) => id)
    checkTwice(ids, 'content.cards', label, findings)
    for (const [index, { question }] of cards.entries()) {
      if (question) checkQuestion(question, `content.cards[${index}].question`, label, findings)
    }
  },

  words: ({ cards }) => ({ group: 'cards', parts: cards.map(wordsOf) }),

  shownShare: () => 1,
  whyNotRated: () => null,

  async publish({ type, cards }, files) {
    const served: LearningPillContent['cards'] = []
    for (const [index, card] of cards.entries()) {
      served.push({ ...card, picture: await files.picture(card.picture, `content.cards[${index}].picture`) })
    }
    return { type, cards: served }
  },
}

function wordsOf({ id, question }: LearningPillContent['cards'][number]): NeededPart {
  const needed = { id, fields: ['title', 'text'], mayBeEmpty: ['picture'] } as const
  return question
    ? {
        ...needed,
        fields: [...needed.fields, 'question', 'explanation'],
        answers: question.answers,
        hasHint: true,
      }
    : needed
}
