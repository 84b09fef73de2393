import type { FileSort } from '#shared/domain/file-sorts.ts'
import type { Stamp } from '#shared/domain/stamps.ts'

/** An attempt at a task in a preview. Times are ISO. */
export interface PreviewAttempt {
  id: string
  taskId: string
  isReview: boolean
  /** What the rule of its kind keeps of it. */
  state: unknown
  heard: readonly Stamp[]
  /** Percent. */
  progress: number
  startedAt: string
  launchedAt: string | null
  finishedAt: string | null
  /** The same key gets the same reply. */
  finishKey: string | null
  finishReply: unknown
}

/** A file that was chosen in an attempt: its name and size, never its bytes. */
export interface PreviewFile {
  id: string
  attemptId: string
  name: string
  sort: FileSort
  bytes: number
  /** Bytes that have come. */
  arrived: number
}

/** What somebody has done in a preview. */
export interface PreviewState {
  /** Points that each completed task brought, by task id. */
  done: Readonly<Record<string, number>>
  /** Tasks that wait for a leader, whom no preview has. */
  handedIn: readonly string[]
  /** By the id of a task that was finished: whether all of its mission was done with it. */
  played: Readonly<Record<string, { isMissionFinished: boolean }>>
  /** By mission id. */
  stories: Readonly<Record<string, { at: number; isFinished: boolean }>>
  points: number
  coins: number
  attempts: readonly PreviewAttempt[]
  files: readonly PreviewFile[]
  isTutorialSeen: boolean
}
