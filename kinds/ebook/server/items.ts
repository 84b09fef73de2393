import type { ItemAnswer } from '#shared/domain/item-statistics.ts'
import { entryOf } from '#shared/scene/entry-of.ts'
import type { EbookPublished } from '../shared/schemas.ts'
import type { Stored } from './rule.ts'

/** What each question of a book was answered with first. How long that took nobody knows: they are read between its pages. */
export const items = {
  answered: ({ questions = [] }: EbookPublished, { answers = {} }: Stored): ItemAnswer[] =>
    questions.flatMap(({ id }): ItemAnswer[] => {
      const first = entryOf(answers, id)
      if (!first) return []
      return [{ id, answers: first.answers, isRight: first.isCorrect, sureness: null, seconds: null }]
    }),
}
