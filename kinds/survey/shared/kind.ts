import { defineTaskKind } from '#kinds/define/shared.ts'

/** Questions without a right answer. */
export const survey = defineTaskKind({
  id: 'survey',
  claim: null,
  isSadWithoutPoints: false,
  isPlayedFromServer: false,
})
