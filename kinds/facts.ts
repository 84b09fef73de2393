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

export const TASKS_SHARED = {
  [learningPill.id]: learningPill,
  [picture.id]: picture,
  [ebook.id]: ebook,
  [exam.id]: exam,
  [film.id]: film,
  [video.id]: video,
  [connector.id]: connector,
  [simulation.id]: simulation,
  [scorm.id]: scorm,
  [survey.id]: survey,
  [upload.id]: upload,
  [sorting.id]: sorting,
  [ordering.id]: ordering,
  [cloze.id]: cloze,
  [flashcards.id]: flashcards,
  [estimate.id]: estimate,
  [hotspots.id]: hotspots,
  [inbox.id]: inbox,
  [conversation.id]: conversation,
  [rhythm.id]: rhythm,
}
