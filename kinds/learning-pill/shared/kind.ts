import { defineTaskKind } from '#kinds/define/shared.ts'

/** Cards that teach something, and may ask about it. */
export const learningPill = defineTaskKind({
  id: 'learning-pill',
  claim: null,
  isSadWithoutPoints: false,
  isPlayedFromServer: false,
})
