import { TaskContent, TaskMove, TaskPlayable, TaskState, type TaskPublished } from '#kinds/schemas.ts'
import type { TaskKind } from '#kinds/shared.ts'

export { TaskContent, TaskMove, TaskPlayable, TaskState, type TaskPublished }

/** By kind, and no conditional type: so what is of one kind counts as of any. */
type ByKind<One extends { type: TaskKind }> = { [Member in One as Member['type']]: Member }

export type ContentOf<Kind extends TaskKind> = ByKind<TaskContent>[Kind]
export type PublishedOf<Kind extends TaskKind> = ByKind<TaskPublished>[Kind]
export type PlayableOf<Kind extends TaskKind> = ByKind<TaskPlayable>[Kind]
export type StateOf<Kind extends TaskKind> = ByKind<TaskState>[Kind]
export type MoveOf<Kind extends TaskKind> = ByKind<TaskMove>[Kind]
