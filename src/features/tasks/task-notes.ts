import { createContext, type ReactNode } from 'react'

/** Where a player is in a task, as far as a note can belong to it: a card, a question, a second of a film. */
export interface TaskPart {
  /** The same for the same part in every attempt. */
  id: string
  /** What is read there. */
  name: string
}

export interface NotesPlace {
  /** Null: in the task as a whole. */
  partNow: () => TaskPart | null
  material: 'night' | 'paper'
}

/** The button to the player's notes, for the frame of every task; null where none are taken. */
export const TaskNotes = createContext<((place: NotesPlace) => ReactNode) | null>(null)

/** The id of the part that a player comes back to from a note; empty: none. */
export const WantedPart = createContext('')
