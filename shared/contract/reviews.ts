import * as z from 'zod/mini'
import { FILE_SORTS } from '../domain/file-sorts.ts'
import { SCORM_STATUSES } from '../domain/scorm-status.ts'
import { TaskType } from './task-type.ts'
import { AvatarSprite } from './avatar.ts'
import { endpoint } from './endpoint.ts'
import { FileViews } from './uploads.ts'

/** Somebody as others see them. */
export const Face = z.object({
  id: z.uuid(),
  displayName: z.string(),
  /** Address of the picture; it wins over the sprite. */
  avatar: z.nullable(z.string()),
  avatarSprite: z.nullable(AvatarSprite),
})
export type Face = z.infer<typeof Face>

const Named = z.object({ id: z.uuid(), displayName: z.string() })

const TaskId = z.string().check(z.minLength(1), z.maxLength(120))

/** Which task; ids of tasks are their adventure's own. */
const ReviewedTask = z.object({
  adventureId: z.uuid(),
  id: z.string(),
  /** Empty where the task was withdrawn. */
  missionId: z.string(),
  name: z.string(),
  /** Null where the task was withdrawn. */
  type: z.nullable(TaskType),
})

export const Rating = z.object({
  stars: z.int(),
  /** Empty where the leader said nothing. */
  comment: z.string(),
  by: Named,
  ratedAt: z.string(),
  /** The work was sent back: its player may hand it in once more. */
  mayRepeat: z.boolean(),
  /** What the player answered; null where nothing yet. */
  reply: z.nullable(z.string()),
})
export type Rating = z.infer<typeof Rating>

/** What a player handed in, as a leader of theirs sees it. */
export const Review = z.object({
  id: z.uuid(),
  player: Face,
  task: ReviewedTask,
  handedInAt: z.string(),
  /** What rating it brings the player, or brought. */
  points: z.number(),
  currency: z.number(),
  /** Who has opened it, where somebody holds it now. */
  claim: z.nullable(z.object({ by: Named, until: z.string(), isMine: z.boolean() })),
  /** Null while it waits. */
  rating: z.nullable(Rating),
})
export type Review = z.infer<typeof Review>

/** Where a page ends; the next begins behind it. Only what a reply gave. */
export const Cursor = z.string().check(z.minLength(1), z.maxLength(400), z.regex(/^[\w-]+$/))

/** Of one player, of one task, or of both; the task with its adventure. */
const ReviewFilter = z.object({
  player: z.optional(z.uuid()),
  task: z.optional(TaskId),
  adventure: z.optional(z.uuid()),
  after: z.optional(Cursor),
})

const ReviewPage = z.object({ reviews: z.array(Review), next: z.nullable(z.string()) })
export type ReviewPage = z.infer<typeof ReviewPage>

/** What waits for me, the oldest first. */
export const readToRate = endpoint({
  method: 'GET',
  path: '/v2/reviews/to-rate',
  query: ReviewFilter,
  reply: ReviewPage,
  who: ['leader'],
  rate: 'read',
})

/** What was rated of my players, whoever rated it, the newest rating first. */
export const readRated = endpoint({
  method: 'GET',
  path: '/v2/reviews/rated',
  query: ReviewFilter,
  reply: ReviewPage,
  who: ['leader'],
  rate: 'read',
})

/** For the badge, and for the filters: what waits, by task and by player. */
export const WaitingReviews = z.object({
  count: z.int(),
  /** Trainings that my players ask me to sign off; 0 where the tenant has them off. */
  signOffs: z.int(),
  tasks: z.array(z.object({ task: ReviewedTask, count: z.int() })),
  players: z.array(z.object({ player: Named, count: z.int() })),
})
export type WaitingReviews = z.infer<typeof WaitingReviews>

/** How many submissions and sign-offs wait for the caller, by task and by player. */
export const readWaiting = endpoint({
  method: 'GET',
  path: '/v2/reviews/waiting',
  reply: WaitingReviews,
  who: ['leader'],
  rate: 'read',
})

const ReviewParams = z.object({ reviewId: z.uuid() })

/** How long an opened work is its leader's, in hours. */
export const CLAIM_HOURS = 24

/**
 * Opens a work: it is mine for 24 h, and anew with every call. 409 `claimed` with who holds it and until when; 409 `already-rated`
 * with who did.
 */
export const claimReview = endpoint({
  method: 'PUT',
  path: '/v2/reviews/:reviewId/claim',
  params: ReviewParams,
  reply: Review,
  who: ['leader'],
  rate: 'write',
})

/** Gives it back to the other leaders; one that is not mine stays. */
export const releaseReview = endpoint({
  method: 'DELETE',
  path: '/v2/reviews/:reviewId/claim',
  params: ReviewParams,
  reply: Review,
  who: ['leader'],
  rate: 'write',
})

/** Longest comment, and longest answer to it, in characters. */
export const COMMENT_LENGTH = 2000

/**
 * Rates for good, gives the points and tells the player, once: one key always gets the same reply. 409 `claimed` or
 * `already-rated`, with who.
 */
export const rateReview = endpoint({
  method: 'POST',
  path: '/v2/reviews/:reviewId/rating',
  params: ReviewParams,
  body: z.strictObject({
    stars: z.int().check(z.gte(1), z.lte(5)),
    comment: z.optional(z.string().check(z.trim(), z.maxLength(COMMENT_LENGTH))),
    /** Made by the browser once for this rating. */
    key: z.uuid(),
  }),
  reply: Review,
  who: ['leader'],
  rate: 'write',
})

/** What I say to my leader's rating, once. 404 for what is not mine or waits still; 409 `already-replied`. */
export const replyToRating = endpoint({
  method: 'POST',
  path: '/v2/reviews/:reviewId/reply',
  params: ReviewParams,
  body: z.strictObject({
    // something that can be seen
    text: z.string().check(z.trim(), z.maxLength(COMMENT_LENGTH), z.regex(/[\p{L}\p{N}\p{P}\p{S}]/u)),
  }),
  who: 'signed-in',
  rate: 'write',
})

/** One thing that was handed in, in words that were shown to the player. */
export const HandedIn = z.discriminatedUnion('sort', [
  z.object({
    sort: z.literal('answer'),
    /** What stood above the question and says what it is about; absent where nothing did. */
    heading: z.optional(z.string()),
    question: z.string(),
    /** Empty: not answered. */
    given: z.array(z.string()),
    right: z.array(z.string()),
    isRight: z.boolean(),
    /** 1 to 10; null where it was not asked, or not said. */
    sureness: z.nullable(z.number()),
    /** Why it is right; absent where nothing is said of that. */
    why: z.optional(z.string()),
  }),
  z.object({
    sort: z.literal('scale'),
    question: z.string(),
    value: z.nullable(z.number()),
    min: z.number(),
    max: z.number(),
    minLabel: z.string(),
    maxLabel: z.string(),
  }),
  z.object({
    sort: z.literal('stars'),
    question: z.string(),
    value: z.nullable(z.number()),
    starsNumber: z.number(),
  }),
  /** Text as it was typed: show it as text. */
  z.object({ sort: z.literal('opinion'), question: z.string(), text: z.string() }),
  z.object({
    sort: z.literal('choice'),
    scene: z.string(),
    given: z.string(),
    /** The choice that would have been better, null where it was the best, and why; absent where nothing is said of that. */
    better: z.optional(z.nullable(z.string())),
    why: z.optional(z.string()),
  }),
  /** Percent of what was to be seen. */
  z.object({ sort: z.literal('coverage'), percent: z.number() }),
  z.object({
    sort: z.literal('file'),
    name: z.string(),
    kind: z.enum(FILE_SORTS),
    bytes: z.number(),
    ...FileViews.shape,
  }),
  /** A part of a package, as it said of itself. */
  z.object({
    sort: z.literal('part'),
    title: z.string(),
    status: z.enum(SCORM_STATUSES),
    /** Of what it could score; null where it gives no score. */
    percent: z.nullable(z.number()),
    /** How many of the answers that it judged are right, in its last visit that told of any; null where none did. */
    answers: z.nullable(z.object({ right: z.int(), judged: z.int() })),
    /** In all visits. */
    seconds: z.number(),
  }),
])
export type HandedIn = z.infer<typeof HandedIn>

/** Every sort of the union above. */
const HANDED_IN_SORTS: readonly string[] = HandedIn.def.options.flatMap(({ shape }) => shape.sort.def.values)

/** A sort of a newer server: a page that is older shows the rest all the same. */
const NewerSort = z.pipe(
  z.object({ sort: z.string().check(z.refine((sort) => !HANDED_IN_SORTS.includes(sort))) }),
  z.transform(() => ({ sort: 'unknown' as const })),
)

export const ReviewWork = z.object({
  review: Review,
  /** Empty for a kind of task that hands in nothing but its end. */
  handedIn: z.array(z.union([HandedIn, NewerSort])),
  /** What was right of what was asked; null where nothing was. */
  score: z.nullable(z.object({ right: z.int(), all: z.int() })),
  startedAt: z.string(),
  /** From the start of the attempt to its end. */
  seconds: z.number(),
  /** Earlier ratings of the same task, the newest first. */
  earlier: z.array(Rating),
  /** What to look at, and what is often said, in the leader's language; absent where nothing is said of that. */
  rating: z.optional(z.object({ criteria: z.array(z.string()), comments: z.array(z.string()) })),
})
export type ReviewWork = z.infer<typeof ReviewWork>

/** What was handed in. Looking at it claims nothing. */
export const readReviewWork = endpoint({
  method: 'GET',
  path: '/v2/reviews/:reviewId',
  params: ReviewParams,
  reply: ReviewWork,
  who: ['leader'],
  rate: 'read',
})
