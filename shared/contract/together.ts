import * as z from 'zod/mini'
import { KUDOS_KINDS } from '../domain/kudos.ts'
import { MOST_TASKS_A_WEEK } from '../domain/team-goal.ts'
import { endpoint } from './endpoint.ts'
import { Face } from './reviews.ts'

/** What a team of mine sets out to do this week, and how far it is; nobody's share is in it. */
export const TeamGoal = z.object({
  teamId: z.uuid(),
  teamName: z.string(),
  /** The first and the last day of the week, by the tenant's clock. */
  week: z.string(),
  lastDay: z.string(),
  /** Finished tasks of all together. */
  target: z.int(),
  /** 0 to 100, in a small team in quarters; null in a team of two that is not there yet. */
  percent: z.nullable(z.int()),
  /** Finished tasks; null in a small team. */
  done: z.nullable(z.int()),
  isReached: z.boolean(),
  /** It is reached, and I was not told yet. */
  isNews: z.boolean(),
})
export type TeamGoal = z.infer<typeof TeamGoal>

export const Kudos = z.object({
  id: z.uuid(),
  kind: z.enum(KUDOS_KINDS),
  /** Display name of who thanks me; null where that person is not shown to me any more. */
  from: z.nullable(z.string()),
  /** For what: the name of a task or the words of a tip; null where it is there no more. */
  about: z.nullable(z.string()),
  date: z.string(),
  isNews: z.boolean(),
})
export type Kudos = z.infer<typeof Kudos>

export const Together = z.object({
  teams: z.array(z.object({ id: z.uuid(), name: z.string() })),
  goals: z.array(TeamGoal),
  /** The latest 20. */
  kudos: z.array(Kudos),
  /** How many I may still give today. */
  kudosLeft: z.int(),
})
export type Together = z.infer<typeof Together>

/** The teams that I play in, their goals of the week, and what I was thanked for. */
export const readTogether = endpoint({
  method: 'GET',
  path: '/v2/together',
  reply: Together,
  who: 'signed-in',
  rate: 'read',
})

/** I was told of these: they are news no more. What is not mine changes nothing. */
export const markTogetherSeen = endpoint({
  method: 'POST',
  path: '/v2/together/seen',
  body: z.strictObject({
    kudos: z.array(z.uuid()).check(z.maxLength(20)),
    /** Teams whose goal of this week is reached. */
    goals: z.array(z.uuid()).check(z.maxLength(20)),
  }),
  who: 'signed-in',
  rate: 'write',
})

/** When it was, by the tenant's clock: YYYY-MM-DD. */
const Day = z.string()

/** What a teammate can be thanked for. */
const Thankable = z.discriminatedUnion('sort', [
  z.object({ sort: z.literal('task'), id: z.string(), name: z.string(), date: Day }),
  z.object({ sort: z.literal('tip'), id: z.uuid(), name: z.string(), date: Day }),
])

export const ThankableMate = z.object({
  ...Face.shape,
  /** The latest five that I have not thanked for; never empty. */
  things: z.array(Thankable),
})
export type ThankableMate = z.infer<typeof ThankableMate>

/** Teammates with what they finished and wrote in the last two weeks, as far as they show it; by name. */
export const readThankable = endpoint({
  method: 'GET',
  path: '/v2/together/teammates',
  reply: z.object({ mates: z.array(ThankableMate) }),
  who: 'signed-in',
  rate: 'read',
})

/**
 * Thanks a teammate for one of these things. 409 `enough-kudos` after three within a day, `already-thanked` for the same thing; 422 for who
 * is no teammate or shows no such thing.
 */
export const giveKudos = endpoint({
  method: 'POST',
  path: '/v2/together/kudos',
  body: z.strictObject({
    personId: z.uuid(),
    kind: z.enum(KUDOS_KINDS),
    about: z.discriminatedUnion('sort', [
      z.strictObject({ sort: z.literal('task'), id: z.string().check(z.maxLength(120)) }),
      z.strictObject({ sort: z.literal('tip'), id: z.uuid() }),
    ]),
  }),
  /** How many I may still give today. */
  reply: z.object({ kudosLeft: z.int() }),
  who: 'signed-in',
  rate: 'write',
})

/** A team that I lead, and its goal. */
export const LedGoal = z.object({
  teamId: z.uuid(),
  teamName: z.string(),
  members: z.int(),
  week: z.string(),
  lastDay: z.string(),
  /** Null: there is none. */
  target: z.nullable(z.int()),
  /** What the team has finished this week. */
  done: z.int(),
  /** What the server proposes, by the four weeks before. */
  proposal: z.int(),
})
export type LedGoal = z.infer<typeof LedGoal>

/** Of the teams in use that I lead, by name. */
export const readLedGoals = endpoint({
  method: 'GET',
  path: '/v2/together/led',
  reply: z.object({ teams: z.array(LedGoal) }),
  who: ['leader'],
  rate: 'read',
})

/** From this week on, until it is changed; null ends it. 404 for a team that I do not lead. */
export const setTeamGoal = endpoint({
  method: 'PUT',
  path: '/v2/together/led/:teamId',
  params: z.object({ teamId: z.uuid() }),
  body: z.strictObject({ target: z.nullable(z.int().check(z.gte(1), z.lte(MOST_TASKS_A_WEEK))) }),
  reply: LedGoal,
  who: ['leader'],
  rate: 'write',
})
