/** What a build of a draft comes to. */
export type BuildState = 'waiting' | 'running' | 'done' | 'failed' | 'superseded'

/** What is wrong in a file of a draft. */
export interface BuildFinding {
  severity: 'error' | 'advice'
  /** Inside of the adventure's folder. */
  file: string
  problem: string
  hint: string
}

interface Counted {
  added: number
  changed: number
  removed: number
}

/** What publishing changes for players. */
export interface ContentChanges {
  missions: Counted
  tasks: Counted
  /** Languages whose words change. */
  texts: string[]
  /** Pictures, films and sounds that were not there before. */
  art: number
}

/** One change of a file of a draft. */
export type FileEdit =
  | { kind: 'put'; path: string; hash: string; from: string | null }
  | { kind: 'delete'; path: string; from: string }
  | { kind: 'move'; path: string; to: string; from: string }

/** A draft may hold so much: less than a zip that is sent may weigh. */
export const MOST_DRAFT_FILES = 5000
export const MOST_DRAFT_BYTES = 300 * 1024 * 1024

/** The adventure of the library that a draft is a copy of, and the hash of each of its files as it was copied, taken over or declined last. */
export interface CopyOf {
  folder: string
  files: Readonly<Record<string, string>>
}
