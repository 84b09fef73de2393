import { latePart, type LatePart } from '#src/lib/late-part.ts'
import type { TaskKind } from '#shared/domain/task-kinds.ts'
import type { PlayerProps } from './player-props.ts'

/** The player of each kind of task, each in its own chunk. */
export const PLAYERS = {
  'learning-pill': latePart(
    async () => (await import('./learning-pill/LearningPillPlayer.tsx')).LearningPillPlayer,
  ),
} satisfies Record<TaskKind, LatePart<PlayerProps>>
