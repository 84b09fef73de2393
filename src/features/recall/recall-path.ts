/** The room of what comes back, in the player's own area. */
export const RECALL = '/app/player/review'
