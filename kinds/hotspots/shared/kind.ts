import { defineTaskKind } from '#kinds/define/shared.ts'

/** A picture that is searched for what is wrong in it, or right. */
export const hotspots = defineTaskKind({
  id: 'hotspots',
  claim: null,
  isSadWithoutPoints: true,
  isPlayedFromServer: false,
})
