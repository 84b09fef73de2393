import { defineTaskKind } from '#kinds/define/shared.ts'

/** A text with gaps. */
export const cloze = defineTaskKind({
  id: 'cloze',
  claim: null,
  isSadWithoutPoints: true,
  isPlayedFromServer: false,
})
