/** One line of a benchmark's table; without a limit it is a fact that explains another. */
export interface Row {
  what: string
  goal: string
  measured: string
  /** What is compared with the limit: a ratio where two sides are compared. */
  value?: number
  limit?: number
}

const HEAD = ['what', 'goal', 'measured', 'value', 'ok']

function cellsOf({ what, goal, measured, value, limit }: Row): string[] {
  if (value === undefined || limit === undefined) return [what, goal, measured, '', '']
  return [what, goal, measured, brief(value), value <= limit ? 'ok' : 'MISS']
}

/** Two or three figures that matter. */
export function brief(value: number): string {
  if (!Number.isFinite(value)) return 'none'
  if (Number.isInteger(value)) return String(value)
  return value.toFixed(Math.abs(value) < 10 ? 2 : 0)
}

export function tableOf(rows: readonly Row[]): string {
  return markdownOf([HEAD, ...rows.map(cellsOf)])
}

/** A table in Markdown, aligned for a terminal; the first line is its head. */
export function markdownOf(lines: readonly (readonly string[])[]): string {
  const [head = [], ...rest] = lines
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  const print = (line: readonly string[]) =>
    `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`
  return [print(head), rule, ...rest.map(print)].join('\n')
}
