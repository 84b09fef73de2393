import { defineTaskSample } from '#server/testing/task-sample.ts'
import type { FilmSpeed } from '#shared/domain/film-speeds.ts'
import type { FilmKind, Moment } from './shared/film-schemas.ts'
import { film as kind } from './shared/kind.ts'

const WITHOUT_OWN_SPEED: FilmSpeed[] = [2]
const WHOLE: [number, number] = [0, 30]

/** A chapter and two questions: one with one right answer, one with two. */
function moments([first, ...others]: readonly [string, ...string[]]): Moment[] {
  return [
    { id: 'begin', at: 0 },
    { id: 'first', at: 8.5, question: { answers: ['yes', 'no'], correct: [first] } },
    { id: 'second', at: 20, question: { answers: ['yes', 'no', 'maybe'], correct: [first, ...others] } },
  ]
}

/** A film of either kind. */
export function filmSample<Kind extends FilmKind>(type: Kind) {
  const written = { type, film: 'storm.webm', poster: 'cup.svg', moments: moments(['yes', 'maybe']) }
  const content = {
    type,
    film: '/scenes/storm.0123456789abcdef.webm',
    poster: '/scenes/cup.0123456789abcdef.webp',
    isPlaylist: false,
    seconds: 30,
    captions: [],
    moments: moments(['yes', 'maybe']),
  }
  const twice = written.moments.map((moment) => ({ ...moment, id: 'one' }))
  return {
    content,
    written,
    otherwise: { ...content, moments: moments(['no', 'maybe']) },
    refused: [
      { content: { ...written, speeds: WITHOUT_OWN_SPEED }, says: 'content.speeds' },
      { content: { ...written, moments: twice }, says: 'twice' },
    ],
    seconds: 20,
    moves: () => [
      { type, at: 30, seen: [WHOLE] },
      { type, answer: { moment: 'first', answers: ['yes'] } },
      { type, answer: { moment: 'second', answers: ['maybe', 'yes'] } },
    ],
    besides: async () => {},
    isOpenEnded: false,
    isPaced: false,
    hidesExplanation: true,
  }
}

export const film = defineTaskSample(kind, filmSample(kind.id))
