import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const CONTRACT = 'shared/contract'
const DOCUMENTED = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport const (\w+) = endpoint\(/g

/** What the contract says above each of its calls, by the call's name, on one line. */
export function sentencesOfCalls(folder = CONTRACT): Record<string, string> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  const found = files.flatMap((name) =>
    [...readFileSync(join(folder, name), 'utf8').matchAll(DOCUMENTED)].map(
      ([, comment = '', call = '']): [string, string] => [call, oneLine(comment)],
    ),
  )
  return Object.fromEntries(found.toSorted(([a], [b]) => a.localeCompare(b, 'en')))
}

/** Without the stars at the start of lines. */
function oneLine(comment: string): string {
  return comment
    .replaceAll(/\n\s*\* ?/g, '\n')
    .split(/\s+/)
    .join(' ')
    .trim()
}
