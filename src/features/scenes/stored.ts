import { playerKey } from '#src/lib/player-keys.ts'
import { readLocal, writeLocal } from '#src/lib/storage.ts'
import type { Marks } from './desk.ts'
import type { StoredEdits } from './edit-store.ts'

/** What one person's editor of one draft finds again after a reload. */
export interface StoredEditor {
  edits: StoredEdits
  marks: Marks
}

type Stored = Readonly<Record<string, StoredEditor>>

/** Null where nothing is stored, or what is cannot be read. */
export function readEditor(player: string, folder: string): StoredEditor | null {
  return readAll(player)[folder] ?? null
}

/** Of the history the newest part, where the device has no room for all. @returns whether what is not sent is safe here */
export function writeEditor(player: string, folder: string, editor: StoredEditor): boolean {
  const others = readAll(player)
  const { edits } = editor
  for (const past of [edits.past, edits.past.slice(-500), edits.past.slice(-50), []]) {
    const all: Stored = { ...others, [folder]: { ...editor, edits: { ...edits, past } } }
    if (!writeLocal(playerKey('sceneEdits', player), JSON.stringify(all))) continue
    watchers.forEach((onWrite) => onWrite())
    return true
  }
  return false
}

/** Folders of the adventures whose scenes have changes of this player that are on this device alone. */
export function unsentScenes(player: string): string[] {
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
