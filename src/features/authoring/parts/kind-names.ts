import type { TaskKind } from '#kinds/shared.ts'

/** What the kinds of tasks are called. */
export const KIND_NAMES = {
  'learning-pill': 'authoring.kind.learningPill',
  grafika: 'authoring.kind.picture',
  ebook: 'authoring.kind.ebook',
  egzamin: 'authoring.kind.exam',
  film2: 'authoring.kind.film',
  video_player: 'authoring.kind.film',
  'quiz-connector-mothers-children': 'authoring.kind.connector',
  symulacja_v3: 'authoring.kind.simulation',
  scorm12: 'authoring.kind.scorm',
  survey: 'authoring.kind.survey',
  upload: 'authoring.kind.upload',
} as const satisfies Record<TaskKind, string>
