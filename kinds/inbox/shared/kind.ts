import { defineTaskKind } from '#kinds/define/shared.ts'

/** Mails that are opened, inspected, and reported, deleted or trusted. */
export const inbox = defineTaskKind({
  id: 'inbox',
  claim: null,
  isSadWithoutPoints: true,
  isPlayedFromServer: false,
})
