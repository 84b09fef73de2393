import type { Desk } from './desk.ts'
import type { EditStore } from '#src/outbox/edits/edit-store.ts'
import type { EditWord } from './edit-words.ts'
import type { Thing } from './scene-file.ts'
import type { Wish } from '#src/outbox/edits/wish.ts'

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
