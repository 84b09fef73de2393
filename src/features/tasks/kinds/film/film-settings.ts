import * as z from 'zod/mini'
import { LANGUAGE_CODES } from '#shared/domain/languages.ts'
import { readLocal, writeLocal } from '#src/lib/storage.ts'

/** How films are seen on this device, whoever sits before it. */
const KEY = 'film'

export const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 2] as const

const FilmSettings = z.object({
  speed: z.literal(SPEEDS),
  /** 0 to 1. */
  volume: z.number().check(z.gte(0), z.lte(1)),
  isMuted: z.boolean(),
  hasCaptions: z.boolean(),
  /** Null: the player's own. */
  captions: z.nullable(z.enum(LANGUAGE_CODES)),
})
export type FilmSettings = z.infer<typeof FilmSettings>

const USUAL: FilmSettings = { speed: 1, volume: 1, isMuted: false, hasCaptions: true, captions: null }

export function readFilmSettings(): FilmSettings {
  try {
    return FilmSettings.safeParse(JSON.parse(readLocal(KEY) ?? '')).data ?? USUAL
  } catch {
    return USUAL
  }
}

export function keepFilmSettings(settings: FilmSettings): void {
  writeLocal(KEY, JSON.stringify(settings))
}
