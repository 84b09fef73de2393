import { defineTaskKind } from '#kinds/define/shared.ts'

/** A book that is read to its end. */
export const ebook = defineTaskKind({
  id: 'ebook',
  claim: 'seen',
  isSadWithoutPoints: false,
  isPlayedFromServer: true,
})
