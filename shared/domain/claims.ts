import type { TaskKind } from './task-kinds.ts'

/**
 * What a finished task rests on that the server cannot check, only bound by its clock and by a launch that happened:
 * - seen: that something was opened, watched or read;
 * - score: what a package reports of itself.
 */
export type Claim = 'seen' | 'score'

const CLAIMS: Record<TaskKind, Claim | null> = {
  film2: 'seen',
  video_player: 'seen',
  ebook: 'seen',
  grafika: 'seen',
  scorm12: 'score',
  // judged by the server from answers or files
  'learning-pill': null,
  'quiz-connector-mothers-children': null,
  symulacja_v3: null,
  egzamin: null,
  survey: null,
  upload: null,
}

/** Null where the server has judged it itself, and of a task that was withdrawn. */
export function claimOf(kind: TaskKind | null): Claim | null {
  return kind === null ? null : CLAIMS[kind]
}
