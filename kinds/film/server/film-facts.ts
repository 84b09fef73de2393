import { filmIntake } from './film-intake.ts'
import { handedInFilm } from './handed-in.ts'
import { questionsOf } from '../shared/show-moments.ts'
import type { Film } from './film-rule.ts'
import { items } from './items.ts'

const asks = ({ moments }: Film): boolean => questionsOf(moments).length > 0

/** What the server says of both kinds of film: only their frames differ, in the browser. */
export const filmFacts = {
  intake: filmIntake,
  activity: 'media',
  hasPassMark: false,
  // without questions the first end brings all
  isRetried: asks,
  hasExtraTime: false,
  hasQuestions: asks,
  hidesAnswers: () => false,
  unhidden: <Content>(content: Content): Content => content,
  handedIn: handedInFilm,
  exam: null,
  anonymous: null,
  items,
  recall: null,
  files: null,
  launch: null,
} as const
