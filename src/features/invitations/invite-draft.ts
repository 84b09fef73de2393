/** Name of the draft of a half-typed invitation. */
export const INVITE_DRAFT = 'invite'
