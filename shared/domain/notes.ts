/** Characters of a note, at most. */
export const LONGEST_NOTE = 2000
/** Notes that one person has, at most. */
export const MOST_NOTES = 500
/** Characters of the id of a part of a task, and of what it is called. */
export const LONGEST_PART = 200

/** A note as it is stored. */
interface StoredNote {
  revision: number
  /** The opening of a field that changed it last. */
  writer: string
}

interface Change {
  /** The revision that its writer began with; 0: none. */
  basis: number
  writer: string
}

/** Whether a change may replace what is stored: its writer has seen it, or has written it. Otherwise both stay. */
export function mayReplace(stored: StoredNote, { basis, writer }: Change): boolean {
  return stored.revision === basis || stored.writer === writer
}
