import { randomInt, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { DAY_MS, HOUR_MS } from '#shared/domain/durations.ts'
import type { Database } from '#server/db/database.ts'
import { coachingBookings, coachingSessions, signOffs } from '#server/db/schema/coaching.ts'
import { contentBuilds, contentDrafts, contentTranslators } from '#server/db/schema/content.ts'
import { messages } from '#server/db/schema/messages.ts'
import { packages } from '#server/db/schema/packages.ts'
import { contentPreviews } from '#server/db/schema/previews.ts'
import { seasons } from '#server/db/schema/rankings.ts'
import { notices } from '#server/db/schema/reviews.ts'
import { tenantChanges } from '#server/db/schema/tenant-settings.ts'
import { errorGroups } from '#server/db/schema/statistics.ts'
import { tipChoices, tips } from '#server/db/schema/tips.ts'
import { storeLink } from '#server/lib/links.ts'
import { sampleAdventure } from './sample-adventure.ts'
import { FEATURES, type TestPerson } from './world.ts'

/** What a tenant is made with that has every switch on which brings calls. */
export const ALL_ON = {
  features: { ...FEATURES, isProtipEnabled: true, isPushEnabled: true, sendStatistics: true },
  params: [
    { configKey: 'streak_qualifier', configValue: 'task' },
    { configKey: 'protip', configValue: true },
    { configKey: 'error_handler', configValue: true },
    { configKey: 'coaching_sessions_enabled', configValue: true },
  ],
}

/** An invitation that somebody has sent; returns its id. */
export async function makeInvitation(db: Database, by: TestPerson, now: Date): Promise<string> {
  const { tenantId, id } = by
  const invited = { firstName: 'Ola', lastName: 'Nowak', username: 'ola.nowak', adventureId: null }
  return storeLink(
    db,
    {
      tenantId,
      kind: 'invitation',
      email: `${randomUUID()}@test.test`,
      personId: null,
      origin: 'http://house.test',
      language: 'en',
      invited: { ...invited, role: 'player', invitedBy: id },
    },
    now,
  )
}

/** A group of errors of somebody's tenant; returns its key. */
export async function makeErrorGroup(db: Database, { tenantId }: TestPerson, now: Date): Promise<string> {
  const key = randomUUID().replaceAll('-', '')
  const times = { count: 1, firstAt: now, lastAt: now }
  await db.insert(errorGroups).values({ tenantId, key, message: 'x', place: '', ...times })
  return key
}

/** A package that somebody has brought, without a place and without files; returns its id. */
export async function makePackage(db: Database, by: TestPerson, now: Date): Promise<string> {
  const id = randomUUID()
  await db.insert(packages).values({
    ...{ tenantId: by.tenantId, id, personId: by.id, fileName: 'course.zip', bytes: 1000, missing: [] },
    ...{ content: { title: 'Course', items: [] }, createdAt: now },
  })
  return id
}

/** A draft without files that was built, as somebody leaves it; returns its folder, the build, and a preview of it. */
export async function makeDraft(
  db: Database,
  by: TestPerson,
  now: Date,
): Promise<{ draft: string; build: string; preview: string }> {
  const [draft, build, preview] = [`draft-${randomUUID()}`, randomUUID(), randomUUID()]
  const times = { createdAt: now, changedAt: now, changedBy: by.id }
  const of = { tenantId: by.tenantId, folder: draft, revision: 1 }
  await db.insert(contentDrafts).values({ ...of, id: randomUUID(), ...times })
  await db.insert(contentBuilds).values({
    ...{ ...of, id: build, state: 'done', content: sampleAdventure({ id: draft }) },
    ...{ personId: by.id, createdAt: now, endedAt: now },
  })
  // anyone who makes nothing translates it
  await db.insert(contentTranslators).values({
    tenantId: by.tenantId,
    folder: draft,
    personId: by.id,
    language: 'pl',
    grantedBy: by.id,
    at: now,
  })
  const expiresAt = new Date(now.getTime() + DAY_MS)
  await db.insert(contentPreviews).values({
    ...{ tenantId: by.tenantId, id: preview, folder: draft, buildId: build, number: 1 },
    ...{ personId: by.id, createdAt: now, expiresAt },
  })
  return { draft, build, preview }
}

/** A change of the settings by somebody, of which nothing is to be seen; returns its id. */
export async function makeSettingChange(db: Database, by: TestPerson, now: Date): Promise<string> {
  const { tenantId, id: changedBy } = by
  const id = randomUUID()
  // several are made at once, and numbers are not shared
  const number = randomInt(1, 1_000_000)
  const title = { field: 'title' as const, before: 'House', after: 'House' }
  await db.insert(tenantChanges).values({ tenantId, id, number, ...title, changedBy, changedAt: now })
  return id
}

/** A tip of somebody's, chosen for that person by somebody else. */
export async function makeTip(
  db: Database,
  by: TestPerson,
  chooser: TestPerson,
  now: Date,
): Promise<{ tip: string; choice: string }> {
  const [tip, chosen, choice] = [randomUUID(), randomUUID(), randomUUID()]
  const { tenantId } = by
  const words = { en: 'Lock the screen when you go.' }
  await db.insert(tips).values([
    { tenantId, id: tip, personId: by.id, words, createdAt: now },
    { tenantId, id: chosen, personId: chooser.id, words, createdAt: now },
  ])
  await db.insert(tipChoices).values({
    ...{ tenantId, id: choice, tipId: chosen, personId: by.id, chosenBy: chooser.id, createdAt: now },
    day: '2026-11-22',
  })
  return { tip, choice }
}

/** A draft of somebody's, and a message that this person was sent. */
export async function makeMessage(
  db: Database,
  by: TestPerson,
  now: Date,
): Promise<{ message: string; letter: string }> {
  const [message, sent, letter] = [randomUUID(), randomUUID(), randomUUID()]
  const { tenantId } = by
  const text = { title: 'Moving', content: '<p>On Monday.</p>', linkLabel: '' }
  const row = {
    ...{ tenantId, writtenBy: by.id, type: 'allMailboxAlert' as const, words: { en: text }, link: '' },
    ...{ audience: 'all' as const, createdAt: now },
  }
  await db.insert(messages).values([
    { ...row, id: message },
    { ...row, id: sent, sendAt: now, sentAt: now },
  ])
  await db
    .insert(notices)
    .values({ tenantId, id: letter, personId: by.id, kind: 'message', messageId: sent, createdAt: now })
  return { message, letter }
}

/** A training that somebody asks to be signed off; returns its id. */
export async function makeSignOff(db: Database, by: TestPerson, now: Date): Promise<string> {
  const id = randomUUID()
  const row = { tenantId: by.tenantId, id, personId: by.id, training: 'First aid', note: '', askedAt: now }
  await db.insert(signOffs).values(row)
  return id
}

/** Each on days of its own: seasons do not overlap. */
let seasonsMade = 0

/** A season that is over; returns its id. */
export async function makeSeason(db: Database, tenantId: string, now: Date): Promise<string> {
  seasonsMade += 1
  const id = randomUUID()
  const day = new Date(Date.parse('2020-01-01') + seasonsMade * 2 * DAY_MS).toISOString().slice(0, 10)
  const times = { startsOn: day, endsOn: day, startsAt: now, endsAt: now, createdAt: now }
  await db.insert(seasons).values({ tenantId, id, name: { en: 'Winter' }, goal: null, ...times })
  await db.execute(sql`select recount_points(${tenantId}, ${id})`)
  return id
}
type SessionRow = typeof coachingSessions.$inferInsert

/** A coaching session in two days that somebody leads, for everybody unless said; returns its id. */
export async function makeCoachingSession(
  db: Database,
  by: TestPerson,
  now: Date,
  more: Partial<SessionRow> = {},
): Promise<string> {
  const id = randomUUID()
  const startsAt = new Date(now.getTime() + 2 * DAY_MS)
  await db.insert(coachingSessions).values({
    ...{ tenantId: by.tenantId, id, personId: by.id, createdAt: now, changedAt: now },
    ...{ words: { en: { title: 'Knots', about: 'Bring a rope.' } }, place: 'Pier 3', link: '' },
    ...{ startsAt, endsAt: new Date(startsAt.getTime() + HOUR_MS), timeZone: 'Europe/Warsaw' },
    ...{ seats: 5, audience: 'everybody' as const },
    ...more,
  })
  return id
}

/** Gives somebody a seat, or a place on the waiting list. */
export async function makeBooking(
  db: Database,
  sessionId: string,
  { tenantId, id }: TestPerson,
  now: Date,
  more: Partial<typeof coachingBookings.$inferInsert> = {},
): Promise<void> {
  const number = (await db.$count(coachingBookings)) + 1
  await db
    .insert(coachingBookings)
    .values({ tenantId, sessionId, personId: id, number, askedAt: now, seatAt: now, ...more })
}
