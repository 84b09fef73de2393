import type { TaskMove } from '#shared/scene/tasks/task.ts'

/** What may stand in the place of any value. */
const ODD = [null, -1, 1e9, 1.5, '', 'constructor', 'x'.repeat(5000), true, [], {}, [[]], ['__proto__']]

/** Each move with one of its values replaced by each that is odd, or left out. */
export function brokenMoves(moves: readonly TaskMove[]): object[] {
  return moves.slice(0, 2).flatMap((move) =>
    Object.keys(move).flatMap((key) => {
      const { [key]: _, ...without } = { ...move } as Record<string, unknown>
      return [without, ...ODD.map((odd) => ({ ...move, [key]: odd }))]
    }),
  )
}

/** Their values are words of the kind, and no names. */
const WORDS = new Set(['type', 'action', 'status', 'exit', 'location', 'suspendData', 'visit'])

/** The moves with names of things that there are not, and seconds that were not played. */
export function forgedMoves(moves: readonly TaskMove[]): object[] {
  const text = JSON.stringify(moves, (key, value: unknown) =>
    typeof value === 'string' && !WORDS.has(key) ? '__proto__' : value,
  )
    .replaceAll(/"left":"[^"]*"/g, '"left":"constructor"')
    .replaceAll('[0,30]', '[0,3]')
  return JSON.parse(text) as object[]
}
