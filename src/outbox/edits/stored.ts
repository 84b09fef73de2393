import { playerKey } from '#src/lib/player-keys.ts'
import { readLocal, writeLocal } from '#src/lib/storage.ts'
import type { StoredEdits } from './edit-store.ts'

/** Of things, by mission. */
type Marked = Readonly<Record<string, readonly string[]>>

/** What one person's editor of one draft finds again after a reload. */
export interface StoredEditor {
  edits: StoredEdits
  /** What is not shown, or not to be moved, in the editor of scenes. */
  marks: { hidden: Marked; locked: Marked }
  /** Older steps of the history that the device had no room for. */
  dropped?: number
}

/** How much of an editor the device had room for. */
export interface Written {
  /** What is not sent yet is stored. */
  isSafe: boolean
  /** Steps of the history that are stored, the latest ones. */
  steps: number
}

/** Under what the editor of an adventure's tasks stores; that of its scenes takes its folder. */
export const tasksOf = (folder: string): string => `${folder}/tasks`

/** Under what the table of an adventure's texts stores. */
export const translationsOf = (folder: string): string => `${folder}/translations`

type Stored = Readonly<Record<string, StoredEditor>>

/** Null where nothing is stored, or what is cannot be read. @param editor a folder, or `tasksOf` it */
export function readEditor(player: string, editor: string): StoredEditor | null {
  return readAll(player)[editor] ?? null
}

/**
 * Stores all of it, or of the history as much as the device has room for, the latest steps first; where there is no room at all,
 * histories of other adventures give way to what is not sent.
 * @param most steps of the history that are tried
 */
export function writeEditor(
  player: string,
  folder: string,
  editor: StoredEditor,
  most = editor.edits.past.length,
): Written {
  const others = readAll(player)
  const { past } = editor.edits
  const write = (rest: Stored, steps: number): boolean => {
    const all: Stored = { ...rest, [folder]: withSteps(editor, steps) }
    return writeLocal(playerKey('sceneEdits', player), JSON.stringify(all))
  }
  let steps = Math.min(most, past.length)
  let isSafe = write(others, steps)
  while (!isSafe && steps > 0) {
    steps = Math.floor(steps * NEXT_SHARE)
    isSafe = write(others, steps)
  }
  if (!isSafe) {
    const emptied = Object.entries(others).map(([name, other]) => [name, withSteps(other, 0)] as const)
    isSafe = write(Object.fromEntries(emptied), 0)
  }
  if (isSafe) watchers.forEach((onWrite) => onWrite())
  return { isSafe, steps: isSafe ? steps : 0 }
}

/** Of a history that the device has no room for, this share is tried next. */
const NEXT_SHARE = 0.75

/** With the latest steps of its history alone; without any, those that were undone go as well. */
function withSteps({ edits, marks, dropped = 0 }: StoredEditor, steps: number): StoredEditor {
  const { past } = edits
  const gone = dropped + past.length - steps
  return {
    edits: {
      ...edits,
      past: steps === 0 ? [] : past.slice(-steps),
      ...(steps === 0 && past.length > 0 && { future: [] }),
    },
    marks,
    ...(gone > 0 && { dropped: gone }),
  }
}

/** The editors with changes of this player that are on this device alone, as `readEditor` takes them. */
export function unsentEdits(player: string): string[] {
  return Object.entries(readAll(player)).flatMap(([folder, { edits }]) =>
    edits.unsent.length + edits.conflicts.length > 0 ? [folder] : [],
  )
}

/** @returns how to stop */
export function watchEditors(onWrite: () => void): () => void {
  watchers.add(onWrite)
  return () => void watchers.delete(onWrite)
}

const watchers = new Set<() => void>()

/** This page wrote it: only what another version wrote can be something else, and is left alone. */
function readAll(player: string): Stored {
  try {
    const all: unknown = JSON.parse(readLocal(playerKey('sceneEdits', player)) ?? '{}')
    return isStored(all) ? all : {}
  } catch {
    return {}
  }
}

function isStored(value: unknown): value is Stored {
  return isObject(value) && Object.values(value).every(isEditor)
}

function isEditor(value: unknown): boolean {
  if (!isObject(value) || !('edits' in value) || !('marks' in value)) return false
  const { edits, marks } = value
  const has = (name: string) => isObject(edits) && name in edits
  return isObject(marks) && ['unsent', 'past', 'future', 'conflicts'].every(has)
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
