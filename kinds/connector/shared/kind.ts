import { defineTaskKind } from '#kinds/define/shared.ts'

/** Pairs that are joined by lines. */
export const connector = defineTaskKind({
  id: 'quiz-connector-mothers-children',
  claim: null,
  isSadWithoutPoints: true,
  isPlayedFromServer: false,
})
