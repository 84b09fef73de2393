import * as z from 'zod/mini'
import { LANGUAGE_CODES } from '#shared/domain/languages.ts'
import { readLocal, writeLocal } from '#src/lib/storage.ts'

/** How films are seen on this device, whoever sits before it. */
const KEY = 'film'

export const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 2] as const

const FilmSettings = z.object({
  speed: z.catch(z.union(SPEEDS.map((speed) => z.literal(speed))), 1),
  /** 0 to 1. */
  volume: z.catch(z.number().check(z.gte(0), z.lte(1)), 1),
  isMuted: z.catch(z.boolean(), false),
  hasCaptions: z.catch(z.boolean(), true),
  /** Null: the player's own. */
  captions: z.catch(z.nullable(z.enum(LANGUAGE_CODES)), null),
})
export type FilmSettings = z.infer<typeof FilmSettings>

export function readFilmSettings(): FilmSettings {
  return FilmSettings.parse(parsed(readLocal(KEY)))
}

export function keepFilmSettings(settings: FilmSettings): void {
  writeLocal(KEY, JSON.stringify(settings))
}

/** An empty object for what is no JSON: everything has a default. */
function parsed(text: string | null): unknown {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}
