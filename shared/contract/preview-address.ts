import * as z from 'zod/mini'
import type { LookColours } from '../domain/preview-looks.ts'
import { WEATHERS, type Weather } from '../scene/layout.ts'
import { Slug } from '../scene/slug.ts'

/** How a preview is looked at, besides as whom it is played: a part of its address, so nothing of it is stored. */
export interface PreviewLook {
  /** The mission that is looked at: it is open whatever its rules say, and nobody is guided through the map before. */
  mission?: string
  /** Nothing has been done, and all that the mission leads to is locked. */
  isLocked?: boolean
  /** Every text is the longest that any language has for it. */
  isLongest?: boolean
  /** In place of the tenant's own colours. */
  colours?: LookColours
  /** In place of what the tenant has switched on. */
  weather?: readonly Weather[]
  /** As for a person whose system asks for less motion. */
  hasLessMotion?: boolean
}

/** A preview, and how it is looked at. */
export interface PreviewAddress {
  id: string
  look: PreviewLook
}

/** As parameters of the path segment (RFC 3986, 3.3): `<id>;mission=harbour;colours=dark;weather=snow.clouds`. */
export function writePreviewAddress({ id, look }: PreviewAddress): string {
  const { mission, isLocked, isLongest, colours, weather, hasLessMotion } = look
  const parameters = [
    mission !== undefined && `mission=${mission}`,
    isLocked && 'places=locked',
    isLongest && 'words=longest',
    colours && `colours=${colours}`,
    weather && `weather=${weather.join('.')}`,
    hasLessMotion && 'motion=less',
  ]
  return [id, ...parameters.filter((one) => typeof one === 'string')].join(';')
}

const Parameters = z.strictObject({
  mission: z.optional(Slug),
  places: z.optional(z.literal('locked')),
  words: z.optional(z.literal('longest')),
  colours: z.optional(z.enum(['bright', 'dark'])),
  weather: z.optional(z.string()),
  motion: z.optional(z.literal('less')),
})

/** Null for a segment that is no such address. */
export function readPreviewAddress(segment: unknown): PreviewAddress | null {
  const [first, ...rest] = typeof segment === 'string' ? segment.split(';') : []
  const id = z.uuid().safeParse(first)
  const pairs = rest.map((one) => one.split('='))
  const parameters = Parameters.safeParse(Object.fromEntries(pairs))
  if (!id.success || !parameters.success || pairs.some(({ length }) => length !== 2)) return null
  const { mission, places, words, colours, weather, motion } = parameters.data
  const kinds = weather === undefined ? undefined : weather.split('.').filter((one) => one !== '')
  if (kinds && !kinds.every(isWeather)) return null
  return {
    id: id.data,
    look: {
      ...(mission !== undefined && { mission }),
      ...(places && { isLocked: true }),
      ...(words && { isLongest: true }),
      ...(colours && { colours }),
      ...(kinds && { weather: kinds }),
      ...(motion && { hasLessMotion: true }),
    },
  }
}

function isWeather(kind: string): kind is Weather {
  return WEATHERS.some((one) => one === kind)
}
