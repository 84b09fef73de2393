import { defineTaskKind } from '#kinds/define/shared.ts'

/** Questions drawn from a pool, answered within a time. */
export const exam = defineTaskKind({
  id: 'egzamin',
  claim: null,
  isSadWithoutPoints: true,
  isPlayedFromServer: false,
})
