import * as z from 'zod/mini'
import { SCORM_STATUSES } from '../../domain/scorm-status.ts'
import { Slug } from '../slug.ts'
import { MoveId } from './move-id.ts'

/** What a designer writes; the package itself lies in packages/, as the authoring tool has published it. */
export const Scorm12Content = z.strictObject({
  type: z.literal('scorm12'),
  /** A zip of packages/, of the mission or of the adventure, with or without its ending. */
  package: z.string().check(z.minLength(1), z.maxLength(120)),
  /** A name of our own for each part that is played, in their order: its title stands in the texts, in every language. */
  parts: z._default(z.array(Slug).check(z.maxLength(100)), []),
  /** Nobody is done sooner after the beginning. */
  minimumSeconds: z._default(z.int().check(z.gte(0), z.lte(3600)), 10),
})
export type Scorm12Content = z.infer<typeof Scorm12Content>

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

export const PublishedPackage = z.object({
  /** `/packages/<name>.<hash>`: where it lies unpacked, which the content host serves to whoever has a ticket. */
  folder: z.string(),
  title: z.string(),
  items: z.array(ScormItem),
})
export type PublishedPackage = z.infer<typeof PublishedPackage>

export interface Scorm12Published {
  type: 'scorm12'
  minimumSeconds: number
  /** Absent in what was built before there were any. */
  parts?: readonly string[]
  /** Null where no package could be read. */
  package: PublishedPackage | null
}

export const Scorm12Playable = z.object({
  type: z.literal('scorm12'),
  title: z.string(),
  /** None where no package could be read. */
  items: z.array(ScormItem),
})
export type Scorm12Playable = z.infer<typeof Scorm12Playable>

/** Letters of suspend_data: the standard's 4096 are too few for most tools. */
export const LONGEST_SUSPEND_DATA = 64_000

const Score = z.number().check(z.gte(0), z.lte(100))
const Short = z.string().check(z.maxLength(255))

/** What a SCO keeps between two visits, by the data model of SCORM 1.2. */
export const Cmi = z.strictObject({
  status: z.enum(SCORM_STATUSES),
  location: Short,
  suspendData: z.string().check(z.maxLength(LONGEST_SUSPEND_DATA)),
  score: z.nullable(
    z.strictObject({ raw: z.nullable(Score), min: z.nullable(Score), max: z.nullable(Score) }),
  ),
  exit: z.enum(['', 'suspend', 'logout', 'time-out']),
})
export type Cmi = z.infer<typeof Cmi>

const ItemState = z.object({
  id: z.string(),
  cmi: Cmi,
  /** In all visits. */
  totalSeconds: z.number(),
})
export type ItemState = z.infer<typeof ItemState>

export const Scorm12State = z.object({
  type: z.literal('scorm12'),
  /** Of every item that was opened. */
  items: z.array(ItemState),
  /** Id of the one that was opened last. */
  last: z.nullable(z.string()),
  /** Until it can be done, at the time of the last move. */
  secondsLeft: z.int(),
})
export type Scorm12State = z.infer<typeof Scorm12State>

/** An item was opened, or has said how it stands: the last that it says in a visit counts. */
export const Scorm12Move = z.strictObject({
  type: z.literal('scorm12'),
  item: MoveId,
  /** Of this visit of the item; a new one each time that it is opened. */
  visit: z.uuid(),
  /** Seconds of this visit so far, and what the SCO keeps; absent where it has only been opened. */
  seconds: z.optional(z.number().check(z.gte(0), z.lte(1_000_000))),
  cmi: z.optional(Cmi),
})
export type Scorm12Move = z.infer<typeof Scorm12Move>
