import { filmIntake } from './film-intake.ts'
import { handedInFilm } from './handed-in.ts'

/** What the server says of both kinds of film: only their frames differ, in the browser. */
export const filmFacts = {
  intake: filmIntake,
  activity: 'media',
  hasPassMark: false,
  hasExtraTime: false,
  hasQuestions: () => false,
  hidesAnswers: () => false,
  unhidden: <Content>(content: Content): Content => content,
  handedIn: handedInFilm,
  exam: null,
  anonymous: null,
  files: null,
  launch: null,
} as const
