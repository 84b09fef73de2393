import { defineTaskKind } from '#kinds/define/shared.ts'

/** Scenes that branch by what is chosen. */
export const simulation = defineTaskKind({
  id: 'symulacja_v3',
  claim: null,
  isSadWithoutPoints: true,
  isPlayedFromServer: false,
})
