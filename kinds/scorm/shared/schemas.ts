import * as z from 'zod/mini'
import type { Language } from '#shared/domain/languages.ts'
import { SCORM_STATUSES } from '#shared/domain/scorm-status.ts'
import { Slug } from '#shared/scene/slug.ts'
import { MoveId } from '#shared/scene/tasks/move-id.ts'

/** What a designer writes; the package itself lies in packages/, as the authoring tool has published it. */
export const ScormContent = z.strictObject({
  type: z.literal('scorm12'),
  /**
   * A zip of packages/, of the mission or of the adventure, with or without its ending. Where there is one a language,
   * `course` is also course.pl.zip.
   */
  package: z.string().check(z.minLength(1), z.maxLength(120)),
  /** A name of our own for each part that is played, in their order: its title stands in the texts, in every language. */
  parts: z._default(z.array(Slug).check(z.maxLength(100)), []),
  /** Nobody is done sooner after the beginning. */
  minimumSeconds: z._default(z.int().check(z.gte(0), z.lte(3600)), 10),
  /** It may open windows of other websites, and tell them the player's name. */
  opensWindows: z._default(z.boolean(), false),
})
export type ScormContent = z.infer<typeof ScormContent>

/** A line of the table of contents: a SCO or an asset that is played, or a heading of some. */
const ScormItem = z.object({
  id: z.string(),
  title: z.string(),
  /** 0 at the left. */
  depth: z.int(),
  /** Below the folder of the package, with its parameters; null: a heading, or what is not there. */
  href: z.nullable(z.string()),
  /** It talks to us; what does not is done when it was opened. */
  isSco: z.boolean(),
  /** Percent that is a pass; null where the SCO itself decides. */
  masteryScore: z.nullable(z.number()),
  /** What the SCO is handed, and what it is told of time; empty where nothing is said. */
  launchData: z.string(),
  maxTime: z.string(),
  timeLimitAction: z.string(),
})
export type ScormItem = z.infer<typeof ScormItem>

/** What the folder of a package begins with that a designer brought through the browser. */
export const IMPORTED_AT = '/imported/'

export const PublishedPackage = z.object({
  /** `/packages/<name>.<hash>` or `/imported/<id>`: where it lies unpacked, which the content host serves to anyone who has a ticket. */
  folder: z.string(),
  title: z.string(),
  items: z.array(ScormItem),
  /** It may open windows, of other websites too; absent: it may not. */
  opensWindows: z.optional(z.boolean()),
})
export type PublishedPackage = z.infer<typeof PublishedPackage>

export interface ScormPublished {
  type: 'scorm12'
  minimumSeconds: number
  /** Absent in what was built before there were any. */
  parts?: readonly string[]
  /** For every language that has none of its own; null where none could be read. */
  package: PublishedPackage | null
  /** Those of one language. Absent where there are none. */
  editions?: Readonly<Partial<Record<Language, PublishedPackage>>>
}

export const ScormPlayable = z.object({
  type: z.literal('scorm12'),
  title: z.string(),
  /** None where no package could be read. */
  items: z.array(ScormItem),
  /** It may open windows of other websites, which can learn the player's name. */
  opensWindows: z.optional(z.boolean()),
})
export type ScormPlayable = z.infer<typeof ScormPlayable>

/** Letters of suspend_data: the standard's 4096 are too few for most tools. */
export const LONGEST_SUSPEND_DATA = 64_000

const Score = z.number().check(z.gte(0), z.lte(100))
const Short = z.string().check(z.maxLength(255))

const ScoreSaid = z.nullable(
  z.strictObject({ raw: z.nullable(Score), min: z.nullable(Score), max: z.nullable(Score) }),
)

/** More of either is taken from no SCO: those that come first are kept. */
export const MOST_OBJECTIVES = 100
export const MOST_ANSWERS = 200

const Objective = z.strictObject({ id: Short, status: z.enum(SCORM_STATUSES), score: ScoreSaid })
export type Objective = z.infer<typeof Objective>

/** How the player likes it, by the SCO's own switches. */
const Preference = z.strictObject({
  audio: z.int().check(z.gte(-1), z.lte(100)),
  /** Empty where the SCO has chosen none: then it is that in which the player reads. */
  language: Short,
  speed: z.int().check(z.gte(-100), z.lte(100)),
  text: z.int().check(z.gte(-1), z.lte(1)),
})
export type Preference = z.infer<typeof Preference>

/** What a SCO keeps between two visits, by the data model of SCORM 1.2. */
export const Cmi = z.strictObject({
  status: z.enum(SCORM_STATUSES),
  location: Short,
  suspendData: z.string().check(z.maxLength(LONGEST_SUSPEND_DATA)),
  score: ScoreSaid,
  exit: z.enum(['', 'suspend', 'logout', 'time-out']),
  /** Absent where it has none. */
  objectives: z.optional(z.array(Objective).check(z.maxLength(MOST_OBJECTIVES))),
  preference: z.optional(Preference),
})
export type Cmi = z.infer<typeof Cmi>

/** An answer that a SCO tells of (`cmi.interactions`): it can only be written, and is never handed back. */
export const Answer = z.strictObject({
  id: Short,
  type: Short,
  response: Short,
  /** The first right one that is given. */
  right: Short,
  /** `correct`, `wrong`, `unanticipated`, `neutral`, a number, or empty. */
  result: Short,
})
export type Answer = z.infer<typeof Answer>

const ItemState = z.object({
  id: z.string(),
  cmi: Cmi,
  /** In all visits. */
  totalSeconds: z.number(),
  /** Of the last visit that told of answers: how many of those that were judged are right. */
  answers: z.optional(z.object({ right: z.int(), judged: z.int() })),
})
export type ItemState = z.infer<typeof ItemState>

export const ScormState = z.object({
  type: z.literal('scorm12'),
  /** Of every item that was opened. */
  items: z.array(ItemState),
  /** Id of the one that was opened last. */
  last: z.nullable(z.string()),
  /** Until it can be done, at the time of the last move. */
  secondsLeft: z.int(),
})
export type ScormState = z.infer<typeof ScormState>

/** An item was opened, or has said how it stands: the last that it says in a visit counts. */
export const ScormMove = z.strictObject({
  type: z.literal('scorm12'),
  item: MoveId,
  /** Of this visit of the item; a new one each time that it is opened. */
  visit: z.uuid(),
  /** Seconds of this visit so far, and what the SCO keeps; absent where it has only been opened. */
  seconds: z.optional(z.number().check(z.gte(0), z.lte(1_000_000))),
  cmi: z.optional(Cmi),
  /** All that it told of in this visit. */
  answers: z.optional(z.array(Answer).check(z.maxLength(MOST_ANSWERS))),
})
export type ScormMove = z.infer<typeof ScormMove>
