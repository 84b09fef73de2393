import * as z from 'zod/mini'
import type { TaskKind } from '../../domain/task-kinds.ts'
import { UnlockRuleFile } from '../unlock-rule.ts'
import { EbookContent, EbookMove, EbookPlayable, EbookState, type EbookPublished } from './ebook.ts'
import { GrafikaContent, GrafikaMove, GrafikaPlayable, GrafikaState } from './grafika.ts'
import { EgzaminContent, EgzaminMove, EgzaminPlayable, EgzaminState } from './egzamin.ts'
import {
  Film2Content,
  Film2Move,
  Film2Playable,
  Film2State,
  VideoPlayerContent,
  VideoPlayerMove,
  VideoPlayerPlayable,
  VideoPlayerState,
  type Film2Published,
  type VideoPlayerPublished,
} from './film.ts'
import { ConnectorContent, ConnectorMove, ConnectorPlayable, ConnectorState } from './connector.ts'
import {
  LearningPillContent,
  LearningPillMove,
  LearningPillPlayable,
  LearningPillState,
} from './learning-pill.ts'
import {
  Scorm12Content,
  Scorm12Move,
  Scorm12Playable,
  Scorm12State,
  type Scorm12Published,
} from './scorm12.ts'
import { SurveyContent, SurveyMove, SurveyPlayable, SurveyState } from './survey.ts'
import { SymulacjaContent, SymulacjaMove, SymulacjaPlayable, SymulacjaState } from './symulacja.ts'
import { UploadContent, UploadMove, UploadPlayable, UploadState } from './upload.ts'

/** The body of a task by kind: as designers write it, answers included. */
export const TaskContent = z.discriminatedUnion('type', [
  LearningPillContent,
  GrafikaContent,
  EbookContent,
  EgzaminContent,
  Film2Content,
  VideoPlayerContent,
  ConnectorContent,
  SymulacjaContent,
  Scorm12Content,
  SurveyContent,
  UploadContent,
])
export type TaskContent = z.infer<typeof TaskContent>

/** As the build stores it: files under their served addresses, measured. The server's own; answers included. */
export type TaskPublished =
  | LearningPillContent
  | GrafikaContent
  | EbookPublished
  | EgzaminContent
  | Film2Published
  | VideoPlayerPublished
  | ConnectorContent
  | SymulacjaContent
  | Scorm12Published
  | SurveyContent
  | UploadContent

/** What of it may leave the server. */
export const TaskPlayable = z.discriminatedUnion('type', [
  LearningPillPlayable,
  GrafikaPlayable,
  EbookPlayable,
  EgzaminPlayable,
  Film2Playable,
  VideoPlayerPlayable,
  ConnectorPlayable,
  SymulacjaPlayable,
  Scorm12Playable,
  SurveyPlayable,
  UploadPlayable,
])
export type TaskPlayable = z.infer<typeof TaskPlayable>

/** How far an attempt is, as its player may know it. */
export const TaskState = z.discriminatedUnion('type', [
  LearningPillState,
  GrafikaState,
  EbookState,
  EgzaminState,
  Film2State,
  VideoPlayerState,
  ConnectorState,
  SymulacjaState,
  Scorm12State,
  SurveyState,
  UploadState,
])
export type TaskState = z.infer<typeof TaskState>

/** What a player does in a task. Sent twice it counts once, so that whatever did not arrive is simply sent again. */
export const TaskMove = z.discriminatedUnion('type', [
  LearningPillMove,
  GrafikaMove,
  EbookMove,
  EgzaminMove,
  Film2Move,
  VideoPlayerMove,
  ConnectorMove,
  SymulacjaMove,
  Scorm12Move,
  SurveyMove,
  UploadMove,
])
export type TaskMove = z.infer<typeof TaskMove>

export type ContentOf<Kind extends TaskKind> = Extract<TaskContent, { type: Kind }>
export type PublishedOf<Kind extends TaskKind> = Extract<TaskPublished, { type: Kind }>
export type PlayableOf<Kind extends TaskKind> = Extract<TaskPlayable, { type: Kind }>
export type StateOf<Kind extends TaskKind> = Extract<TaskState, { type: Kind }>
export type MoveOf<Kind extends TaskKind> = Extract<TaskMove, { type: Kind }>

/** tasks/<task>.json of a mission. */
export const TaskFile = z.strictObject({
  $schema: z.optional(z.string()),
  content: TaskContent,
  points: z.int().check(z.gte(0), z.lte(10_000)),
  coins: z._default(z.int().check(z.gte(0), z.lte(10_000)), 0),
  minutes: z.int().check(z.gte(1), z.lte(240)),
  competences: z._default(z.array(z.string()), []),
  /** The finishTask pop-up encourages, and keeps to itself what the task brought. */
  isHiddenPointsAndCoins: z._default(z.boolean(), false),
  /** Points and coins come when the player's leader has rated what was handed in. */
  isLeaderAcceptRequired: z._default(z.boolean(), false),
  picture: z.optional(z.string()),
  unlock: z.optional(UnlockRuleFile),
})
export type TaskFile = z.infer<typeof TaskFile>
