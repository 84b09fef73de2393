import { defineTaskKind } from '#kinds/define/shared.ts'

/** A large picture with places in it that are opened. */
export const picture = defineTaskKind({
  id: 'grafika',
  claim: 'seen',
  isSadWithoutPoints: false,
  isPlayedFromServer: false,
})
