/** Answers without who gave them, by question: how often each number was chosen, and all words in the order of the alphabet. */
export type Tally = Record<string, { counts: Record<string, number>; words: string[] }>

export interface SurveyAnswer {
  question: string
  /** A number of a scale or of stars, or the words of an opinion. */
  value: number | string
}

/** One person's answers as a tally of their own. Empty words are no answer. */
export function tallyOf(answers: readonly SurveyAnswer[]): Tally {
  return Object.fromEntries(
    answers.flatMap(({ question, value }) => {
      if (typeof value === 'number') return [[question, { counts: { [value]: 1 }, words: [] }]]
      const words = value.trim()
      return words === '' ? [] : [[question, { counts: {}, words: [words] }]]
    }),
  )
}

/** Both together; the order in which anything came is gone. */
export function addTallies(one: Tally, other: Tally): Tally {
  const questions = new Set([...Object.keys(one), ...Object.keys(other)])
  return Object.fromEntries(
    [...questions].toSorted().map((question) => {
      const [a, b] = [one[question], other[question]]
      const counts = { ...a?.counts }
      for (const [value, count] of Object.entries(b?.counts ?? {}))
        counts[value] = (counts[value] ?? 0) + count
      return [question, { counts, words: [...(a?.words ?? []), ...(b?.words ?? [])].toSorted() }]
    }),
  )
}
