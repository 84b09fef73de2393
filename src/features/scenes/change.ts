import type { Desk } from './desk.ts'
import type { EditStore, EditWord } from './edit-store.ts'
import type { Thing, Wish } from './scene-file.ts'

/** Does what is wished as one entry of the history. */
export function change(
  { edits, desk }: { edits: EditStore; desk: Desk },
  word: EditWord,
  things: readonly Thing[],
  wishes: readonly Wish[],
  isRepeated = false,
): void {
  const { mission } = desk.store.getState()
  edits.edit({ word, things: things.map(({ id }) => id), mission }, wishes, isRepeated)
}
