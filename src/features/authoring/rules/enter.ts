import type { EditNote, EditStore } from '#src/outbox/edits/edit-store.ts'
import type { Wish } from '#src/outbox/edits/wish.ts'

/**
 * Fulfils wishes about files of a draft that were all read when it was opened: one that is not known is not there. Where a colleague
 * has made it meanwhile, the server says so.
 */
export function enter(
  edits: Pick<EditStore, 'store' | 'take' | 'edit'>,
  note: EditNote,
  wishes: readonly Wish[],
  isRepeated = false,
): void {
  for (const { file } of wishes)
    if (!(file in edits.store.getState().base)) edits.take(file, { hash: null, text: null })
  edits.edit(note, wishes, isRepeated)
}
