/** The room of my teams, in the player's own area. */
export const TEAM = '/app/player/team'
