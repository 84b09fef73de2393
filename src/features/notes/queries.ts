import { queryOptions } from '@tanstack/react-query'
import type { CallInput } from '#shared/contract/endpoint.ts'
import { readMyNotes, readTaskNotes, writeNote, type MyNotes, type Note } from '#shared/contract/notes.ts'
import { ask, call } from '#src/lib/http.ts'
import { queryClient } from '#src/lib/query-client.ts'
import type { HowSent } from '#src/outbox/rules.ts'

/** First word of every key. */
const NOTES = 'notes'
const MINE = [NOTES, 'mine']

/** Mine of a task. It is asked while the task is played, and an error is shown where the notes are opened. */
export const taskNotesQuery = (taskId: string) =>
  queryOptions({
    queryKey: [NOTES, 'task', taskId],
    queryFn: async ({ signal }): Promise<readonly Note[]> => {
      return (await ask(readTaskNotes, { params: { taskId } }, { signal })).notes
    },
    meta: { reporting: 'none' },
  })

/** All of mine. @param language of the reader: names of tasks are in it */
export const myNotesQuery = (language: string) =>
  queryOptions({
    queryKey: [...MINE, language],
    queryFn: ({ signal }) => ask(readMyNotes, {}, { signal }),
  })

/** What does not arrive is sent again by itself, and announced once. @returns the note as it is now; null: deleted */
export async function sendNote(
  input: CallInput<typeof writeNote>,
  { isAgain, isLeaving }: HowSent,
): Promise<Note | null> {
  const reporting = isAgain ? 'log' : 'modal'
  return (await call(writeNote, input, { reporting, isLeaving })).note
}

/** A change has arrived: what is known of its task and of all notes has it; what became a note apart is asked for. */
export function takeNote(taskId: string, noteId: string, note: Note | null): void {
  const isApart = note !== null && note.id !== noteId
  const now = isApart ? undefined : note
  queryClient.setQueryData(taskNotesQuery(taskId).queryKey, (known) => {
    if (!known || now === undefined) return known
    const isNew = now !== null && !known.some(({ id }) => id === noteId)
    return isNew ? [...known, now] : withNow(known, noteId, now)
  })
  queryClient.setQueriesData<MyNotes>({ queryKey: MINE }, (known) => {
    if (!known || now === undefined) return known
    const tasks = known.tasks.map((task) => ({ ...task, notes: withNow(task.notes, noteId, now) }))
    return { tasks: tasks.filter(({ notes }) => notes.length > 0) }
  })
  void queryClient.invalidateQueries({ queryKey: MINE })
  if (isApart) void refreshTaskNotes(taskId)
}

export const refreshTaskNotes = (taskId: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: taskNotesQuery(taskId).queryKey })

function withNow(known: readonly Note[], noteId: string, now: Note | null): Note[] {
  return known.flatMap((one) => (one.id === noteId ? (now ?? []) : one))
}
