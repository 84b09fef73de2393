import { structuredPatch } from 'diff'
import { parseJsonObject } from '#shared/content/json.ts'
import { serialise } from '#shared/content/serialise.ts'
import { endingOf } from './file-sort.ts'

export interface DiffLine {
  how: 'same' | 'added' | 'removed'
  text: string
}

/** Lines that differ, with some that do not around them. */
export interface DiffPart {
  /** The number of its first line, as the file is afterwards. */
  from: number
  lines: DiffLine[]
}

const LINES_AROUND = 3
/** Lines that are added and removed at most: with more of them two texts are better read side by side. */
const MOST_LINES = 1500

const HOW: Readonly<Record<string, DiffLine['how']>> = { '+': 'added', '-': 'removed', ' ': 'same' }

/**
 * What differs between two texts, line by line. JSON is compared as it would be written here, so that another layout is no difference.
 * @param before empty where there was no such file
 * @returns null where hardly a line is the same
 */
export function diffOf(path: string, before: string, after: string): DiffPart[] | null {
  const [old, now] = [readable(path, before), readable(path, after)]
  const patch = structuredPatch(path, path, old, now, '', '', {
    context: LINES_AROUND,
    maxEditLength: MOST_LINES,
  })
  if (!patch) return null
  return patch.hunks.map(({ newStart, lines }) => ({
    from: newStart,
    // a missing line break at the end is no line
    lines: lines.flatMap((line) => {
      const how = HOW[line.charAt(0)]
      return how ? [{ how, text: line.slice(1) }] : []
    }),
  }))
}

function readable(path: string, text: string): string {
  const tree = endingOf(path) === 'json' ? parseJsonObject(text) : undefined
  const written = tree ? serialise(tree) : text.replaceAll('\r\n', '\n')
  return written === '' || written.endsWith('\n') ? written : `${written}\n`
}
