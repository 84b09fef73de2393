import { defineTaskClient, lessRight, retryNote, type ClientFacts } from '#kinds/define/client.tsx'
import { film as kind } from '../shared/kind.ts'

/** What the browser says of both kinds of film: only their players differ. */
export const filmFacts: ClientFacts = {
  note: (t, { hasQuestions }) => t(hasQuestions ? 'film.asksNote' : 'film.note'),
  doneNote: (t, task) => (task.hasQuestions ? retryNote(t, task) : t('film.doneNote')),
  again: (t) => t('film.again'),
  review: null,
  isReviewedAtOnce: false,
  lessWell: lessRight,
  hasExamInfo: false,
  isEndedOnline: false,
  isPlayedLying: true,
}

export const film = defineTaskClient(kind, {
  ...filmFacts,
  player: async () => (await import('./FilmPlayer.tsx')).FilmPlayer,
})
