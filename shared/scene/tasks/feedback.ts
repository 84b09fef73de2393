import { entryOf } from '../entry-of.ts'
import type { PartText } from '../files.ts'

/** Why an answer that was chosen is wrong. */
export interface AnswerFeedback {
  answer: string
  text: string
}

/** What is told of each wrong answer that was chosen, as far as something was written; nothing of others, which would give them away. */
export function feedbackOn(
  chosen: readonly string[],
  correct: readonly string[],
  words: PartText | undefined,
): AnswerFeedback[] {
  return chosen.flatMap((answer) => {
    const text = correct.includes(answer) ? '' : (entryOf(words?.feedback ?? {}, answer) ?? '')
    return text === '' ? [] : [{ answer, text }]
  })
}
