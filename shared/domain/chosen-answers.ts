/** Whether exactly these answers were chosen, in whatever order. */
export function areSameAnswers(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((answer) => other.includes(answer))
}

interface Question {
  answers: readonly string[]
  correct: readonly string[]
}

/** Whether these can be answers to a question: all of them known, none twice, and one alone where one is right. */
export function mayAnswer(given: readonly string[], { answers, correct }: Question): boolean {
  const isKnown = given.every((answer) => answers.includes(answer))
  const isOnce = new Set(given).size === given.length
  return isKnown && isOnce && (correct.length > 1 || given.length === 1)
}

/** One of one, or any of several. */
export function toggleAnswer(chosen: readonly string[], answer: string, isMultiple: boolean): string[] {
  if (!isMultiple) return [answer]
  return chosen.includes(answer) ? chosen.filter((id) => id !== answer) : [...chosen, answer]
}
