import type { HistoryEntry } from '#shared/contract/content-history.ts'
import { MINUTE_MS } from '#shared/domain/durations.ts'

type FileChange = HistoryEntry['edits'][number]

/** Changes that one person made one after the other. */
export interface HistoryGroup {
  /** Of the newest of them. */
  revision: number
  by: string | null
  /** ISO, of the first and the last. */
  from: string
  to: string
  /** Each file once, as its last change left it. */
  files: readonly FileChange[]
  /** Files that are not named. */
  more: number
  /** How many files the draft began with, where this is its beginning; else null. */
  begun: number | null
}

/** Between two changes that belong together, in ms: an editor saves every few seconds. */
const PAUSE_MS = 15 * MINUTE_MS

/** The change with which a draft begins: a copy, a zip or an example, with all of its files. */
const FIRST_REVISION = 1

/** @param entries the newest first, as they are given back */
export function groupsOf(entries: readonly HistoryEntry[]): readonly HistoryGroup[] {
  const groups: HistoryEntry[][] = []
  for (const entry of entries) {
    const last = groups.at(-1)
    const newer = last?.at(-1)
    const isSoon = newer?.by === entry.by && Date.parse(newer.at) - Date.parse(entry.at) < PAUSE_MS
    const isNext = isSoon && entry.revision !== FIRST_REVISION
    if (last && isNext) last.push(entry)
    else groups.push([entry])
  }
  return groups.map(groupOf)
}

function groupOf(entries: readonly HistoryEntry[]): HistoryGroup {
  const [newest, oldest] = [entries[0], entries.at(-1)]
  const files = new Map<string, FileChange>()
  // the oldest first: who adds a file and changes it has added it
  for (const { edits } of entries.toReversed()) {
    for (const edit of edits) {
      const known = files.get(edit.path)
      files.set(edit.path, edit.kind === 'change' && known ? known : edit)
    }
  }
  return {
    ...{ revision: newest?.revision ?? 0, by: newest?.by ?? null },
    ...{ from: oldest?.at ?? '', to: newest?.at ?? '' },
    files: [...files.values()].sort((a, b) => (a.path < b.path ? -1 : 1)),
    more: entries.reduce((sum, { edits, count }) => sum + count - edits.length, 0),
    begun: newest?.revision === FIRST_REVISION ? newest.count : null,
  }
}
