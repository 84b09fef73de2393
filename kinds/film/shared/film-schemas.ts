import * as z from 'zod/mini'
import { AskedQuestion, GivenAnswers, judged, WrittenQuestion } from '#shared/scene/tasks/question-schemas.ts'
import { FILM_SPEEDS, type FilmSpeed } from '#shared/domain/film-speeds.ts'
import { LANGUAGE_CODES, type Language } from '#shared/domain/languages.ts'
import { Slug } from '#shared/scene/slug.ts'
import { MoveId } from '#shared/scene/tasks/move-id.ts'

/** The two ways to show a film: over the whole screen, or beside what is said in it. */
export type FilmKind = 'film2' | 'video_player'

/** Second by second, the end not included. */
const Range = z.tuple([z.number(), z.number()])
const Place = z.number().check(z.gte(0), z.lte(100_000))
const ClaimedSecond = z.int().check(z.gte(0), z.lte(100_000))

/** The only speeds that are offered, where not every speed shows what is true; 1 is one of them. */
const speeds = z.optional(z.array(z.literal(FILM_SPEEDS)).check(z.minLength(1)))

const captions = z.array(z.object({ language: z.enum(LANGUAGE_CODES), url: z.string() }))

export const MOST_MOMENTS = 60

/** A second of the film at which a chapter begins or, where it has a question, at which it stops and asks. */
const ContentMoment = z.strictObject({
  id: Slug,
  /** Seconds from its beginning. */
  at: Place,
  question: z.optional(WrittenQuestion),
})
export type Moment = z.infer<typeof ContentMoment>

/**
 * What a designer writes. The film is a file of films/, of the mission or of the adventure: WebM, MP4, or a playlist .m3u8
 * with its parts beside it. Its captions lie beside it: <film>.<language>.vtt. Words of its moments stand in text/{lang}.json
 * under tasks.<task>.moments.<moment>: title of a chapter; question, answers.<id> and explanation of a question.
 */
export function contentOf<Kind extends FilmKind>(kind: Kind) {
  return z.strictObject({
    type: z.literal(kind),
    film: z.string(),
    /** What is seen before it plays: a picture, as a card has one. */
    poster: z.string(),
    speeds,
    /** In any order. */
    moments: z.optional(z.array(ContentMoment).check(z.maxLength(MOST_MOMENTS))),
    /** All that matters in its pictures is also said: who does not see them needs no transcript. */
    isSaidInFull: z.optional(z.literal(true)),
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
  /** In the order of the film; absent where there is none. */
  moments?: Moment[] | undefined
}

const PlayableMoment = z.object({
  id: z.string(),
  at: z.number(),
  /** Of a chapter; empty of a question. */
  title: z.string(),
  question: z.nullable(AskedQuestion),
})
export type PlayableMoment = z.infer<typeof PlayableMoment>

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
    /** In the order of the film, without right answers; absent where there is none. */
    moments: z.optional(z.array(PlayableMoment)),
    /** What it shows and says; nothing where its captions say all of it. */
    transcript: z.optional(z.string()),
  })
}

const Answered = z.object({ moment: z.string(), ...judged })
export type Answered = z.infer<typeof Answered>

export function stateOf<Kind extends FilmKind>(kind: Kind) {
  return z.object({
    type: z.literal(kind),
    /** Where the player stands, in seconds. */
    at: z.number(),
    seen: z.array(Range),
    /** The first answer to each question; absent where it asks nothing. */
    answered: z.optional(z.array(Answered)),
  })
}

/** Where the player stands, which seconds were seen, and what was answered. The first answer to a question counts. */
export function moveOf<Kind extends FilmKind>(kind: Kind) {
  return z.strictObject({
    type: z.literal(kind),
    at: z.optional(Place),
    seen: z.optional(z.array(z.tuple([ClaimedSecond, ClaimedSecond])).check(z.maxLength(500))),
    answer: z.optional(z.strictObject({ moment: MoveId, answers: GivenAnswers })),
  })
}
