// Written by `npm run kind`: kinds/list.ts says which folders are in it.
import type { TaskServer } from './define/server.ts'
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
import { learningPill } from './learning-pill/server/kind.ts'
import { picture } from './picture/server/kind.ts'
import { ebook } from './ebook/server/kind.ts'
import { exam } from './exam/server/kind.ts'
import { film } from './film/server/kind.ts'
import { video } from './video/server/kind.ts'
import { connector } from './connector/server/kind.ts'
import { simulation } from './simulation/server/kind.ts'
import { scorm } from './scorm/server/kind.ts'
import { survey } from './survey/server/kind.ts'
import { upload } from './upload/server/kind.ts'
import { sorting } from './sorting/server/kind.ts'
import { ordering } from './ordering/server/kind.ts'
import { cloze } from './cloze/server/kind.ts'
import { flashcards } from './flashcards/server/kind.ts'
import { estimate } from './estimate/server/kind.ts'
import { hotspots } from './hotspots/server/kind.ts'
import { inbox } from './inbox/server/kind.ts'
import { conversation } from './conversation/server/kind.ts'
import { rhythm } from './rhythm/server/kind.ts'

export const TASKS_SERVER: Readonly<Record<TaskKind, TaskServer>> = {
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
