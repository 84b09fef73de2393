import * as z from 'zod/mini'
import { FILM_SPEEDS } from '#shared/domain/film-speeds.ts'
import { LANGUAGE_CODES } from '#shared/domain/languages.ts'
import { readLocal, writeLocal } from '#src/lib/storage.ts'

/** How films are seen on this device, whoever sits before it. */
const KEY = 'film'

const FilmSettings = z.object({
  speed: z.literal(FILM_SPEEDS),
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
