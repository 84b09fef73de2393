import type { TaskKind } from '#kinds/shared.ts'
import type { ContentOf, TaskContent, TaskPublished } from '#shared/scene/tasks/task.ts'
import type { Findings } from '../findings.ts'
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
import type { NeededWords, TaskFiles, TaskIntake } from './task-intake.ts'

/** A task as the build looks at it, whatever its kind. */
interface BuiltTask {
  words: NeededWords | null
  check(label: string, findings: Findings): void
  publish(files: TaskFiles): Promise<TaskPublished>
}

/** The intake of every kind; the compiler names the one that is missing. */
const TASK_INTAKES: Record<TaskKind, (content: TaskContent) => BuiltTask> = {
  film2: built(film2),
  video_player: built(videoPlayer),
  'learning-pill': built(learningPill),
  'quiz-connector-mothers-children': built(connector),
  grafika: built(grafika),
  symulacja_v3: built(symulacja),
  survey: built(survey),
  upload: built(upload),
  ebook: built(ebook),
  egzamin: built(egzamin),
  scorm12: built(scorm12),
}

export function builtTask(content: TaskContent): BuiltTask {
  return TASK_INTAKES[content.type](content)
}

function built<Kind extends TaskKind>(intake: TaskIntake<Kind>): (content: TaskContent) => BuiltTask {
  return (content) => {
    if (!isOfKind(content, intake.kind)) throw new Error(`${content.type} is no ${intake.kind}`)
    return {
      words: intake.words(content),
      check: (label, findings) => intake.check(content, label, findings),
      publish: (files) => intake.publish(content, files),
    }
  }
}

function isOfKind<Kind extends TaskKind>(content: TaskContent, kind: Kind): content is ContentOf<Kind> {
  return content.type === kind
}
