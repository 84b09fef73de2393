/** The kinds of tasks, one line a folder. `npm run kind` makes the typed lists beside this one of it. */
export const KIND_FOLDERS = [
  'learning-pill',
  'picture',
  'ebook',
  'exam',
  'film',
  'video',
  'connector',
  'simulation',
  'scorm',
  'survey',
  'upload',
] as const
