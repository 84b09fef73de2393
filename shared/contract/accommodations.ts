import * as z from 'zod/mini'
import { SPOKEN_DETAILS, TEXT_SIZES } from '../domain/accommodations.ts'

/** What a person needs otherwise, on every device. */
export const Accommodations = z.strictObject({
  /** Percent. */
  textSize: z.literal(TEXT_SIZES),
  hasHighContrast: z.boolean(),
  isMapStill: z.boolean(),
  isListFirst: z.boolean(),
  isFeedbackCalm: z.boolean(),
  isPlainLanguage: z.boolean(),
  isScanned: z.boolean(),
  spokenDetail: z.enum(SPOKEN_DETAILS),
  isMapHeard: z.boolean(),
  /** Percent. */
  mapVolume: z.int().check(z.gte(0), z.lte(100)),
})

/** What is turned; the rest stays as it is. */
export const AccommodationsChange = z.partial(Accommodations)
