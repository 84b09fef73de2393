import type { TaskKind } from '#shared/domain/task-kinds.ts'
import type { TaskContent, TaskPlayable } from '#shared/scene/tasks/task.ts'
import type { MissionText } from '#shared/scene/files.ts'

export type ContentOf<Kind extends TaskKind> = Extract<TaskContent, { type: Kind }>
export type PlayableOf<Kind extends TaskKind> = Extract<TaskPlayable, { type: Kind }>
export type TaskText = MissionText['tasks'][string]

/** A card that asks something. */
export interface Question {
  /** Ids of all answers. */
  answers: readonly string[]
  correct: readonly string[]
  /** Why; in the player's language. */
  explanation: string
}

/** First answers by card: whether each was right. */
export type FirstAnswers = ReadonlyMap<string, boolean>

/** What the server must know of a kind of task. */
export interface TaskRule<Kind extends TaskKind> {
  /** What may leave the server before it is answered. */
  playable(content: ContentOf<Kind>, text: TaskText): PlayableOf<Kind>
  /** Ids of the cards, in order. */
  cards(content: ContentOf<Kind>): string[]
  /** Undefined for a card that asks nothing, or does not exist. */
  question(content: ContentOf<Kind>, text: TaskText, card: string): Question | undefined
  /** Which share of the points a finish brings, 0 to 1; undefined while something is still to be done. */
  share(content: ContentOf<Kind>, answers: FirstAnswers): number | undefined
}
