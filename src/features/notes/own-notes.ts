import { useMemo, useSyncExternalStore } from 'react'
import type { Note } from '#shared/contract/notes.ts'
import { onOutboxChange } from '#src/outbox/hub.ts'
import { noteChanges, type NoteChange } from './note-changes.ts'

/** A note of mine, as far as this device knows it. */
export type OwnNote = Pick<Note, 'id' | 'taskId' | 'attemptId' | 'part' | 'text' | 'revision'>

/** What of a note has not reached the server. */
export interface Unsent {
  id: string
  change: NoteChange
}

/** What a person has typed and the server has not taken. */
export function useUnsentNotes(person: string): readonly Unsent[] {
  const said = useSyncExternalStore(onOutboxChange, () => JSON.stringify(unsentOf(person)))
  // oxlint-disable-next-line react/exhaustive-deps -- what was said changes exactly when they do
  return useMemo(() => unsentOf(person), [said, person])
}

function unsentOf(person: string): Unsent[] {
  return noteChanges.keys(person).flatMap((id) => {
    const change = noteChanges.at(person, id).state().waiting.at(-1)?.item
    return change ? [{ id, change }] : []
  })
}

/** Notes as they will be once all has arrived; what was deleted is gone. */
export function withChanges<N extends OwnNote>(known: readonly N[], unsent: readonly Unsent[]): N[] {
  return known
    .map((note) => {
      const change = unsent.find(({ id }) => id === note.id)?.change
      return change ? { ...note, text: change.text } : note
    })
    .filter(hasText)
}

/** With those that were begun here, at the end. */
export function withUnsent(known: readonly OwnNote[], unsent: readonly Unsent[]): OwnNote[] {
  const begun = unsent
    .filter(({ id }) => !known.some((note) => note.id === id))
    .map(({ id, change }) => ({ ...change, id, revision: change.basis }))
  return [...withChanges(known, unsent), ...begun.filter(hasText)]
}

const hasText = ({ text }: OwnNote): boolean => text.trim() !== ''
