import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { SessionAudience } from '#shared/domain/coaching-sessions.ts'
import type { Language } from '#shared/domain/languages.ts'
import { people } from './people.ts'
import { teams } from './teams.ts'

/** Trainings that players took part in and ask a leader to sign off. */
export const signOffs = pgTable(
  'sign_offs',
  {
    tenantId: uuid('tenant_id').notNull(),
    id: uuid().notNull(),
    /** Who asks. */
    personId: uuid('person_id').notNull(),
    training: text().notNull(),
    /** Empty where nothing was said, and where it was withdrawn. */
    note: text().notNull(),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
    /** This and `decidedAt`: null while it waits. A player who withdraws a request has decided it. */
    decidedBy: uuid('decided_by'),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    /** Null while it waits, and where it was withdrawn. */
    isGiven: boolean('is_given'),
    /** The leader's. */
    words: text().notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({ columns: [table.tenantId, table.personId], foreignColumns: [people.tenantId, people.id] }),
    foreignKey({ columns: [table.tenantId, table.decidedBy], foreignColumns: [people.tenantId, people.id] }),
    index('sign_offs_person').on(table.tenantId, table.personId, table.askedAt),
    uniqueIndex('sign_offs_waiting')
      .on(table.tenantId, table.personId, sql`lower(${table.training})`)
      .where(sql`${table.decidedAt} is null`),
  ],
)

/** What a leader calls a coaching session, and says of it; the description may be empty. */
export interface SessionWords {
  title: string
  about: string
}

/** Coaching sessions, each at one time with one leader. */
export const coachingSessions = pgTable(
  'coaching_sessions',
  {
    tenantId: uuid('tenant_id').notNull(),
    id: uuid().notNull(),
    /** Who leads it. */
    personId: uuid('person_id').notNull(),
    words: jsonb().$type<Partial<Record<Language, SessionWords>>>().notNull(),
    /** One of the two is empty at the most, until its leader is gone. */
    place: text().notNull(),
    link: text().notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    /** In which it is meant: an IANA name. */
    timeZone: text('time_zone').notNull(),
    seats: integer().notNull(),
    audience: text().$type<SessionAudience>().notNull(),
    /** How often it was changed or cancelled: calendars go by it (RFC 5545, SEQUENCE). */
    sequence: integer().notNull().default(0),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
    /** When it was last moved to another time; null: never. */
    movedAt: timestamp('moved_at', { withTimezone: true }),
    cancelledAt: timestamp('cancelled_at', { withTimezone: true }),
    /** Why; empty where it was not, and where its leader's account was removed. */
    cancelReason: text('cancel_reason').notNull().default(''),
    /** The start of which people have been reminded a day, and an hour, before. */
    tomorrowSaidOf: timestamp('tomorrow_said_of', { withTimezone: true }),
    soonSaidOf: timestamp('soon_said_of', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({ columns: [table.tenantId, table.personId], foreignColumns: [people.tenantId, people.id] }),
    check('coaching_sessions_seats', sql`${table.seats} > 0`),
    check('coaching_sessions_times', sql`${table.endsAt} > ${table.startsAt}`),
    index('coaching_sessions_ahead').on(table.tenantId, table.endsAt),
    index('coaching_sessions_led').on(table.tenantId, table.personId, table.startsAt),
  ],
)

/** The teams that a session is for, where it is for some. */
export const coachingSessionTeams = pgTable(
  'coaching_session_teams',
  {
    tenantId: uuid('tenant_id').notNull(),
    sessionId: uuid('session_id').notNull(),
    teamId: uuid('team_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.sessionId, table.teamId] }),
    foreignKey({
      columns: [table.tenantId, table.sessionId],
      foreignColumns: [coachingSessions.tenantId, coachingSessions.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.tenantId, table.teamId],
      foreignColumns: [teams.tenantId, teams.id],
    }).onDelete('cascade'),
  ],
)

/** Who has a seat in a session, and who waits for one. Who steps back leaves no row. */
export const coachingBookings = pgTable(
  'coaching_bookings',
  {
    tenantId: uuid('tenant_id').notNull(),
    sessionId: uuid('session_id').notNull(),
    personId: uuid('person_id').notNull(),
    /** Rises with each booking of the session: the order of the waiting list. */
    number: integer().notNull(),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
    /** When the seat became theirs; null while they wait. */
    seatAt: timestamp('seat_at', { withTimezone: true }),
    /** Whether they came; null until the leader has said so. */
    hasCome: boolean('has_come'),
    /** What coming brought. */
    points: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.sessionId, table.personId] }),
    foreignKey({
      columns: [table.tenantId, table.sessionId],
      foreignColumns: [coachingSessions.tenantId, coachingSessions.id],
    }).onDelete('cascade'),
    foreignKey({ columns: [table.tenantId, table.personId], foreignColumns: [people.tenantId, people.id] }),
    uniqueIndex('coaching_bookings_order').on(table.tenantId, table.sessionId, table.number),
    index('coaching_bookings_person').on(table.tenantId, table.personId),
  ],
)

/** The secret address at which a calendar program reads somebody's sessions: one at a time. */
export const calendarAddresses = pgTable(
  'calendar_addresses',
  {
    tenantId: uuid('tenant_id').notNull(),
    personId: uuid('person_id').notNull(),
    /** SHA-256 of the token, base64url: the token itself is never stored. */
    tokenHash: text('token_hash').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.personId] }),
    foreignKey({ columns: [table.tenantId, table.personId], foreignColumns: [people.tenantId, people.id] }),
    uniqueIndex('calendar_addresses_token').on(table.tenantId, table.tokenHash),
  ],
)
