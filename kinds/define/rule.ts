import type * as z from 'zod/mini'
import type { TaskKind } from '#kinds/shared.ts'
import type { MoveRefusal } from '#shared/contract/attempts.ts'
import type { Band } from '#shared/domain/bands.ts'
import type { FileSort } from '#shared/domain/file-sorts.ts'
import type { Language } from '#shared/domain/languages.ts'
import type { SurveyAnswer } from '#shared/domain/tally.ts'
import type { TaskText } from '#shared/scene/files.ts'
import type { MoveOf, PlayableOf, PublishedOf, StateOf } from '#shared/scene/tasks/task.ts'

/** A file that a player has sent, and that was checked. */
export interface ArrivedFile {
  id: string
  name: string
  bytes: number
  sort: FileSort
}

/** What the server's clock says of an attempt: what a player claims to have done cannot have taken less. */
export interface When {
  startedAt: Date
  now: Date
  /** When the launch page of its package was first served; null before that, and for a task without a package. */
  launchedAt?: Date | null
  /** Of an anonymous survey: what goes with its end. */
  answers?: readonly SurveyAnswer[]
  /** What the player reads, by which some answers are judged; null where nobody reads. */
  text: TaskText | null
  /** Where a task takes files: those of the attempt that have arrived and were checked. */
  arrived?: readonly ArrivedFile[]
}

/** What an attempt begins with. */
export interface Opening {
  now: Date
  /** 0 to 1, below 1: what is drawn or shuffled is drawn by it. */
  chance: () => number
  /** Whether the tenant asks how sure an answer of an exam is (BOOT-7). */
  isSurenessAsked?: boolean
  /** In which the player is shown the task. */
  language?: Language
  /** Percent that the player has longer, in a kind with extra time. */
  extraTimePercent?: number | null
}

/** An attempt that was handed in. */
export interface Earlier<Stored> {
  stored: Stored
  finishedAt: Date
}

/** Why no further attempt begins now. */
export interface NoFurther {
  code: 'no-attempts-left' | 'cool-down'
  /** Seconds; absent where waiting does not help. */
  retryAfter?: number
}

export interface Result {
  /** Which share of the points a finish brings, 0 to 1. */
  share: number
  /** What was right of what was asked; null where nothing was. */
  score: { right: number; all: number } | null
  /** Of a kind that has better and worse ends. */
  ending?: Band
  /** False closes the attempt and leaves the task to be done. */
  isPassed: boolean
}

interface Tries<Kind extends TaskKind, Stored extends object> {
  /** Null where another attempt may begin. */
  mayBegin(content: PublishedOf<Kind>, earlier: readonly Earlier<Stored>[], now: Date): NoFurther | null
}

interface Clock<Kind extends TaskKind, Stored extends object> {
  /** What is shown, with the time that is left. */
  withTime(state: StateOf<Kind>, stored: Stored, now: Date): StateOf<Kind>
}

/** How a kind of task is played and judged. All of it is pure. */
export interface TaskRule<Kind extends TaskKind, Stored extends object> {
  /** What is kept of an attempt; what a version before kept must be read, too. */
  stored: z.ZodMiniType<Stored>
  begin(content: PublishedOf<Kind>, opening: Opening): Stored
  /** Null where it may be tried as often as one likes. */
  tries: Tries<Kind, Stored> | null
  /** What may leave the server before it is answered. */
  playable(content: PublishedOf<Kind>, text: TaskText, stored: Stored): PlayableOf<Kind>
  /** What is kept after a move, or why it is not taken. One that was taken before changes nothing. */
  take(content: PublishedOf<Kind>, stored: Stored, move: MoveOf<Kind>, when: When): Stored | MoveRefusal
  /** How far the attempt is, as its player may know it. */
  show(content: PublishedOf<Kind>, text: TaskText, stored: Stored, isFinished: boolean): StateOf<Kind>
  /** Null where no time runs that the player sees. */
  clock: Clock<Kind, Stored> | null
  /** Percent of what leads to the end; an attempt that is open never tells 100 of it. */
  progress(content: PublishedOf<Kind>, stored: Stored): number
  /** The least time in which a person can have done what is stored (see pace.ts); 0 where playing takes its time anyway. */
  leastSeconds(content: PublishedOf<Kind>, text: TaskText, stored: Stored): number
  /** Null while something is still to be done. */
  result(content: PublishedOf<Kind>, stored: Stored, when: When): Result | null
}
