import { defineTaskKind } from '#kinds/define/shared.ts'

/** A conversation that branches by the player's replies. */
export const conversation = defineTaskKind({
  id: 'conversation',
  claim: null,
  isSadWithoutPoints: true,
  isPlayedFromServer: false,
})
