import type { HandedIn } from '#shared/contract/reviews.ts'
import type { TaskKind } from '#kinds/shared.ts'
import type { PlayableOf, StateOf, TaskPlayable, TaskState } from '#shared/scene/tasks/task.ts'
import type { ViewsOfFiles } from '../uploads/file-views.ts'
import { handedInExam, handedInLines, handedInPill } from './answers.ts'
import { handedInFilm } from './film.ts'
import { handedInScorm12 } from './scorm12.ts'
import { handedInSurvey } from './survey.ts'
import { handedInSymulacja } from './symulacja.ts'
import { handedInUpload } from './upload.ts'

type Show = (playable: TaskPlayable, state: TaskState, views: ViewsOfFiles) => HandedIn[]

/** What a leader sees of what was handed in, a function a kind. A kind without one hands in nothing but its end. */
const SHOWN: Partial<Record<TaskKind, Show>> = {
  egzamin: of('egzamin', handedInExam),
  'learning-pill': of('learning-pill', handedInPill),
  'quiz-connector-mothers-children': of('quiz-connector-mothers-children', handedInLines),
  symulacja_v3: of('symulacja_v3', handedInSymulacja),
  survey: of('survey', handedInSurvey),
  film2: of('film2', handedInFilm),
  video_player: of('video_player', handedInFilm),
  scorm12: of('scorm12', handedInScorm12),
  upload: of('upload', handedInUpload),
}

/**
 * @param state as its player would see it when it is finished, with nothing hidden
 * @param views where the leader opens each file
 */
export function showHandedIn(playable: TaskPlayable, state: TaskState, views: ViewsOfFiles): HandedIn[] {
  return SHOWN[playable.type]?.(playable, state, views) ?? []
}

function of<Kind extends TaskKind>(
  kind: Kind,
  show: (playable: PlayableOf<Kind>, state: StateOf<Kind>, views: ViewsOfFiles) => HandedIn[],
): Show {
  return (playable, state, views) =>
    isPlayableOf(playable, kind) && isStateOf(state, kind) ? show(playable, state, views) : []
}

function isPlayableOf<Kind extends TaskKind>(
  playable: TaskPlayable,
  kind: Kind,
): playable is PlayableOf<Kind> {
  return playable.type === kind
}

function isStateOf<Kind extends TaskKind>(state: TaskState, kind: Kind): state is StateOf<Kind> {
  return state.type === kind
}
