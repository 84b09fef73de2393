import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { enrolments } from './adventures.ts'
import type { CoachingEvent } from '#shared/domain/coaching-sessions.ts'
import { coachingSessions, signOffs } from './coaching.ts'
import { messages } from './messages.ts'
import { people } from './people.ts'
import { attempts } from './play.ts'
import { shopOrders } from './shop.ts'

/** What was handed in and waits for its leader, or was rated: once, and for good. */
export const reviews = pgTable(
  'reviews',
  {
    tenantId: uuid('tenant_id').notNull(),
    id: uuid().notNull().defaultRandom(),
    /** Who handed it in. */
    personId: uuid('person_id').notNull(),
    adventureId: uuid('adventure_id').notNull(),
    taskId: text('task_id').notNull(),
    attemptId: uuid('attempt_id').notNull(),
    /** What its rating brings. */
    points: integer().notNull(),
    coins: integer().notNull(),
    handedInAt: timestamp('handed_in_at', { withTimezone: true }).notNull(),
    /** The leader who has opened it; it holds until then, and only while that person leads the player. */
    claimedBy: uuid('claimed_by'),
    claimedUntil: timestamp('claimed_until', { withTimezone: true }),
    /** 1 to 5. */
    stars: integer(),
    /** Empty where the leader said nothing. */
    comment: text().notNull().default(''),
    ratedBy: uuid('rated_by'),
    ratedAt: timestamp('rated_at', { withTimezone: true }),
    /** The same key gets the same reply. */
    ratingKey: uuid('rating_key'),
    /** The player may hand the task in once more. */
    mayRepeat: boolean('may_repeat').notNull().default(false),
    /** What the player answered, once. */
    reply: text(),
    repliedAt: timestamp('replied_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({
      columns: [table.tenantId, table.personId, table.adventureId],
      foreignColumns: [enrolments.tenantId, enrolments.personId, enrolments.adventureId],
    }),
    foreignKey({
      columns: [table.tenantId, table.attemptId],
      foreignColumns: [attempts.tenantId, attempts.id],
    }),
    foreignKey({ columns: [table.tenantId, table.ratedBy], foreignColumns: [people.tenantId, people.id] }),
    foreignKey({ columns: [table.tenantId, table.claimedBy], foreignColumns: [people.tenantId, people.id] }),
    check('reviews_stars', sql`${table.stars} between 1 and 5`),
    check('reviews_rated_whole', sql`(${table.stars} is null) = (${table.ratedAt} is null)`),
    uniqueIndex('reviews_attempt').on(table.tenantId, table.attemptId),
    uniqueIndex('reviews_one_waits')
      .on(table.tenantId, table.personId, table.adventureId, table.taskId)
      .where(sql`${table.ratedAt} is null`),
    index('reviews_of_task').on(
      table.tenantId,
      table.personId,
      table.adventureId,
      table.taskId,
      table.handedInAt,
    ),
    index('reviews_waiting')
      .on(table.tenantId, table.personId, table.handedInAt, table.id)
      .where(sql`${table.ratedAt} is null`),
    index('reviews_rated')
      .on(table.tenantId, table.personId, table.ratedAt, table.id)
      .where(sql`${table.ratedAt} is not null`),
  ],
)

/**
/**
 * `rating`: my task was rated; `reply`: the player answered to my rating; `signOff`: a leader answered to my training; `coaching`:
 * of a coaching session of mine; `message`: the tenant sends me a message; `alert`: the same, and it is not listed with the others;
 * `order`: what I bought was handed over or rejected.
 */
export type NoticeKind = 'rating' | 'reply' | 'signOff' | 'coaching' | 'message' | 'alert' | 'order'

/** A notice to one person in the app. */
export const notices = pgTable(
  'notices',
  {
    tenantId: uuid('tenant_id').notNull(),
    id: uuid().notNull().defaultRandom(),
    personId: uuid('person_id').notNull(),
    kind: text().$type<NoticeKind>().notNull(),
    /** What it is about; its words are read there. Exactly one of the four is set. */
    reviewId: uuid('review_id'),
    messageId: uuid('message_id'),
    signOffId: uuid('sign_off_id'),
    orderId: uuid('order_id'),
    coachingSessionId: uuid('coaching_session_id'),
    /** What happened to that session. */
    coachingEvent: text('coaching_event').$type<CoachingEvent>(),
    readAt: timestamp('read_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({ columns: [table.tenantId, table.personId], foreignColumns: [people.tenantId, people.id] }),
    foreignKey({
      columns: [table.tenantId, table.reviewId],
      foreignColumns: [reviews.tenantId, reviews.id],
    }),
    foreignKey({
      columns: [table.tenantId, table.messageId],
      foreignColumns: [messages.tenantId, messages.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.tenantId, table.signOffId],
      foreignColumns: [signOffs.tenantId, signOffs.id],
    }),
    foreignKey({
      columns: [table.tenantId, table.orderId],
      foreignColumns: [shopOrders.tenantId, shopOrders.id],
    }),
    foreignKey({
      columns: [table.tenantId, table.coachingSessionId],
      foreignColumns: [coachingSessions.tenantId, coachingSessions.id],
    }).onDelete('cascade'),
    check(
      'notices_of_one',
      sql`num_nonnulls(${table.reviewId}, ${table.messageId}, ${table.signOffId}, ${table.orderId}, ${table.coachingSessionId}) = 1`,
    ),
    uniqueIndex('notices_once_each').on(table.tenantId, table.messageId, table.personId),
    uniqueIndex('notices_once').on(table.tenantId, table.reviewId, table.kind),
    uniqueIndex('notices_once_signed').on(table.tenantId, table.signOffId),
    uniqueIndex('notices_once_ordered').on(table.tenantId, table.orderId),
    index('notices_newest').on(table.tenantId, table.personId, table.createdAt, table.id),
    index('notices_unread')
      .on(table.tenantId, table.personId)
      .where(sql`${table.readAt} is null`),
  ],
)

/** What a player thought of a mission that he or she finished: asked once. */
export const missionAssessments = pgTable(
  'mission_assessments',
  {
    tenantId: uuid('tenant_id').notNull(),
    personId: uuid('person_id').notNull(),
    adventureId: uuid('adventure_id').notNull(),
    missionId: text('mission_id').notNull(),
    /** 1 to 5. */
    stars: integer().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.personId, table.adventureId, table.missionId] }),
    foreignKey({
      columns: [table.tenantId, table.personId, table.adventureId],
      foreignColumns: [enrolments.tenantId, enrolments.personId, enrolments.adventureId],
    }),
    check('mission_assessments_stars', sql`${table.stars} between 1 and 5`),
  ],
)
