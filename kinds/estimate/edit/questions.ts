import type { Amount } from '#shared/questions/question.ts'
import {
  giveQuestion,
  LONGEST_LINE,
  LONGEST_TEXT,
  wordIn,
  type QuestionTarget,
} from '#src/features/authoring/question-target.ts'
import { latePart } from '#src/lib/late-part.ts'
import { FARTHEST, MOST_QUESTIONS } from '../shared/schemas.ts'
import { writeQuestions, type Question } from './read-questions.ts'

/** Questions of a file that are answered with a number. */
export const numberQuestions: QuestionTarget<Question> = {
  ...{ group: 'parts', stem: 'number', most: MOST_QUESTIONS, hasPicture: false },
  preview: latePart(async () => (await import('./QuestionsPreview.tsx')).QuestionsPreview),
  take({ sort, text, amount, explanation, losses }, id, { wording }) {
    if (sort !== 'number' || !amount) return { reason: 'no-number', detail: '' }
    if (text.length > LONGEST_LINE) return { reason: 'long-question', detail: String(text.length) }
    const scale = scaleFor(amount)
    if (scale.max > FARTHEST || scale.min < -FARTHEST)
      return { reason: 'long-answer', detail: String(amount.answer) }
    const why = (explanation || wording.explain?.([String(amount.answer)]) || '').slice(0, LONGEST_TEXT)
    return {
      part: { id, ...scale },
      words: { question: text, title: '', explanation: why },
      losses: [...losses, 'scale'],
    }
  },
  contentOf: (_, questions) => ({ type: 'estimate', questions: writeQuestions(questions) }),
  give: ({ answer, near, far }, words) =>
    giveQuestion({
      ...{ sort: 'number', text: wordIn(words, 'question'), explanation: wordIn(words, 'explanation') },
      amount: { answer, near, far },
    }),
}

/** A scale on which a number lies that a file has without one: from 0, or from far below, to about twice as much. */
export function scaleFor({ answer, near, far }: Amount): Omit<Question, 'id'> {
  const decimals = Math.min(6, Math.max(...[answer, near, far ?? 0].map(decimalsOf)))
  const size = Math.max(Math.abs(answer), (far ?? near) * 2, 10 ** -decimals * 10)
  // a slider has room for some hundred steps
  const coarse = 10 ** Math.max(-decimals, Math.floor(Math.log10(size)) - 2)
  const step = exact(isOn(answer, coarse) ? coarse : 10 ** -decimals)
  const end = exact(Math.ceil((2 * size) / step) * step)
  const widest = exact(Math.max(near + step, Math.round(size / 2 / step) * step))
  return { min: answer < 0 ? -end : 0, max: end, step, answer, near, far: far ?? widest }
}

const decimalsOf = (amount: number): number =>
  /\.(\d+)$/.exec(amount.toFixed(6).replace(/0+$/, ''))?.[1]?.length ?? 0

const isOn = (amount: number, step: number): boolean => {
  const steps = amount / step
  return Math.abs(steps - Math.round(steps)) < 1e-6
}

/** Without what binary numbers add. */
const exact = (amount: number): number => Number(amount.toPrecision(12))
