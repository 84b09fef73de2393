/** What colleagues may see of a person. */
export interface Privacy {
  /** Whether the person is shown anywhere; off, it hides the following too. */
  isVisible: boolean
  /** The person in rankings. */
  isInRankings: boolean
  /** Finished tasks among the latest activities. */
  isInActivities: boolean
  /** The person among the players who are in a mission now. */
  isInActivePlayers: boolean
  /** The name beside tips that the person wrote. */
  isTipAuthor: boolean
}

/** Until something is switched off. */
export const OPEN_PRIVACY: Privacy = {
  isVisible: true,
  isInRankings: true,
  isInActivities: true,
  isInActivePlayers: true,
  isTipAuthor: true,
}

/** Each place where colleagues may see a person; `isVisible` is over all of them. */
export type PrivacyPlace = Exclude<keyof Privacy, 'isVisible'>
