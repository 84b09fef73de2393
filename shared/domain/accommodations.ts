/** Percent that all words and controls grow to. */
export const TEXT_SIZES = [100, 125, 150, 200] as const
export type TextSize = (typeof TEXT_SIZES)[number]

/** How much a screen reader is told: what somebody waits for, all that happens, or all of it with descriptions. */
export const SPOKEN_DETAILS = ['brief', 'normal', 'full'] as const
export type SpokenDetail = (typeof SPOKEN_DETAILS)[number]

/** What a person needs otherwise than the tenant shows it; it goes with the account to every device. Exam time is not among it: others give that. */
export interface Accommodations {
  textSize: TextSize
  hasHighContrast: boolean
  /** Nothing on the map moves by itself. */
  isMapStill: boolean
  /** Places are listed; the map is a press away. */
  isListFirst: boolean
  /** No fireworks, no shaking, no counting up. */
  isFeedbackCalm: boolean
  /** The plain variant of texts, where an author wrote one. */
  isPlainLanguage: boolean
  /** Tab steps through all that can be chosen, one by one, and Enter chooses: for switches. */
  isScanned: boolean
  spokenDetail: SpokenDetail
  /** Places sound as the keyboard comes to them. */
  isMapHeard: boolean
  /** Percent. */
  mapVolume: number
}
