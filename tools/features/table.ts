/** A row of docs/features.md: a requirement, where it lives, and the tests that prove it. */
export interface Row {
  id: string
  places: readonly string[]
  tests: readonly string[]
}

const CELL = /^`([^`]+)`$/

/** @throws a sentence naming the line that is no row of three cells */
export function parseTable(markdown: string): Row[] {
  return markdown
    .split('\n')
    .filter((line) => /^\| [A-Z]{2,}-\d+ /.test(line))
    .map((line) => {
      const [, id, places, tests, end] = line.split('|').map((cell) => cell.trim())
      if (!id || places === undefined || tests === undefined || end !== '') {
        throw new Error(`docs/features.md: not a row of three cells: ${line}`)
      }
      return { id, places: pathsIn(places), tests: pathsIn(tests) }
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
    .map(({ id, places, tests }) => `| ${id} | ${cellOf(places)} | ${cellOf(tests)} |`)
  return ['| requirement | where it lives | its tests |', '| --- | --- | --- |', ...lines].join('\n')
}
