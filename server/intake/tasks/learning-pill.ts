import type { LearningPillContent } from '#kinds/learning-pill/shared/schemas.ts'
import { checkTwice } from '../check/twice.ts'
import type { Findings } from '../findings.ts'
import { didYouMean } from '../nearest.ts'
import type { NeededPart, TaskIntake } from './task-intake.ts'

export const learningPill: TaskIntake<'learning-pill'> = {
  kind: 'learning-pill',

  check({ cards }, label, findings) {
    const ids = cards.map(({ id }) => id)
    checkTwice(ids, 'content.cards', label, findings)
    for (const [index, { question }] of cards.entries()) {
      if (question) checkQuestion(question, `content.cards[${index}].question`, label, findings)
    }
  },

  words: ({ cards }) => ({ group: 'cards', parts: cards.map(wordsOf) }),

  async publish({ type, cards }, files) {
    const served: LearningPillContent['cards'] = []
    for (const [index, card] of cards.entries()) {
      served.push({ ...card, picture: await files.picture(card.picture, `content.cards[${index}].picture`) })
    }
    return { type, cards: served }
  },
}

function wordsOf({ id, question }: LearningPillContent['cards'][number]): NeededPart {
  const told = { id, fields: ['title', 'text'], mayBeEmpty: ['picture'] } as const
  return question
    ? { ...told, fields: [...told.fields, 'question', 'explanation'], answers: question.answers }
    : told
}

interface Question {
  answers: readonly string[]
  correct: readonly string[]
}

/** No answer is there twice, and the right ones are among them. */
export function checkQuestion(
  { answers, correct }: Question,
  at: string,
  label: string,
  findings: Findings,
): void {
  checkTwice(answers, `${at}.answers`, label, findings)
  checkTwice(correct, `${at}.correct`, label, findings)
  for (const answer of correct) {
    if (answers.includes(answer)) continue
    const mend = didYouMean(answer, answers).trim() || `Answers: ${answers.join(', ')}.`
    findings.fault(label, `${at}.correct "${answer}" is none of the answers`, mend)
  }
}
