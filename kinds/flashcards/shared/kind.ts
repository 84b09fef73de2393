import { defineTaskKind } from '#kinds/define/shared.ts'

/** Cards to be turned over until all of them are known. */
export const flashcards = defineTaskKind({
  id: 'flashcards',
  // whether somebody knew it, they alone can say
  claim: 'seen',
  isSadWithoutPoints: false,
  isPlayedFromServer: false,
})
