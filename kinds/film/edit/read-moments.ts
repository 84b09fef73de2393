import { isJsonObject, type Json } from '#shared/content/json.ts'
import { namesIn, partsIn } from '#src/features/authoring/names-in.ts'
import type { Moment } from '../shared/film-schemas.ts'

/** The moments of a film in its order, as far as they can be read. */
export function readMoments(content: Json | undefined): Moment[] {
  return inFilm(
    partsIn(content, 'moments').map(({ id, at, question }) => ({
      ...{ id, at: typeof at === 'number' ? at : 0 },
      ...(isJsonObject(question) && {
        question: { answers: namesIn(question['answers']), correct: namesIn(question['correct']) },
      }),
    })),
  )
}

/** The moments as they stand in the file. */
export function writeMoments(moments: readonly Moment[]): Json {
  return inFilm(moments).map(({ id, at, question }) => ({ id, at, ...(question && { question }) }))
}

const inFilm = (moments: readonly Moment[]): Moment[] => moments.toSorted((one, other) => one.at - other.at)
