import type { Accommodations } from './accommodations.ts'

/** Those that are on or off, in the order in which they are shown. */
export const ACCOMMODATION_SWITCHES = [
  'hasHighContrast',
  'isMapStill',
  'isListFirst',
  'isFeedbackCalm',
  'isPlainLanguage',
  'isScanned',
  'isMapHeard',
] as const satisfies readonly (keyof Accommodations)[]

export const NO_ACCOMMODATIONS: Accommodations = {
  textSize: 100,
  hasHighContrast: false,
  isMapStill: false,
  isListFirst: false,
  isFeedbackCalm: false,
  isPlainLanguage: false,
  isScanned: false,
  spokenDetail: 'normal',
  isMapHeard: false,
  mapVolume: 60,
}
