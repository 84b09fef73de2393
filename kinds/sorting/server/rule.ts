import { percentDone } from '#shared/domain/progress.ts'
import { inKeyOrder } from '#kinds/define/keys.ts'
import { leastSecondsFor, sumSeconds } from '#kinds/define/pace.ts'
import {
  beginPlaced,
  checkedOf,
  itemKey,
  laidNow,
  Placed,
  placeKey,
  shownLaid,
  takePlaced,
  type Placing,
} from '#kinds/define/placing.ts'
import type { TaskRule } from '#kinds/define/rule.ts'
import type { SortingContent } from '../shared/schemas.ts'

/** Items to be sorted into groups. What lies where may change until it is checked; the first check counts. */
export const rule: TaskRule<'sorting', Placed> = {
  stored: Placed,
  tries: null,
  clock: null,
  begin: (_, opening) => beginPlaced(opening),

  playable: ({ type, groups, items }, { parts }, stored) => ({
    type,
    groups: groups.map(({ id, picture = null }) => ({
      ...{ key: placeKey(stored, id), text: parts?.[id]?.title ?? '', picture },
    })),
    items: inKeyOrder(
      items.map(({ id, picture = null }) => ({
        ...{ key: itemKey(stored, id), text: parts?.[id]?.title ?? '', picture },
      })),
    ),
  }),

  take: (content, stored, move, { now }) => takePlaced(placingOf(content), stored, move, now.getTime()),

  show(content, { parts }, stored) {
    const placing = placingOf(content)
    const checked = checkedOf(placing, stored)
    return {
      type: 'sorting',
      laid: shownLaid(placing, stored),
      isChecked: checked.length > 0,
      judged: checked.map(({ item, place }) => {
        const right = groupOf(content, item)
        return {
          ...{ item: itemKey(stored, item), chosen: placeKey(stored, place), right: placeKey(stored, right) },
          ...{ isCorrect: place === right, explanation: parts?.[item]?.explanation ?? '' },
        }
      }),
    }
  },

  progress: (content, { laid }) =>
    percentDone(laidNow(placingOf(content), laid).length, content.items.length + 1),

  leastSeconds: (content, { parts }, stored) =>
    sumSeconds(
      checkedOf(placingOf(content), stored).map(({ item }) => leastSecondsFor(parts?.[item]?.title)),
    ),

  result(content, stored) {
    const checked = checkedOf(placingOf(content), stored)
    if (checked.length === 0) return null
    const right = checked.filter(({ item, place }) => place === groupOf(content, item)).length
    return { share: right / checked.length, score: { right, all: checked.length }, isPassed: true }
  },
}

export function placingOf({ groups, items }: SortingContent): Placing {
  return { items: items.map(({ id }) => id), places: groups.map(({ id }) => id), isOneEach: false }
}

function groupOf({ items }: SortingContent, item: string): string {
  return items.find(({ id }) => id === item)?.group ?? ''
}
