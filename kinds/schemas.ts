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
