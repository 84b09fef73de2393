import * as z from 'zod/mini'
import { TaskType } from './task-type.ts'
import { Due } from './adventures.ts'
import { ExtraTime } from './exam-time.ts'
import { endpoint } from './endpoint.ts'
import { groupChoice, GroupNames, isOfAdventure } from './figure-group.ts'
import { Cursor, Face, Rating } from './reviews.ts'

const TeamName = z.object({ id: z.uuid(), name: z.string() })

/** How a player of mine stands, in the adventure that he or she plays. */
export const TeamPlayer = z.object({
  player: Face,
  /** Of those that I lead. */
  teams: z.array(TeamName),
  /** Null for who plays none. */
  adventureName: z.nullable(z.string()),
  /** Percent. */
  progress: z.number(),
  points: z.number(),
  /** Steps, 0 to 3, as they count today. */
  streak: z.number(),
  /** What waits for a leader. */
  waiting: z.int(),
  /** The last sign of life; null for who never came. */
  lastActiveAt: z.nullable(z.string()),
  /** Since when no task was finished, of who has not finished all and is stuck; else null. */
  stuckSince: z.nullable(z.string()),
  /** Until when the adventure should be played, in the player's own zone. */
  due: z.optional(Due),
})
export type TeamPlayer = z.infer<typeof TeamPlayer>

/** My players by name. With an adventure, those of them whom its figures mean; 404 for what is not there. */
export const readTeam = endpoint({
  method: 'GET',
  path: '/v2/team',
  query: z
    .object({
      team: z.optional(z.uuid()),
      /** Part of a name. */
      search: z.optional(z.string().check(z.trim(), z.maxLength(60))),
      ...groupChoice,
      after: z.optional(Cursor),
    })
    .check(isOfAdventure),
  reply: z.object({
    players: z.array(TeamPlayer),
    /** Of the figures' people that were asked for; null where all were. */
    group: z.nullable(GroupNames),
    next: z.nullable(z.string()),
    /** All that I lead. */
    teams: z.array(z.object({ id: z.uuid(), name: z.string(), players: z.int() })),
  }),
  who: ['leader'],
  rate: 'read',
})

const PlayerTask = z.object({
  id: z.string(),
  name: z.string(),
  type: TaskType,
  isDone: z.boolean(),
  completedAt: z.nullable(z.string()),
  points: z.number(),
  /** Those that were begun; what was looked at again after it was done is none. */
  attempts: z.int(),
  /** Of what was handed in last to a leader; null where nothing was. */
  review: z.nullable(z.object({ id: z.uuid(), rating: z.nullable(Rating) })),
})

export const TeamPlayerPage = z.object({
  player: TeamPlayer,
  /** Percent more time in exams. */
  extraExamTime: ExtraTime,
  /** All that the player is enrolled in, the one played now first. */
  adventures: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      /** Percent. */
      progress: z.number(),
      isActive: z.boolean(),
      due: z.optional(Due),
    }),
  ),
  /** The one whose missions these are; null for who plays none. */
  adventureId: z.nullable(z.uuid()),
  missions: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** Percent of its tasks and of those below it. */
      progress: z.number(),
      tasks: z.array(PlayerTask),
    }),
  ),
})
export type TeamPlayerPage = z.infer<typeof TeamPlayerPage>

/** A player's tasks, attempts and ratings in one adventure; in the one played now where none is named. 404 for who is none of mine, and where the player is not enrolled. */
export const readTeamPlayer = endpoint({
  method: 'GET',
  path: '/v2/team/players/:playerId',
  params: z.object({ playerId: z.uuid() }),
  query: z.object({ adventure: z.optional(z.uuid()) }),
  reply: TeamPlayerPage,
  who: ['leader'],
  rate: 'read',
})

/** Fewer would tell who said what. */
export const FEWEST_ASSESSMENTS = 5

/** What my players thought of the missions that they finished, as soon as five have said so. */
export const readMissionAssessments = endpoint({
  method: 'GET',
  path: '/v2/team/assessments',
  reply: z.object({
    missions: z.array(
      z.object({
        adventureId: z.uuid(),
        id: z.string(),
        name: z.string(),
        /** Stars, to a tenth. */
        average: z.number(),
        count: z.int(),
      }),
    ),
  }),
  who: ['leader'],
  rate: 'read',
})
