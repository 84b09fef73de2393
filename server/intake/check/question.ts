import { say } from '#shared/domain/findings/words.ts'
import type { Findings } from '../findings.ts'
import { didYouMean } from '#shared/scene/drawn-names/nearest.ts'
import { checkTwice } from './twice.ts'

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
    const hint = didYouMean(answer, answers) ?? say('answers-are', { names: answers })
    findings.error(label, say('correct-unknown', { at, answer }), hint)
  }
}
