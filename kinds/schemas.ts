// Written by `npm run kind`: kinds/list.ts says which folders are in it.
import * as z from 'zod/mini'
import * as learningPill from './learning-pill/shared/schemas.ts'
import * as picture from './picture/shared/schemas.ts'
import * as ebook from './ebook/shared/schemas.ts'
import * as exam from './exam/shared/schemas.ts'
import * as film from './film/shared/schemas.ts'
import * as video from './video/shared/schemas.ts'
import * as connector from './connector/shared/schemas.ts'
import * as simulation from './simulation/shared/schemas.ts'
import * as scorm from './scorm/shared/schemas.ts'
import * as survey from './survey/shared/schemas.ts'
import * as upload from './upload/shared/schemas.ts'
import * as sorting from './sorting/shared/schemas.ts'
import * as ordering from './ordering/shared/schemas.ts'
import * as cloze from './cloze/shared/schemas.ts'
import * as flashcards from './flashcards/shared/schemas.ts'
import * as estimate from './estimate/shared/schemas.ts'
import * as hotspots from './hotspots/shared/schemas.ts'
import * as inbox from './inbox/shared/schemas.ts'
import * as conversation from './conversation/shared/schemas.ts'
import * as rhythm from './rhythm/shared/schemas.ts'

/** The body of a task by kind: as designers write it, answers included. */
export const TaskContent = z.discriminatedUnion('type', [
  learningPill.LearningPillContent,
  picture.PictureContent,
  ebook.EbookContent,
  exam.ExamContent,
  film.FilmContent,
  video.VideoContent,
  connector.ConnectorContent,
  simulation.SimulationContent,
  scorm.ScormContent,
  survey.SurveyContent,
  upload.UploadContent,
  sorting.SortingContent,
  ordering.OrderingContent,
  cloze.ClozeContent,
  flashcards.FlashcardsContent,
  estimate.EstimateContent,
  hotspots.HotspotsContent,
  inbox.InboxContent,
  conversation.ConversationContent,
  rhythm.RhythmContent,
])
export type TaskContent = z.infer<typeof TaskContent>

/** What of it may leave the server. */
export const TaskPlayable = z.discriminatedUnion('type', [
  learningPill.LearningPillPlayable,
  picture.PicturePlayable,
  ebook.EbookPlayable,
  exam.ExamPlayable,
  film.FilmPlayable,
  video.VideoPlayable,
  connector.ConnectorPlayable,
  simulation.SimulationPlayable,
  scorm.ScormPlayable,
  survey.SurveyPlayable,
  upload.UploadPlayable,
  sorting.SortingPlayable,
  ordering.OrderingPlayable,
  cloze.ClozePlayable,
  flashcards.FlashcardsPlayable,
  estimate.EstimatePlayable,
  hotspots.HotspotsPlayable,
  inbox.InboxPlayable,
  conversation.ConversationPlayable,
  rhythm.RhythmPlayable,
])
export type TaskPlayable = z.infer<typeof TaskPlayable>

/** How far an attempt is, as its player may know it. */
export const TaskState = z.discriminatedUnion('type', [
  learningPill.LearningPillState,
  picture.PictureState,
  ebook.EbookState,
  exam.ExamState,
  film.FilmState,
  video.VideoState,
  connector.ConnectorState,
  simulation.SimulationState,
  scorm.ScormState,
  survey.SurveyState,
  upload.UploadState,
  sorting.SortingState,
  ordering.OrderingState,
  cloze.ClozeState,
  flashcards.FlashcardsState,
  estimate.EstimateState,
  hotspots.HotspotsState,
  inbox.InboxState,
  conversation.ConversationState,
  rhythm.RhythmState,
])
export type TaskState = z.infer<typeof TaskState>

/** What a player does in a task. Sent twice it counts once, so that a call that did not arrive is simply repeated. */
export const TaskMove = z.discriminatedUnion('type', [
  learningPill.LearningPillMove,
  picture.PictureMove,
  ebook.EbookMove,
  exam.ExamMove,
  film.FilmMove,
  video.VideoMove,
  connector.ConnectorMove,
  simulation.SimulationMove,
  scorm.ScormMove,
  survey.SurveyMove,
  upload.UploadMove,
  sorting.SortingMove,
  ordering.OrderingMove,
  cloze.ClozeMove,
  flashcards.FlashcardsMove,
  estimate.EstimateMove,
  hotspots.HotspotsMove,
  inbox.InboxMove,
  conversation.ConversationMove,
  rhythm.RhythmMove,
])
export type TaskMove = z.infer<typeof TaskMove>

/** As the build stores it: files under their served addresses, measured. The server's own; answers included. */
export type TaskPublished =
  | learningPill.LearningPillPublished
  | picture.PicturePublished
  | ebook.EbookPublished
  | exam.ExamPublished
  | film.FilmPublished
  | video.VideoPublished
  | connector.ConnectorPublished
  | simulation.SimulationPublished
  | scorm.ScormPublished
  | survey.SurveyPublished
  | upload.UploadPublished
  | sorting.SortingPublished
  | ordering.OrderingPublished
  | cloze.ClozePublished
  | flashcards.FlashcardsPublished
  | estimate.EstimatePublished
  | hotspots.HotspotsPublished
  | inbox.InboxPublished
  | conversation.ConversationPublished
  | rhythm.RhythmPublished
