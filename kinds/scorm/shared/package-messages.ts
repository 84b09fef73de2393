import * as z from 'zod/mini'
import { Answer, Cmi, MOST_ANSWERS } from './schemas.ts'

/** Messages from the page of a task to the launch page on another origin: show an item, close it. */
export const ToLaunch = z.discriminatedUnion('say', [
  z.object({
    say: z.literal('open'),
    visit: z.string(),
    /** Of the item, below the folder of the package. */
    href: z.string(),
    masteryScore: z.nullable(z.number()),
    launchData: z.string(),
    maxTime: z.string(),
    timeLimitAction: z.string(),
    /** What it stored; null where it is opened for the first time. */
    cmi: z.nullable(Cmi),
    totalSeconds: z.number(),
    student: z.object({ id: z.string(), name: z.string() }),
    /** In which the player reads, as `pl`. */
    language: z.string(),
  }),
  z.object({ say: z.literal('close') }),
])
export type ToLaunch = z.infer<typeof ToLaunch>

/** Messages from the launch page. All of them are claims: a package may have sent them itself. */
export const FromLaunch = z.discriminatedUnion('say', [
  z.object({ say: z.literal('ready') }),
  z.object({
    say: z.literal('kept'),
    visit: z.uuid(),
    seconds: z.number().check(z.gte(0), z.lte(1_000_000)),
    cmi: Cmi,
    /** Of this visit, all of them. */
    answers: z.optional(z.array(Answer).check(z.maxLength(MOST_ANSWERS))),
    /** The package has called LMSFinish. */
    isFinished: z.boolean(),
  }),
  /** Nothing is shown any more, and everything has been reported. */
  z.object({ say: z.literal('closed') }),
])
export type FromLaunch = z.infer<typeof FromLaunch>
