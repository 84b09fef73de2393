import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { areSameLines, joined, type Line } from '#shared/domain/lines.ts'
import { percentDone } from '#shared/domain/progress.ts'
import type { ConnectorContent } from '../shared/schemas.ts'
import { leastSecondsFor, sumSeconds } from '#kinds/define/pace.ts'
import type { TaskRule } from '#kinds/define/rule.ts'

const Lines = z.array(z.object({ left: z.string(), right: z.string() }))
const Stored = z.object({
  /** Drawn once an attempt, and never sent: order and keys of both columns follow from it. */
  salt: z.string(),
  /** By ids of pairs. No end has two. */
  lines: Lines,
  /** The lines of the first check. */
  checked: z.nullable(Lines),
})
type Stored = z.infer<typeof Stored>

/** Pairs to be joined. What is drawn may change until it is checked; the first check counts. */
export const rule: TaskRule<'quiz-connector-mothers-children', Stored> = {
  stored: Stored,
  tries: null,
  clock: null,
  begin: (_, { chance }) => ({ salt: `${chance()} ${chance()}`, lines: [], checked: null }),

  playable({ type, pairs }, text, stored) {
    const wordsOf = (id: string) => text.pairs?.[id]
    return {
      type,
      left: pairs.map(({ id, left }) => ({
        key: keyOf(stored, 'left', id),
        text: wordsOf(id)?.left ?? '',
        picture: left ?? null,
      })),
      right: pairs
        .map(({ id, right }) => ({
          key: keyOf(stored, 'right', id),
          text: wordsOf(id)?.right ?? '',
          picture: right ?? null,
        }))
        .toSorted((one, other) => (one.key < other.key ? -1 : 1)),
    }
  },

  take(content, stored, { join, check }) {
    if (join) {
      const [left, right] = [
        find(content, stored, 'left', join.left),
        find(content, stored, 'right', join.right),
      ]
      if (left === null || (join.right !== null && right === null)) return 'unknown'
      if (isChecked(content, stored)) return 'already-answered'
      return { ...stored, checked: null, lines: joined(stored.lines, left, right) }
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
    return { ...stored, lines, checked: lines }
  },

  show: (content, text, stored) => ({
    type: 'quiz-connector-mothers-children',
    lines: known(content, isChecked(content, stored) ? checkedOf(content, stored) : stored.lines).map(
      ({ left, right }) => ({ left: keyOf(stored, 'left', left), right: keyOf(stored, 'right', right) }),
    ),
    isChecked: isChecked(content, stored),
    judged: checkedOf(content, stored).map(({ left, right }) => ({
      left: keyOf(stored, 'left', left),
      chosen: keyOf(stored, 'right', right),
      right: keyOf(stored, 'right', left),
      isCorrect: left === right,
      explanation: text.pairs?.[left]?.explanation ?? '',
    })),
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
    const right = lines.filter((line) => line.left === line.right).length
    return { share: right / lines.length, score: { right, all: lines.length }, isPassed: true }
  },
}

/** A key says nothing to whoever does not know the salt, and stays while a new version changes other pairs. */
function keyOf({ salt }: Stored, side: 'left' | 'right', pair: string): string {
  return createHash('sha256').update(`${salt} ${side} ${pair}`).digest('hex').slice(0, 16)
}

/** The pair that has this end. */
function find(
  { pairs }: ConnectorContent,
  stored: Stored,
  side: 'left' | 'right',
  key: string | null,
): string | null {
  return pairs.find(({ id }) => keyOf(stored, side, id) === key)?.id ?? null
}

/** Without those to ends that a new version removed. */
function known({ pairs }: ConnectorContent, lines: readonly Line[]): Line[] {
  const has = (id: string) => pairs.some((pair) => pair.id === id)
  return lines.filter(({ left, right }) => has(left) && has(right))
}

function checkedOf(content: ConnectorContent, { checked }: Stored): Line[] {
  return known(content, checked ?? [])
}

function isChecked(content: ConnectorContent, stored: Stored): boolean {
  return checkedOf(content, stored).length > 0
}
