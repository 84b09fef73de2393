import { defineTaskKind } from '#kinds/define/shared.ts'

/** Numbers that are estimated on a scale. */
export const estimate = defineTaskKind({
  id: 'estimate',
  claim: null,
  isSadWithoutPoints: true,
  isPlayedFromServer: false,
})
