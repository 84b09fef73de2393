import { latePart, type LatePart } from '#src/lib/late-part.ts'
import type { TaskKind } from '#kinds/shared.ts'
import { playerOf, type PlayerProps } from './player-props.tsx'

/** The player of each kind of task, each in its own chunk. */
export const PLAYERS: Record<TaskKind, LatePart<PlayerProps>> = {
  ebook: latePart(async () => playerOf('ebook', (await import('./ebook/EbookPlayer.tsx')).EbookPlayer)),
  film2: latePart(async () => playerOf('film2', (await import('./film2/Film2Player.tsx')).Film2Player)),
  video_player: latePart(async () =>
    playerOf('video_player', (await import('./video-player/VideoPlayer.tsx')).VideoPlayer),
  ),
  'learning-pill': latePart(async () =>
    playerOf('learning-pill', (await import('./learning-pill/LearningPillPlayer.tsx')).LearningPillPlayer),
  ),
  grafika: latePart(async () =>
    playerOf('grafika', (await import('./grafika/GrafikaPlayer.tsx')).GrafikaPlayer),
  ),
  symulacja_v3: latePart(async () =>
    playerOf('symulacja_v3', (await import('./symulacja/SymulacjaPlayer.tsx')).SymulacjaPlayer),
  ),
  scorm12: latePart(async () =>
    playerOf('scorm12', (await import('./scorm12/Scorm12Player.tsx')).Scorm12Player),
  ),
  survey: latePart(async () => playerOf('survey', (await import('./survey/SurveyPlayer.tsx')).SurveyPlayer)),
  upload: latePart(async () => playerOf('upload', (await import('./upload/UploadPlayer.tsx')).UploadPlayer)),
  egzamin: latePart(async () =>
    playerOf('egzamin', (await import('./egzamin/EgzaminPlayer.tsx')).EgzaminPlayer),
  ),
  'quiz-connector-mothers-children': latePart(async () =>
    playerOf(
      'quiz-connector-mothers-children',
      (await import('./connector/ConnectorPlayer.tsx')).ConnectorPlayer,
    ),
  ),
}
