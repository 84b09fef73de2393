/** What colleagues may see of a person. */
export interface Privacy {
  /** Finished tasks among the latest activities. */
  isInActivities: boolean
  /** The person among the players who are in a mission now. */
  isInActivePlayers: boolean
  /** The name beside tips that the person wrote. */
  isTipAuthor: boolean
}

/** Until something is switched off. */
export const OPEN_PRIVACY: Privacy = { isInActivities: true, isInActivePlayers: true, isTipAuthor: true }
