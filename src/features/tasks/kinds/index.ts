import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import type { TaskKind } from '#shared/domain/task-kinds.ts'
import type { PlayerProps } from './player-props.ts'

/** The player of each kind of task, each in its own chunk. */
export const PLAYERS = {
  'learning-pill': lazy(() => import('./learning-pill/LearningPillPlayer.tsx')),
} satisfies Record<TaskKind, LazyExoticComponent<ComponentType<PlayerProps>>>
