import * as z from 'zod/mini'

/** Measures of the frame, CSS px; 'full' is all the room there is. */
export const WIDTHS = ['full', '320', '390', '768', '1366'] as const
export const GROUNDS = ['both', 'paper', 'night'] as const
export const MOTIONS = ['system', 'full', 'reduced'] as const

const Colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/i))

/** Stands in the address, so that a view can be linked and a reload finds it. Whatever cannot be read is as at first. */
const Settings = z.object({
  /** Null for all of them. */
  component: z.catch(z.nullable(z.string()), null),
  /** Name of a demo tenant, or 'free' for the four below. */
  colours: z.catch(z.string(), 'lantern'),
  one: z.catch(Colour, '#5b2a86'),
  two: z.catch(Colour, '#2f8f83'),
  three: z.catch(Colour, '#f25f5c'),
  words: z.catch(z.enum(['en', 'de', 'pl', 'ar']), 'en'),
  ground: z.catch(z.enum(GROUNDS), 'both'),
  width: z.catch(z.enum(WIDTHS), 'full'),
  motion: z.catch(z.enum(MOTIONS), 'system'),
})
export type Settings = z.infer<typeof Settings>

const FIRST = Settings.parse({})

export function readSettings(hash: string): Settings {
  return Settings.parse({ ...FIRST, ...Object.fromEntries(new URLSearchParams(hash.replace(/^#/, ''))) })
}

/** Only what is not as at first. */
export function addressOf(settings: Settings): string {
  const given = new URLSearchParams()
  for (const [name, value] of Object.entries(settings)) {
    if (value !== null && value !== new Map<string, unknown>(Object.entries(FIRST)).get(name))
      given.set(name, value)
  }
  return `#${given}`
}
