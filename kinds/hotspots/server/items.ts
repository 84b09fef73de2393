import { spentAt } from '#kinds/define/spent.ts'
import type { ItemAnswer } from '#shared/domain/item-statistics.ts'
import type { FoundBy, HotspotsContent } from '../shared/schemas.ts'
import type { Stored } from './rule.ts'

/** How each place was found; a decoy is right where nobody pressed it. */
export const items = {
  answered({ places }: HotspotsContent, stored: Stored): ItemAnswer[] {
    return places.map(({ id, isDecoy = false }) => {
      const how = isDecoy ? pressed(stored, id) : found(stored, id)
      return {
        ...{ id, answers: how === null ? [] : [how], isRight: how === 'self' || how === 'spared' },
        ...{ sureness: null, seconds: spentAt(stored, id) },
      }
    })
  },
}

function found({ found, hints }: Stored, id: string): FoundBy | null {
  if (!found.includes(id)) return null
  return hints.includes(id) ? 'hint' : 'self'
}

const pressed = ({ decoys }: Stored, id: string): FoundBy => (decoys.includes(id) ? 'pressed' : 'spared')
