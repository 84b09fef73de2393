// Written by `npm run kind`: kinds/list.ts says which folders are in it.
import type { TaskEdit } from './define/edit.ts'
import type { TaskKind } from './shared.ts'
import { learningPill as learningPillKind } from './learning-pill/shared/kind.ts'
import { learningPill } from './learning-pill/edit/kind.ts'

export const TASKS_EDIT: Readonly<Partial<Record<TaskKind, TaskEdit>>> = {
  [learningPillKind.id]: learningPill,
}
