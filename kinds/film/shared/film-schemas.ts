import * as z from 'zod/mini'
import { FILM_SPEEDS, type FilmSpeed } from '#shared/domain/film-speeds.ts'
import { LANGUAGE_CODES, type Language } from '#shared/domain/languages.ts'

/** The two ways to show a film: over the whole screen, or beside what is said in it. */
export type FilmKind = 'film2' | 'video_player'

/** Second by second, the end not included. */
const Range = z.tuple([z.number(), z.number()])
const Place = z.number().check(z.gte(0), z.lte(100_000))
const ClaimedSecond = z.int().check(z.gte(0), z.lte(100_000))

/** The only speeds that are offered, where not every speed shows what is true; 1 is one of them. */
const speeds = z.optional(z.array(z.literal(FILM_SPEEDS)).check(z.minLength(1)))

const captions = z.array(z.object({ language: z.enum(LANGUAGE_CODES), url: z.string() }))

/**
 * What a designer writes. The film is a file of films/, of the mission or of the adventure: WebM, MP4, or a playlist .m3u8
 * with its parts beside it. Its captions lie beside it: <film>.<language>.vtt.
 */
export function contentOf<Kind extends FilmKind>(kind: Kind) {
  return z.strictObject({
    type: z.literal(kind),
    film: z.string(),
    /** What is seen before it plays: a picture, as a card has one. */
    poster: z.string(),
    speeds,
  })
}

/** A film where it is served, measured. */
export interface PublishedFilm<Kind extends FilmKind> {
  type: Kind
  film: string
  poster: string
  isPlaylist: boolean
  /** Its length. */
  seconds: number
  captions: { language: Language; url: string }[]
  /** All of them, where it is not there. */
  speeds?: FilmSpeed[] | undefined
}

export function playableOf<Kind extends FilmKind>(kind: Kind) {
  return z.object({
    type: z.literal(kind),
    film: z.string(),
    poster: z.string(),
    /** Played by parts; not every browser can do that by itself. */
    isPlaylist: z.boolean(),
    /** Its length. */
    seconds: z.number(),
    captions,
    speeds,
  })
}

export function stateOf<Kind extends FilmKind>(kind: Kind) {
  return z.object({
    type: z.literal(kind),
    /** Where the player stands, in seconds. */
    at: z.number(),
    seen: z.array(Range),
  })
}

/** Where the player stands, and which seconds were seen. */
export function moveOf<Kind extends FilmKind>(kind: Kind) {
  return z.strictObject({
    type: z.literal(kind),
    at: z.optional(Place),
    seen: z.optional(z.array(z.tuple([ClaimedSecond, ClaimedSecond])).check(z.maxLength(500))),
  })
}
