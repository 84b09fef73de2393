/** The kinds of tasks. Each has a schema in `shared/scene/tasks`, a player in the client and a rule on the server. */
export const TASK_KINDS = [
  'learning-pill',
  'grafika',
  'ebook',
  'egzamin',
  'film2',
  'video_player',
  'quiz-connector-mothers-children',
  'symulacja_v3',
  'scorm12',
  'survey',
  'upload',
] as const

export type TaskKind = (typeof TASK_KINDS)[number]

/** Kinds whose finish without points shows the sad face (specification, section 3: finish-task pop-up data). */
export const SAD_FACE_KINDS: readonly string[] = [
  'symulacja_v3',
  'quiz-connector-mothers-children',
  'egzamin',
]
