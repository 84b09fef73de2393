// Written by `npm run kind`: kinds/list.ts says which folders are in it.
import type { TaskEdit } from './define/edit.ts'
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
import { learningPill } from './learning-pill/edit/kind.ts'
import { picture } from './picture/edit/kind.ts'
import { ebook } from './ebook/edit/kind.ts'
import { exam } from './exam/edit/kind.ts'
import { film } from './film/edit/kind.ts'
import { video } from './video/edit/kind.ts'
import { connector } from './connector/edit/kind.ts'
import { simulation } from './simulation/edit/kind.ts'
import { scorm } from './scorm/edit/kind.ts'
import { survey } from './survey/edit/kind.ts'
import { upload } from './upload/edit/kind.ts'
import { sorting } from './sorting/edit/kind.ts'
import { ordering } from './ordering/edit/kind.ts'
import { cloze } from './cloze/edit/kind.ts'
import { flashcards } from './flashcards/edit/kind.ts'
import { estimate } from './estimate/edit/kind.ts'
import { hotspots } from './hotspots/edit/kind.ts'
import { inbox } from './inbox/edit/kind.ts'
import { conversation } from './conversation/edit/kind.ts'
import { rhythm } from './rhythm/edit/kind.ts'

export const TASKS_EDIT: Readonly<Partial<Record<TaskKind, TaskEdit>>> = {
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
