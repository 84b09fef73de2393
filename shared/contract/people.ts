import * as z from 'zod/mini'
import { ROLES } from '../domain/roles.ts'
import { Accommodations, AccommodationsChange } from './accommodations.ts'
import { AvatarSprite } from './avatar.ts'
import { Day } from './day.ts'
import { endpoint } from './endpoint.ts'
import { ExtraTime } from './exam-time.ts'
import { groupChoice, GroupNames, isOfAdventure } from './figure-group.ts'
import { Cursor } from './reviews.ts'

const TeamPart = z.object({ id: z.uuid(), name: z.string(), isLeader: z.boolean(), isMember: z.boolean() })

/** Somebody as the tenant's admin sees them. */
export const Person = z.object({
  id: z.uuid(),
  displayName: z.string(),
  /** Address of a picture; it wins over the sprite. */
  avatar: z.nullable(z.string()),
  avatarSprite: z.nullable(AvatarSprite),
  username: z.string(),
  email: z.string(),
  /** The widest of the roles. */
  role: z.enum(ROLES),
  /** All of them, the widest last. */
  roles: z.array(z.enum(ROLES)),
  /** Percent more time in exams. */
  extraExamTime: ExtraTime,
  accommodations: Accommodations,
  isDisabled: z.boolean(),
  /** Proves a login by more than a password. */
  hasSecondFactor: z.boolean(),
  /** An address that waits for its link to be opened. */
  pendingEmail: z.nullable(z.string()),
  createdAt: z.string(),
  /** Those in use. */
  teams: z.array(TeamPart),
})
export type Person = z.infer<typeof Person>

/**
 * By name. Anyone who removed the account is not among them. With an adventure, those whom its figures mean: of a team its members alone;
 * 404 for what is not there.
 */
export const readPeople = endpoint({
  method: 'GET',
  path: '/v2/people',
  query: z
    .object({
      /** Part of a name, a user name or an address. */
      search: z.optional(z.string().check(z.trim(), z.maxLength(254))),
      role: z.optional(z.enum(ROLES)),
      team: z.optional(z.uuid()),
      state: z.optional(z.enum(['active', 'disabled'])),
      ...groupChoice,
      after: z.optional(Cursor),
    })
    .check(isOfAdventure),
  reply: z.object({
    people: z.array(Person),
    /** Of the figures' people that were asked for; null where all were. */
    group: z.nullable(GroupNames),
    next: z.nullable(z.string()),
  }),
  who: ['admin'],
  rate: 'read',
})

const PersonParams = z.object({ personId: z.uuid() })

/** 404 for who is not here, or has removed the account. */
export const readPerson = endpoint({
  method: 'GET',
  path: '/v2/people/:personId',
  params: PersonParams,
  reply: Person,
  who: ['admin'],
  rate: 'read',
})

/**
 * What is not named stays; `role` is that one alone, `roles` all of them. Disabling, and other roles, sign out everywhere; anyone who is no leader any more leads no team. 409 `last-admin` where
 * nobody would be left who may do this.
 */
export const changePerson = endpoint({
  method: 'PATCH',
  path: '/v2/people/:personId',
  params: PersonParams,
  body: z.strictObject({
    role: z.optional(z.enum(ROLES)),
    roles: z.optional(z.array(z.enum(ROLES)).check(z.maxLength(ROLES.length))),
    isDisabled: z.optional(z.boolean()),
    /** What is turned; the rest stays as it is. */
    accommodations: z.optional(AccommodationsChange),
  }),
  reply: Person,
  who: ['admin'],
  rate: 'write',
})

/** Signs the person out everywhere, also where push notifications are on; an admin who does it to themselves stays signed in here. 404. */
export const endSessionsOfPerson = endpoint({
  method: 'DELETE',
  path: '/v2/people/:personId/sessions',
  params: PersonParams,
  who: ['admin'],
  rate: 'write',
})

export const Team = z.object({
  id: z.uuid(),
  name: z.string(),
  leaders: z.int(),
  members: z.int(),
  isArchived: z.boolean(),
})
export type Team = z.infer<typeof Team>

/** Needs a letter or a digit; nothing that turns the writing round, nothing that makes two names look like one, no towers of accents. */
const TEAM_SIGNS =
  /^(?=.*[\p{L}\p{N}])(?!.*\p{M}{4})[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\u200B\u2060\uFEFF]+$/u

export const TeamName = z.string().check(z.trim(), z.minLength(1), z.maxLength(80), z.regex(TEAM_SIGNS))
const TeamParams = z.object({ teamId: z.uuid() })

/** By name, archived ones too. */
export const readTeams = endpoint({
  method: 'GET',
  path: '/v2/teams',
  reply: z.object({ teams: z.array(Team) }),
  who: ['admin'],
  rate: 'read',
})

/** 409 `name-taken`. */
export const createTeam = endpoint({
  method: 'POST',
  path: '/v2/teams',
  body: z.strictObject({ name: TeamName }),
  reply: Team,
  who: ['admin'],
  rate: 'write',
})

/**
 * What is not named stays. Of an archived team nobody is led, nothing is assigned and nobody joins; its people, and what they handed
 * in, stay, and all of it counts again when it is brought back. 409 `name-taken`.
 */
export const changeTeam = endpoint({
  method: 'PATCH',
  path: '/v2/teams/:teamId',
  params: TeamParams,
  body: z.strictObject({ name: z.optional(TeamName), isArchived: z.optional(z.boolean()) }),
  reply: Team,
  who: ['admin'],
  rate: 'write',
})

/**
 * What somebody is in a team: neither leaves it. A member is enrolled in what the team was assigned. 409 `no-leader` for one who
 * leads but whose role is not a leader's, 409 `team-archived` for who would be in one; 404 for who is not here.
 */
export const placeInTeam = endpoint({
  method: 'PUT',
  path: '/v2/teams/:teamId/people/:personId',
  params: z.object({ teamId: z.uuid(), personId: z.uuid() }),
  body: z.strictObject({ isLeader: z.boolean(), isMember: z.boolean() }),
  reply: Person,
  who: ['admin'],
  rate: 'write',
})

export const Assignment = z.object({
  id: z.uuid(),
  adventureId: z.uuid(),
  adventureName: z.string(),
  /** One of the two. */
  person: z.nullable(z.object({ id: z.uuid(), displayName: z.string() })),
  team: z.nullable(z.object({ id: z.uuid(), name: z.string() })),
  /** The last day, in the player's own zone. */
  dueOn: z.nullable(z.string()),
})
export type Assignment = z.infer<typeof Assignment>

/** The newest first, of teams in use; of one person those that are theirs and those of the teams they play in. */
export const readAssignments = endpoint({
  method: 'GET',
  path: '/v2/assignments',
  query: z.object({ person: z.optional(z.uuid()), after: z.optional(Cursor) }),
  reply: z.object({
    assignments: z.array(Assignment),
    next: z.nullable(z.string()),
    /** All that can be assigned. */
    adventures: z.array(z.object({ id: z.uuid(), name: z.string() })),
  }),
  who: ['admin'],
  rate: 'read',
})

/**
 * Gives a person or a team an adventure to play, and enrols them; anyone who joins the team later is enrolled then. The same once more
 * changes the day. 404 for an adventure that is not here, 422 unless one of the two is named, and here.
 */
export const assign = endpoint({
  method: 'POST',
  path: '/v2/adventures/:adventureId/assignments',
  params: z.object({ adventureId: z.uuid() }),
  body: z.strictObject({
    personId: z.optional(z.uuid()),
    teamId: z.optional(z.uuid()),
    dueOn: z.nullable(Day),
  }),
  reply: Assignment,
  who: ['admin'],
  rate: 'write',
})

/** Anyone who is enrolled stays so. */
export const dropAssignment = endpoint({
  method: 'DELETE',
  path: '/v2/assignments/:assignmentId',
  params: z.object({ assignmentId: z.uuid() }),
  who: ['admin'],
  rate: 'write',
})

/** The people stay, and what they did; only who leads whom ends. */
export const dropTeam = endpoint({
  method: 'DELETE',
  path: '/v2/teams/:teamId',
  params: TeamParams,
  who: ['admin'],
  rate: 'write',
})
