import type { TaskKind } from '#kinds/shared.ts'
import type { TaskPublished } from '#shared/scene/tasks/task.ts'
import { grafika } from './grafika.ts'
import { ebook } from './ebook.ts'
import { egzamin } from './egzamin.ts'
import { film2, videoPlayer } from './film.ts'
import { connector } from './connector.ts'
import { learningPill } from './learning-pill.ts'
import { scorm12 } from './scorm12.ts'
import { survey } from './survey.ts'
import { symulacja } from './symulacja.ts'
import { upload } from './upload.ts'
import { playsOf, type TaskPlays } from './play.ts'

/** The rule of every kind; the compiler names the one that is missing. */
const TASK_PLAYS: Record<TaskKind, (content: TaskPublished) => TaskPlays> = {
  film2: playsOf(film2),
  video_player: playsOf(videoPlayer),
  'learning-pill': playsOf(learningPill),
  'quiz-connector-mothers-children': playsOf(connector),
  grafika: playsOf(grafika),
  symulacja_v3: playsOf(symulacja),
  survey: playsOf(survey),
  upload: playsOf(upload),
  ebook: playsOf(ebook),
  egzamin: playsOf(egzamin),
  scorm12: playsOf(scorm12),
}

export function playsOfTask(content: TaskPublished): TaskPlays {
  return TASK_PLAYS[content.type](content)
}
