import * as z from 'zod/mini'
import { percentDone } from '#shared/domain/progress.ts'
import { drawSalt, idsByKey, inKeyOrder, keyOf } from '#kinds/define/keys.ts'
import { leastSecondsFor, sumSeconds } from '#kinds/define/pace.ts'
import { SPENT, withSpent } from '#kinds/define/spent.ts'
import type { TaskRule } from '#kinds/define/rule.ts'
import { ENDS, type OrderingContent } from '../shared/schemas.ts'
import { inOrder } from './in-order.ts'

const Stored = z.object({
  /** Drawn once an attempt, and never sent. */
  salt: z.string(),
  /** Ids, as the player has laid them; null while nothing was moved. */
  order: z.nullable(z.array(z.string())),
  /** As it was checked first. */
  checked: z.nullable(z.array(z.string())),
  ...SPENT,
})
export type Stored = z.infer<typeof Stored>

/** Steps to be put in order. The order may change until it is checked; the first check counts, by how few had to be moved. */
export const rule: TaskRule<'ordering', Stored> = {
  stored: Stored,
  tries: null,
  clock: null,
  begin: (_, { chance, now }) => ({
    ...{ salt: drawSalt(chance), order: null, checked: null, since: now.getTime() },
  }),

  playable: ({ type, steps }, { parts }, stored) => ({
    type,
    first: parts?.[ENDS]?.left ?? '',
    last: parts?.[ENDS]?.right ?? '',
    steps: inKeyOrder(
      steps.map(({ id, picture = null }) => ({
        ...{ key: stepKey(stored, id), text: parts?.[id]?.title ?? '', picture },
      })),
    ),
  }),

  take(content, stored, { order, check }, { now }) {
    const given = check ?? order
    if (!given) return stored
    const ids = idsOf(content)
    const byKey = idsByKey(stored.salt, 'step', ids)
    const found = given.map((key) => byKey.get(key))
    const laid = found.filter((id) => id !== undefined)
    if (laid.length < found.length) return 'unknown'
    if (isChecked(content, stored)) {
      const isSame = check !== undefined && laid.join() === checkedOf(content, stored).join()
      return isSame ? stored : 'already-answered'
    }
    // each once, and all of them
    if (new Set(laid).size !== ids.length || laid.length !== ids.length) return 'out-of-order'
    return withSpent({ ...stored, order: laid, checked: check ? laid : null }, ENDS, now.getTime())
  },

  show(content, { parts }, stored) {
    const checked = checkedOf(content, stored)
    const right = idsOf(content).filter((id) => checked.includes(id))
    const still = inOrder(checked, right)
    const laid = checked.length > 0 ? checked : laidNow(content, stored)
    return {
      type: 'ordering',
      order: laid.map((id) => stepKey(stored, id)),
      isChecked: checked.length > 0,
      judged: (checked.length > 0 ? right : []).map((id) => ({
        ...{ step: stepKey(stored, id), at: checked.indexOf(id) + 1, isCorrect: still.includes(id) },
        explanation: parts?.[id]?.explanation ?? '',
      })),
    }
  },

  progress: ({ steps }, { order, checked }) =>
    percentDone(checked ? steps.length : order ? 1 : 0, steps.length + 1),

  leastSeconds: (content, { parts }, stored) =>
    sumSeconds(checkedOf(content, stored).map((id) => leastSecondsFor(parts?.[id]?.title))),

  result(content, stored) {
    const checked = checkedOf(content, stored)
    if (checked.length === 0) return null
    const all = checked.length
    const { length } = inOrder(checked, idsOf(content))
    // a single one is always in order: alone it is worth nothing
    const right = length > 1 ? length : 0
    return {
      share: all > 1 ? Math.max(0, length - 1) / (all - 1) : 1,
      score: { right, all },
      isPassed: true,
    }
  },
}

const stepKey = ({ salt }: Stored, id: string): string => keyOf(salt, 'step', id)
const idsOf = ({ steps }: OrderingContent): string[] => steps.map(({ id }) => id)

/** Without what a new version removed. */
export function checkedOf(content: OrderingContent, { checked }: Stored): string[] {
  const ids = idsOf(content)
  return (checked ?? []).filter((id) => ids.includes(id))
}

function isChecked(content: OrderingContent, stored: Stored): boolean {
  return checkedOf(content, stored).length > 0
}

/** As they lie: in the order of their keys before anything was moved, but never right from the start. What is new lies last. */
function laidNow(content: OrderingContent, stored: Stored): string[] {
  const right = idsOf(content)
  if (stored.order) {
    const known = stored.order.filter((id) => right.includes(id))
    return [...known, ...right.filter((id) => !known.includes(id))]
  }
  const drawn = inKeyOrder(right.map((id) => ({ id, key: stepKey(stored, id) }))).map(({ id }) => id)
  return drawn.join() === right.join() ? drawn.toReversed() : drawn
}
