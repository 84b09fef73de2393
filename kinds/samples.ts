// Written by `npm run kind`: kinds/list.ts says which folders are in it.
import type { TaskSample } from '#server/testing/task-sample.ts'
import type { TaskKind } from './shared.ts'
import { learningPill as learningPillKind } from './learning-pill/shared/kind.ts'
import { picture as pictureKind } from './picture/shared/kind.ts'
import { ebook as ebookKind } from './ebook/shared/kind.ts'
import { exam as examKind } from './exam/shared/kind.ts'
import { film as filmKind } from './film/shared/kind.ts'
import { video as videoKind } from './video/shared/kind.ts'
import { connector as connectorKind } from './connector/shared/kind.ts'
import { simulation as simulationKind } from './simulation/shared/kind.ts'
import { scorm as scormKind } from './scorm/shared/kind.ts'
import { survey as surveyKind } from './survey/shared/kind.ts'
import { upload as uploadKind } from './upload/shared/kind.ts'
import { sorting as sortingKind } from './sorting/shared/kind.ts'
import { ordering as orderingKind } from './ordering/shared/kind.ts'
import { cloze as clozeKind } from './cloze/shared/kind.ts'
import { flashcards as flashcardsKind } from './flashcards/shared/kind.ts'
import { estimate as estimateKind } from './estimate/shared/kind.ts'
import { hotspots as hotspotsKind } from './hotspots/shared/kind.ts'
import { inbox as inboxKind } from './inbox/shared/kind.ts'
import { conversation as conversationKind } from './conversation/shared/kind.ts'
import { rhythm as rhythmKind } from './rhythm/shared/kind.ts'
import { learningPill } from './learning-pill/sample.ts'
import { picture } from './picture/sample.ts'
import { ebook } from './ebook/sample.ts'
import { exam } from './exam/sample.ts'
import { film } from './film/sample.ts'
import { video } from './video/sample.ts'
import { connector } from './connector/sample.ts'
import { simulation } from './simulation/sample.ts'
import { scorm } from './scorm/sample.ts'
import { survey } from './survey/sample.ts'
import { upload } from './upload/sample.ts'
import { sorting } from './sorting/sample.ts'
import { ordering } from './ordering/sample.ts'
import { cloze } from './cloze/sample.ts'
import { flashcards } from './flashcards/sample.ts'
import { estimate } from './estimate/sample.ts'
import { hotspots } from './hotspots/sample.ts'
import { inbox } from './inbox/sample.ts'
import { conversation } from './conversation/sample.ts'
import { rhythm } from './rhythm/sample.ts'

export const TASK_SAMPLES: { readonly [Kind in TaskKind]: TaskSample<Kind> } = {
  [learningPillKind.id]: learningPill,
  [pictureKind.id]: picture,
  [ebookKind.id]: ebook,
  [examKind.id]: exam,
  [filmKind.id]: film,
  [videoKind.id]: video,
  [connectorKind.id]: connector,
  [simulationKind.id]: simulation,
  [scormKind.id]: scorm,
  [surveyKind.id]: survey,
  [uploadKind.id]: upload,
  [sortingKind.id]: sorting,
  [orderingKind.id]: ordering,
  [clozeKind.id]: cloze,
  [flashcardsKind.id]: flashcards,
  [estimateKind.id]: estimate,
  [hotspotsKind.id]: hotspots,
  [inboxKind.id]: inbox,
  [conversationKind.id]: conversation,
  [rhythmKind.id]: rhythm,
}
