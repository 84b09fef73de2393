import { defineTaskKind } from '#kinds/define/shared.ts'

/** Steps that are put in their order. */
export const ordering = defineTaskKind({
  id: 'ordering',
  claim: null,
  isSadWithoutPoints: true,
  isPlayedFromServer: false,
})
