import * as z from 'zod/mini'
import { areSameLines, joined, type Line } from '#shared/domain/lines.ts'
import { percentDone } from '#shared/domain/progress.ts'
import { drawSalt, idOf, inKeyOrder, keyOf } from '#kinds/define/keys.ts'
import { leastSecondsFor, sumSeconds } from '#kinds/define/pace.ts'
import { SPENT, withSpent } from '#kinds/define/spent.ts'
import type { TaskRule } from '#kinds/define/rule.ts'
import type { ConnectorContent } from '../shared/schemas.ts'
import { rightLeftsOf } from './right-lines.ts'

const Lines = z.array(z.object({ left: z.string(), right: z.string() }))
const Stored = z.object({
  /** Drawn once an attempt, and never sent: order and keys of both columns follow from it. */
  salt: z.string(),
  /** By ids of pairs. No end has two. */
  lines: Lines,
  /** The lines of the first check. */
  checked: z.nullable(Lines),
  /** The left ends that were joined rightly then, in the words that the player read; absent before, and in what was stored earlier. */
  right: z.optional(z.array(z.string())),
  ...SPENT,
})
export type Stored = z.infer<typeof Stored>

/** Pairs to be joined. What is drawn may change until it is checked; the first check counts. */
export const rule: TaskRule<'quiz-connector-mothers-children', Stored> = {
  stored: Stored,
  tries: null,
  clock: null,
  begin: (_, { chance, now }) => ({
    ...{ salt: drawSalt(chance), lines: [], checked: null, since: now.getTime() },
  }),

  playable({ type, pairs }, text, stored) {
    const wordsOf = (id: string) => text.pairs?.[id]
    return {
      type,
      left: pairs.map(({ id, left }) => ({
        key: keyOf(stored.salt, 'left', id),
        text: wordsOf(id)?.left ?? '',
        picture: left ?? null,
      })),
      right: inKeyOrder(
        pairs.map(({ id, right }) => ({
          key: keyOf(stored.salt, 'right', id),
          text: wordsOf(id)?.right ?? '',
          picture: right ?? null,
        })),
      ),
    }
  },

  take(content, stored, { join, check }, { text, now }) {
    if (join) {
      const [left, right] = [
        find(content, stored, 'left', join.left),
        find(content, stored, 'right', join.right),
      ]
      if (left === null || (join.right !== null && right === null)) return 'unknown'
      if (isChecked(content, stored)) return 'already-answered'
      const after = { ...stored, checked: null, lines: joined(stored.lines, left, right) }
      return withSpent(after, left, now.getTime())
    }
    if (!check) return stored
    const lines: Line[] = []
    for (const line of check) {
      const left = find(content, stored, 'left', line.left)
      const right = find(content, stored, 'right', line.right)
      if (left === null || right === null) return 'unknown'
      lines.push({ left, right })
    }
    const first = checkedOf(content, stored)
    if (first.length > 0) return areSameLines(first, lines) ? stored : 'already-answered'
    // each end once, and all of them
    const ends = new Set(lines.flatMap(({ left, right }) => [`left ${left}`, `right ${right}`]))
    if (lines.length !== content.pairs.length || ends.size !== 2 * lines.length) return 'out-of-order'
    return { ...stored, lines, checked: lines, right: rightLeftsOf(content, text, lines) }
  },

  show: (content, text, stored) => ({
    type: 'quiz-connector-mothers-children',
    lines: known(content, isChecked(content, stored) ? checkedOf(content, stored) : stored.lines).map(
      ({ left, right }) => ({
        left: keyOf(stored.salt, 'left', left),
        right: keyOf(stored.salt, 'right', right),
      }),
    ),
    isChecked: isChecked(content, stored),
    judged: checkedOf(content, stored).map((line) => {
      const isCorrect = isRight(stored, line)
      return {
        left: keyOf(stored.salt, 'left', line.left),
        chosen: keyOf(stored.salt, 'right', line.right),
        right: keyOf(stored.salt, 'right', isCorrect ? line.right : line.left),
        isCorrect,
        explanation: text.pairs?.[line.left]?.explanation ?? '',
      }
    }),
  }),

  progress: (content, stored) => percentDone(known(content, stored.lines).length, content.pairs.length + 1),

  leastSeconds: (content, text, stored) =>
    sumSeconds(
      checkedOf(content, stored).map(({ left }) => {
        const words = text.pairs?.[left]
        return leastSecondsFor(words?.left, words?.right)
      }),
    ),

  result(content, stored) {
    const lines = checkedOf(content, stored)
    if (lines.length === 0) return null
    const right = lines.filter((line) => isRight(stored, line)).length
    return { share: right / lines.length, score: { right, all: lines.length }, isPassed: true }
  },
}

/** The pair that has this end. */
function find(
  { pairs }: ConnectorContent,
  { salt }: Stored,
  side: 'left' | 'right',
  key: string | null,
): string | null {
  const ids = pairs.map(({ id }) => id)
  return key === null ? null : idOf(salt, side, key, ids)
}

/** Without those to ends that a new version removed. */
function known({ pairs }: ConnectorContent, lines: readonly Line[]): Line[] {
  const has = (id: string) => pairs.some((pair) => pair.id === id)
  return lines.filter(({ left, right }) => has(left) && has(right))
}

export function checkedOf(content: ConnectorContent, { checked }: Stored): Line[] {
  return known(content, checked ?? [])
}

export function isRight({ right: lefts }: Stored, { left, right }: Line): boolean {
  return left === right || lefts?.includes(left) === true
}

function isChecked(content: ConnectorContent, stored: Stored): boolean {
  return checkedOf(content, stored).length > 0
}
