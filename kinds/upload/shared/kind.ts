import { defineTaskKind } from '#kinds/define/shared.ts'

/** Files that are handed in. */
export const upload = defineTaskKind({
  id: 'upload',
  claim: null,
  isSadWithoutPoints: false,
  isPlayedFromServer: false,
})
