// Written by `npm run kind`: kinds/list.ts says which folders are in it.
import { learningPill } from './learning-pill/shared/kind.ts'
import { picture } from './picture/shared/kind.ts'
import { ebook } from './ebook/shared/kind.ts'
import { exam } from './exam/shared/kind.ts'
import { film } from './film/shared/kind.ts'
import { video } from './video/shared/kind.ts'
import { connector } from './connector/shared/kind.ts'
import { simulation } from './simulation/shared/kind.ts'
import { scorm } from './scorm/shared/kind.ts'
import { survey } from './survey/shared/kind.ts'
import { upload } from './upload/shared/kind.ts'
import { sorting } from './sorting/shared/kind.ts'
import { ordering } from './ordering/shared/kind.ts'
import { cloze } from './cloze/shared/kind.ts'
import { flashcards } from './flashcards/shared/kind.ts'
import { estimate } from './estimate/shared/kind.ts'
import { hotspots } from './hotspots/shared/kind.ts'
import { inbox } from './inbox/shared/kind.ts'
import { conversation } from './conversation/shared/kind.ts'
import { rhythm } from './rhythm/shared/kind.ts'

/** Their ids, in the order of the list. */
export const TASK_KINDS = [
  learningPill.id,
  picture.id,
  ebook.id,
  exam.id,
  film.id,
  video.id,
  connector.id,
  simulation.id,
  scorm.id,
  survey.id,
  upload.id,
  sorting.id,
  ordering.id,
  cloze.id,
  flashcards.id,
  estimate.id,
  hotspots.id,
  inbox.id,
  conversation.id,
  rhythm.id,
] as const

export type TaskKind = (typeof TASK_KINDS)[number]
