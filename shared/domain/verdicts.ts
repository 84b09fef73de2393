import type { Band } from './bands.ts'

/** How an answer was judged: nearly right is worth something, or was right in part. */
export type Verdict = 'right' | 'nearly' | 'wrong'

/** Of what is worth a share of its points, 0 to 1. */
export function verdictOfShare(share: number): Verdict {
  if (share >= 1) return 'right'
  return share > 0 ? 'nearly' : 'wrong'
}

const OF_BANDS: Readonly<Record<Band, Verdict>> = { good: 'right', fair: 'nearly', poor: 'wrong' }

/** Of an ending: one that is fair could have been better. */
export const verdictOfBand = (band: Band): Verdict => OF_BANDS[band]

/** From so many right answers in a row on, the player sees the count. */
export const SHOWN_ROW = 3

/** Of answers that are checked together: one verdict for all of them. At least one. */
export function verdictOfAll(answers: readonly { isCorrect: boolean }[]): Verdict {
  const right = answers.filter(({ isCorrect }) => isCorrect).length
  if (right === answers.length) return 'right'
  return right === 0 ? 'wrong' : 'nearly'
}

interface Choice {
  answers: readonly string[]
  correct: readonly string[]
  isCorrect: boolean
}

/** Of what was chosen: some of several right answers are nearly right, unless as many wrong ones were chosen with them. */
export function verdictOfChoice({ answers, correct, isCorrect }: Choice): Verdict {
  if (isCorrect) return 'right'
  const right = answers.filter((answer) => correct.includes(answer)).length
  return right * 2 > answers.length ? 'nearly' : 'wrong'
}

/** Right answers in a row, after one more: nearly right neither adds to them nor ends them. */
export function rowAfter(row: number, verdict: Verdict): number {
  if (verdict === 'right') return row + 1
  return verdict === 'nearly' ? row : 0
}
