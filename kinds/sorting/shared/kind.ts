import { defineTaskKind } from '#kinds/define/shared.ts'

/** Things that are sorted into groups. */
export const sorting = defineTaskKind({
  id: 'sorting',
  claim: null,
  isSadWithoutPoints: true,
  isPlayedFromServer: false,
})
