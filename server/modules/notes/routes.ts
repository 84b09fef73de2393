import { readMyNotes, readTaskNotes, writeNote } from '#shared/contract/notes.ts'
import { on, type Route } from '#server/http/route.ts'
import { readAllMine, readMineOfTask } from './read-notes.ts'
import { changeNote } from './change-note.ts'

export const noteRoutes: readonly Route[] = [
  on(readTaskNotes, ({ params }, visit) => readMineOfTask(params.taskId, visit)),
  on(readMyNotes, (_, visit) => readAllMine(visit)),
  on(writeNote, ({ params, body }, visit) => changeNote(params, body, visit)),
]
