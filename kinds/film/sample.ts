import { defineTaskSample } from '#server/testing/task-sample.ts'
import type { FilmSpeed } from '#shared/domain/film-speeds.ts'
import type { FilmKind } from './shared/film-schemas.ts'
import { film as kind } from './shared/kind.ts'

const WITHOUT_OWN_SPEED: FilmSpeed[] = [2]
const WHOLE: [number, number] = [0, 30]

/** A film of either kind. */
export function filmSample<Kind extends FilmKind>(type: Kind) {
  const written = { type, film: 'storm.webm', poster: 'cup.svg' }
  return {
    content: {
      type,
      film: '/scenes/storm.0123456789abcdef.webm',
      poster: '/scenes/cup.0123456789abcdef.webp',
      isPlaylist: false,
      seconds: 30,
      captions: [],
    },
    written,
    otherwise: null,
    refused: [{ content: { ...written, speeds: WITHOUT_OWN_SPEED }, says: 'content.speeds' }],
    seconds: 15,
    moves: () => [{ type, at: 30, seen: [WHOLE] }],
    besides: async () => {},
    isOpenEnded: false,
    isPaced: false,
    hidesExplanation: true,
  }
}

export const film = defineTaskSample(kind, filmSample(kind.id))
