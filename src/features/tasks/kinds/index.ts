import { latePart, type LatePart } from '#src/lib/late-part.ts'
import type { TaskKind } from '#shared/domain/task-kinds.ts'
import { playerOf, type PlayerProps } from './player-props.tsx'

/** The player of each kind of task, each in its own chunk. */
export const PLAYERS: Record<TaskKind, LatePart<PlayerProps>> = {
  ebook: latePart(async () => playerOf('ebook', (await import('./ebook/EbookPlayer.tsx')).EbookPlayer)),
  'learning-pill': latePart(async () =>
    playerOf('learning-pill', (await import('./learning-pill/LearningPillPlayer.tsx')).LearningPillPlayer),
  ),
  grafika: latePart(async () =>
    playerOf('grafika', (await import('./grafika/GrafikaPlayer.tsx')).GrafikaPlayer),
  ),
  egzamin: latePart(async () =>
    playerOf('egzamin', (await import('./egzamin/EgzaminPlayer.tsx')).EgzaminPlayer),
  ),
}
