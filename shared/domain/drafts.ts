import type { WordsOfFinding } from './findings/words.ts'
import type { FindingFix } from './finding-fix.ts'
import type { Language } from './languages.ts'

/** What a build of a draft comes to. */
export type BuildState = 'waiting' | 'running' | 'done' | 'failed' | 'superseded'

/**
 * Why a version was not published at its moment: the check found errors then, or could not finish; somebody published meanwhile; none of its
 * teams is left.
 */
export const SCHEDULE_REFUSALS = ['errors', 'failed', 'newer-published', 'teams-gone'] as const
export type ScheduleRefusal = (typeof SCHEDULE_REFUSALS)[number]

/** What is wrong in a file of a draft. */
export interface BuildFinding {
  severity: 'error' | 'advice'
  /** Inside of the adventure's folder. */
  file: string
  /** In English. */
  problem: string
  hint: string
  /** The same for every language; builds from before they were told apart have none. */
  words?: WordsOfFinding | undefined
  fix?: FindingFix | undefined
}

interface Counted {
  added: number
  changed: number
  removed: number
}

/** How a mission, a task or a file differs from what players see. */
export type HowChanged = 'added' | 'changed' | 'removed'

export interface NamedChange {
  what: 'mission' | 'task'
  how: HowChanged
  id: string
  /** By language, as far as it has one. */
  names: Partial<Record<Language, string>>
}

export interface ChangedPath {
  path: string
  how: HowChanged
}

/** So many missions and tasks are named of one version, and so many files. */
export const MOST_NAMED = 60

/** What publishing changes for players. */
export interface ContentChanges {
  missions: Counted
  tasks: Counted
  /** Languages whose words change. */
  texts: string[]
  /** Pictures, films and sounds that were not there before. */
  art: number
  /** Missions and tasks among them, as far as they are named; none in what was published before this was noted. */
  named?: NamedChange[]
  /** Files that differ from those that players' version was built of, the first of them; none where nobody knows those. */
  files?: ChangedPath[]
  /** How many files differ. */
  fileCount?: number
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
