import { useRef, useState } from 'react'
import type { SavedState } from '#src/outbox/saved.ts'
import { useQueueState } from '#src/outbox/use-queue.ts'
import { isTooMany, noteChanges } from './note-changes.ts'
import type { OwnNote } from './own-notes.ts'

interface NoteField {
  saved: SavedState
  /** There are so many notes that no other is taken. */
  isFull: boolean
  /** Stores it on this device at once, and sends it when the field rests. */
  write: (text: string) => void
}

/** The field of a note. What an earlier field has not sent is gone on with. */
export function useNoteField(person: string, note: OwnNote): NoteField {
  const { id, taskId, attemptId, part, revision } = note
  const queue = noteChanges.at(person, id)
  const { saved, waiting, error } = useQueueState(queue)
  const [begun] = useState(() => {
    const item = queue.state().waiting.at(-1)?.item
    return { writer: item?.writer ?? crypto.randomUUID(), basis: item?.basis ?? revision }
  })
  const last = useRef(note.text)
  const isHeld = waiting.length > 0 && saved === 'saved'
  const isRefused = error !== null && waiting.length === 0
  return {
    saved: isHeld ? 'saving' : isRefused ? 'unsaved' : saved,
    isFull: isTooMany(error),
    write(text) {
      if (text === last.current) return
      last.current = text
      queue.put({ ...begun, taskId, attemptId, part, text })
    },
  }
}
