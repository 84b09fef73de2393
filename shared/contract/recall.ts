import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { StreakReply } from './player.ts'

const Id = z.string().check(z.minLength(1), z.maxLength(120))
const MOST_ANSWERS = 12

/** A question that comes back before it is forgotten; no right answer, no explanation. */
export const RecallCard = z.object({
  taskId: z.string(),
  cardId: z.string(),
  taskName: z.string(),
  title: z.string(),
  picture: z.nullable(z.string()),
  pictureAlt: z.string(),
  question: z.string(),
  isMultiple: z.boolean(),
  answers: z.array(z.object({ id: z.string(), text: z.string() })),
})
export type RecallCard = z.infer<typeof RecallCard>

export const Recall = z.object({
  /** What is left of today's handful, what is most likely forgotten first. */
  cards: z.array(RecallCard),
  /** Cards that were answered today. */
  answeredToday: z.int(),
  /** Ending the handful would take a step of the streak. */
  isForStreak: z.boolean(),
  /** All cards that come back to me. */
  known: z.int(),
  /** My next local days on which some come back, a handful at most on each, the nearest first; today is none of them. */
  upcoming: z.array(z.object({ day: z.string(), cards: z.int() })),
})
export type Recall = z.infer<typeof Recall>

/** What I should refresh today, of the questions of the tasks that I have finished in the adventure that I play. */
export const readRecall = endpoint({
  method: 'GET',
  path: '/v2/recall',
  reply: Recall,
  who: 'signed-in',
  rate: 'read',
})

export const RecallVerdict = z.object({
  isCorrect: z.boolean(),
  /** Ids of the right answers. */
  correct: z.array(z.string()),
  /** Why; in my language. */
  explanation: z.string(),
  /** Why each wrong answer that was chosen is wrong, where that is written. */
  feedback: z.optional(z.array(z.object({ answer: z.string(), text: z.string() }))),
  /** My local day on which the card comes back. */
  nextDay: z.string(),
  /** Cards of today's handful that are left. */
  left: z.int(),
  /** As it is after the step that this answer took, being the last of the handful; absent where it took none. */
  streak: z.optional(StreakReply),
})
export type RecallVerdict = z.infer<typeof RecallVerdict>

/**
 * Judges my answer and says when the card comes back; one key always gets the same reply. 404: I play no adventure.
 * 409: this card does not come back to me today, or not any more, `code` not-due. 422: these answers are not of this card.
 */
export const answerRecall = endpoint({
  method: 'POST',
  path: '/v2/recall/answers',
  body: z.strictObject({
    /** Made by the browser once for this answer; sent again with every retry. */
    key: z.uuid(),
    taskId: Id,
    cardId: Id,
    answers: z.array(Id).check(z.minLength(1), z.maxLength(MOST_ANSWERS)),
  }),
  reply: RecallVerdict,
  who: 'signed-in',
  rate: 'write',
})
