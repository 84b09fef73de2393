import type { TaskKind } from '#kinds/shared.ts'
import type { HandedIn } from '#shared/contract/reviews.ts'
import type { Exam } from '#shared/contract/tasks.ts'
import type { FileViews } from '#shared/contract/uploads.ts'
import type { FileSort } from '#shared/domain/file-sorts.ts'
import type { ItemAnswer } from '#shared/domain/item-statistics.ts'
import type { Language } from '#shared/domain/languages.ts'
import type { SurveyAnswer } from '#shared/domain/tally.ts'
import type { MoveOf, PlayableOf, PublishedOf, StateOf } from '#shared/scene/tasks/task.ts'
import type { PublishedPackage } from '#kinds/scorm/shared/schemas.ts'
import type { AnswerFeedback } from '#shared/scene/tasks/feedback.ts'
import type { TaskText } from '#shared/scene/files.ts'
import type { TaskIntake } from '#server/intake/tasks/task-intake.ts'
import type { NoFurther, TaskRule } from './rule.ts'

/** Where a leader opens each file, by its id. */
export type ViewsOfFiles = ReadonlyMap<string, FileViews>

/** A try that was handed in. */
export interface ExamTry {
  finishedAt: Date
  /** When its time was over, in ms since 1970; null where it has none. */
  endsAt: number | null
}

/** Of an exam, what is said before and between its tries. */
interface ExamFacts<Kind extends TaskKind> {
  /** What its introduction says; `wait` in seconds. */
  show(
    content: PublishedOf<Kind>,
    tries: { made: number; wait: number; extraTime: number | null },
    now: Date,
  ): Exam
  /** The state of a finished try with the result that counted, though a new version may judge otherwise. */
  asJudged(
    state: StateOf<Kind>,
    counted: { score: { right: number; all: number }; isPassed: boolean },
  ): StateOf<Kind>
  /** Whether it can be closed to a player for a while or for good. */
  isLimited(content: PublishedOf<Kind>): boolean
  /** What earlier tries leave; null where another may begin. */
  furtherTry(content: PublishedOf<Kind>, earlier: readonly ExamTry[], now: Date): NoFurther | null
  /**
   * What figures count question by question. They read what is stored in SQL: `questions` with ids, `given` by the id of a
   * question, with answers and sureness, and `endsAt`.
   */
  questions(content: PublishedOf<Kind>): readonly { id: string; correct: readonly string[] }[]
  /** What a live quiz asks of it: no cards where right answers stay hidden. */
  quiz: QuestionFacts<Kind>
}

/** For a kind whose answers may be stored without who gave them. */
interface AnonymousFacts<Kind extends TaskKind> {
  isAnonymous(content: PublishedOf<Kind>): boolean
  /** The index of the first answer that does not fit; -1 where all do. */
  findWrongAnswer(content: PublishedOf<Kind>, answers: readonly SurveyAnswer[]): number
  /** What figures show of each: the numbers that can be chosen, none where it is answered in words. */
  questions(
    content: PublishedOf<Kind>,
  ): readonly { id: string; sort: 'scale' | 'stars' | 'opinion'; values: readonly number[] }[]
}

/** For a kind that asks something. */
interface ItemFacts<Kind extends TaskKind, Stored extends object> {
  /** What each question of an attempt was answered with first, in the order of the content; those that it has not reached left out. */
  answered(content: PublishedOf<Kind>, stored: Stored): ItemAnswer[]
}

/** A question as it comes back: what may leave the server before it is answered. */
export interface RecallQuestion {
  title: string
  picture: string | null
  pictureAlt: string
  question: string
  isMultiple: boolean
  answers: { id: string; text: string }[]
}

/** How an answer to it is judged. */
export interface RecallJudgement {
  isCorrect: boolean
  correct: string[]
  explanation: string
  feedback?: AnswerFeedback[]
}

/** The questions of a task, each by itself: for the daily review, and for a live quiz. */
export interface QuestionFacts<Kind extends TaskKind> {
  /** The ids of the cards that ask something. */
  cards(content: PublishedOf<Kind>): string[]
  /** Null where the content has no such card. */
  show(content: PublishedOf<Kind>, text: TaskText, card: string): RecallQuestion | null
  /** Null where these are no answers of it. */
  judge(
    content: PublishedOf<Kind>,
    text: TaskText,
    card: string,
    answers: readonly string[],
  ): RecallJudgement | null
}

/** For a kind whose questions come back when they are about to be forgotten. */
export interface RecallFacts<Kind extends TaskKind, Stored extends object> extends QuestionFacts<Kind> {
  /** The cards that an attempt has answered, by the first answer to each. */
  answered(content: PublishedOf<Kind>, stored: Stored): { card: string; isRight: boolean }[]
}

/** For a kind that takes files. */
interface FileFacts<Kind extends TaskKind> {
  limits(content: PublishedOf<Kind>): { accepts: readonly FileSort[]; maximum: number }
  /** The id of the file that a move takes away; null where it takes none. */
  dropped(move: MoveOf<Kind>): string | null
}

/** For a kind that runs a package on the content host. */
interface PackageFacts<Kind extends TaskKind> {
  /** Null where none could be read. @param state what an attempt kept, which may be in one language; undefined: that for all */
  packageOf(content: PublishedOf<Kind>, state?: unknown): PublishedPackage | null
}

/** All that the server says of a kind of task. Each fact has to be stated: there is no default that could be forgotten. */
export interface TaskServer<Kind extends TaskKind = TaskKind, Stored extends object = object> {
  rule: TaskRule<Kind, Stored>
  intake: TaskIntake<Kind>
  /** What sort of task it is, in a word or two: short enough for a hashtag (REC-4). */
  name: Readonly<Record<Language, string>>
  /** What it is in the ADL vocabulary. */
  activity: 'assessment' | 'course' | 'interaction' | 'lesson' | 'media' | 'performance' | 'simulation'
  /** It can be failed; otherwise a finish says nothing about passing. */
  hasPassMark: boolean
  /** Played again once it is done, the better result counts and brings the difference (decision 148). */
  isRetried(content: PublishedOf<Kind>): boolean
  /** The extra time of a person counts in it. */
  hasExtraTime: boolean
  /** False where nothing is asked: playing to the end brings all of the points. */
  hasQuestions(content: PublishedOf<Kind>): boolean
  /** Whether its player does not learn the right answers afterwards. */
  hidesAnswers(content: PublishedOf<Kind>): boolean
  /** The content with nothing hidden, as a leader sees it. */
  unhidden(content: PublishedOf<Kind>): PublishedOf<Kind>
  /**
   * What a leader sees of what was handed in; nothing of a kind that hands in nothing but its end.
   * @param state as its player would see it when it is finished, with nothing hidden
   */
  handedIn(playable: PlayableOf<Kind>, state: StateOf<Kind>, views: ViewsOfFiles): HandedIn[]
  exam: ExamFacts<Kind> | null
  anonymous: AnonymousFacts<Kind> | null
  items: ItemFacts<Kind, Stored> | null
  recall: RecallFacts<Kind, Stored> | null
  files: FileFacts<Kind> | null
  launch: PackageFacts<Kind> | null
}

/** The part of a kind on the server. */
export function defineTaskServer<Kind extends TaskKind, Stored extends object>(
  _kind: { id: Kind },
  server: TaskServer<Kind, Stored>,
): TaskServer<Kind, Stored> {
  return server
}
