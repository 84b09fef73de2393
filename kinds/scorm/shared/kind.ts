import { defineTaskKind } from '#kinds/define/shared.ts'

/** A package of SCORM 1.2, which runs on the content host. */
export const scorm = defineTaskKind({
  id: 'scorm12',
  claim: 'score',
  isSadWithoutPoints: false,
  isPlayedFromServer: true,
})
