import { defineTaskClient, lessRight } from '#kinds/define/client.tsx'
import { film as kind } from '../shared/kind.ts'

export const film = defineTaskClient(kind, {
  note: (t) => t('film.note'),
  doneNote: (t) => t('film.doneNote'),
  again: (t) => t('film.again'),
  review: null,
  isReviewedAtOnce: false,
  lessWell: lessRight,
  hasExamInfo: false,
  isEndedOnline: false,
  isPlayedLying: true,
  player: async () => (await import('./FilmPlayer.tsx')).FilmPlayer,
})
