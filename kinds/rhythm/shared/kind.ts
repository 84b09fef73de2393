import { defineTaskKind } from '#kinds/define/shared.ts'

/** A rhythm that is pressed, or told from others by listening. */
export const rhythm = defineTaskKind({
  id: 'rhythm',
  claim: null,
  isSadWithoutPoints: true,
  isPlayedFromServer: false,
})
