/** A row of docs/features.md: a requirement, how far it is, where it lives, and the tests that prove it. */
export interface Row {
  id: string
  /** `kept`: every word of it holds. Else `begun: ` and in a few words what is missing. */
  state: string
  places: readonly string[]
  tests: readonly string[]
}

const CELL = /^`([^`]+)`$/

/** What the tool says of a requirement until a person has judged it. */
export const UNJUDGED = 'begun: not judged yet'

/** @throws a sentence naming the line that is no row of four cells */
export function parseTable(markdown: string): Row[] {
  return markdown
    .split('\n')
    .filter((line) => /^\| [A-Z]{2,}-\d+ /.test(line))
    .map((line) => {
      const [, id, state, places, tests, end] = line.split('|').map((cell) => cell.trim())
      if (!id || state === undefined || places === undefined || tests === undefined || end !== '') {
        throw new Error(`docs/features.md: not a row of four cells: ${line}`)
      }
      return { id, state, places: pathsIn(places), tests: pathsIn(tests) }
    })
}

function pathsIn(cell: string): string[] {
  return cell.split(/,\s*/).flatMap((part) => CELL.exec(part)?.[1] ?? [])
}

/** STREAK-2 before STREAK-10. */
export function byId(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true })
}

const cellOf = (paths: readonly string[]): string => paths.map((path) => `\`${path}\``).join(', ')

export function formatTable(rows: readonly Row[]): string {
  const lines = rows
    .toSorted((a, b) => byId(a.id, b.id))
    .map(({ id, state, places, tests }) => `| ${id} | ${state} | ${cellOf(places)} | ${cellOf(tests)} |`)
  const head = ['| requirement | state | where it lives | its tests |', '| --- | --- | --- | --- |']
  return [...head, ...lines].join('\n')
}
