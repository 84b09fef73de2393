import { defineTaskKind } from '#kinds/define/shared.ts'

/** A film beside what is said in it. */
export const video = defineTaskKind({
  id: 'video_player',
  claim: 'seen',
  isSadWithoutPoints: false,
  isPlayedFromServer: true,
})
