import { useState } from 'react'
import type { SavedState } from '#src/outbox/saved.ts'
import { useQueueState } from '#src/outbox/use-queue.ts'
import { isTooMany, noteChanges } from './note-changes.ts'
import type { OwnNote } from './own-notes.ts'

interface NoteField {
  saved: SavedState
  /** There are so many notes that no other is taken. */
  isFull: boolean
  /** Counts how often another device has changed the text while nothing of this field was on its way: it shows that text. */
  reloads: number
  /** The text that editing began with, or that another device has put in its place since. */
  before: string
  /** Editing begins. */
  begin: () => void
  /** Stores it on this device at once, and sends it when the field rests. */
  write: (text: string) => void
}

interface Typed {
  writer: string
  /** The latest revision that it has shown. */
  revision: number
  text: string
  before: string
  reloads: number
}

/** The field of a note. What an earlier field has not sent is gone on with. */
export function useNoteField(person: string, note: OwnNote): NoteField {
  const { id, taskId, attemptId, part, revision } = note
  const queue = noteChanges.at(person, id)
  const { saved, waiting, error } = useQueueState(queue)
  const [field, setField] = useState<Typed>(() => {
    return { writer: crypto.randomUUID(), revision, text: note.text, before: note.text, reloads: 0 }
  })
  if (revision > field.revision && waiting.length === 0) setField(reloaded(field, note))
  const isHeld = waiting.length > 0 && saved === 'saved'
  const isRefused = error !== null && waiting.length === 0
  return {
    saved: isHeld ? 'saving' : isRefused ? 'unsaved' : saved,
    isFull: isTooMany(error),
    reloads: field.reloads,
    before: field.before,
    begin: () => setField({ ...field, before: note.text }),
    write(text) {
      if (text === field.text) return
      // what waits may be of an earlier page: the server knows the note as it was before that
      const { writer, basis } = waiting.at(-1)?.item ?? { writer: field.writer, basis: revision }
      setField({ ...field, writer, text })
      queue.put({ writer, basis, taskId, attemptId, part, text })
    },
  }
}

/** Another text is another device's: what is typed over it comes from a new writer. */
function reloaded(field: Typed, note: OwnNote): Typed {
  const { revision, text } = note
  if (text.trim() === field.text.trim()) return { ...field, revision }
  const writer = crypto.randomUUID()
  return { ...field, revision, text, before: text, writer, reloads: field.reloads + 1 }
}
