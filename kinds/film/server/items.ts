import type { ItemAnswer } from '#shared/domain/item-statistics.ts'
import { questionsOf } from '../shared/show-moments.ts'
import { firstOf, type Film, type FilmStored } from './film-rule.ts'

/** What each question of a film was answered with first; of one that was left, up to where it was seen. */
export const items = {
  answered({ moments }: Film, stored: FilmStored): ItemAnswer[] {
    const furthest = Math.max(stored.at, stored.seen.at(-1)?.[1] ?? 0)
    return questionsOf(moments).flatMap(({ id, at }): ItemAnswer[] => {
      const first = firstOf(stored, id)
      if (!first && at > furthest) return []
      const { answers = [], isCorrect = false, seconds = null } = first ?? {}
      return [{ id, answers, isRight: isCorrect, sureness: null, seconds }]
    })
  },
}
