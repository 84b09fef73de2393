import { markdownOf } from '../stage/table.ts'
import type { Tally } from './tally.ts'

const HEAD = ['what', 'tried', 'held', 'worst', 'ok', 'notes']

export function faultsTable(tallies: readonly Tally[]): string {
  return markdownOf([HEAD, ...tallies.map(cellsOf)])
}

function cellsOf({ what, tried, held, worst, note, faults }: Tally): string[] {
  const blamed = [...faults].map(([fault, times]) => `${times} x ${fault}`)
  const notes = [...blamed, note].filter((words) => words !== '').join('; ')
  return [
    what,
    String(tried),
    String(held),
    `${Math.round(worst)} ms`,
    tried > 0 && held === tried ? 'ok' : 'MISS',
    notes,
  ]
}
