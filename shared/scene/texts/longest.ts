/** Letters of a film’s transcript, at most: about an hour of talk without a break. */
export const LONGEST_TRANSCRIPT = 60_000
