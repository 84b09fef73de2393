import type { ItemAnswer } from '#shared/domain/item-statistics.ts'
import type { LearningPillContent } from '../shared/schemas.ts'
import { firstOf } from './repeats.ts'
import type { Stored } from './stored.ts'

/** What each question of a pill was answered with first; of one that was left open, up to where the player stands. */
export const items = {
  answered({ cards }: LearningPillContent, stored: Stored): ItemAnswer[] {
    const isReached = (index: number, id: string) => index <= stored.card || firstOf(stored, id) !== undefined
    const asked = cards.filter(({ id, question }, index) => question && isReached(index, id))
    return asked.map(({ id }) => {
      const { answers = [], isCorrect = false, seconds = null } = firstOf(stored, id) ?? {}
      return { id, answers, isRight: isCorrect, sureness: null, seconds }
    })
  },
}
