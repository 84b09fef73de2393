import { defineTaskKind } from '#kinds/define/shared.ts'

/** A film over the whole screen. */
export const film = defineTaskKind({
  id: 'film2',
  claim: 'seen',
  isSadWithoutPoints: false,
  isPlayedFromServer: true,
})
