import { randomUUID } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/domain/durations.ts'
import type { Language } from '#shared/domain/languages.ts'
import { dayAfter, localDateIn, type LocalDate } from '#shared/domain/local-date.ts'
import { instantIn } from '#shared/domain/zoned-time.ts'
import type { Database } from '#server/db/database.ts'
import { coachingBookings, coachingSessions, type SessionWords } from '#server/db/schema/coaching.ts'
import { people } from '#server/db/schema/people.ts'
import { tenants } from '#server/db/schema/tenants.ts'
import { scheduleReminders } from '#server/play/session-reminders.ts'
import { DEMO_SESSIONS, type DemoSession } from './session-words.ts'
import { DEMO_TENANTS } from './tenants.ts'

const LEADER = 'leader'

const addressOf = (mailbox: string): string => `${mailbox}@demo.waymark.test`

/**
 * Gives each demo tenant its coaching sessions, once, as seen from this day: one with free seats, one that is full with a waiting

 * list, and one that is over, which brought nobody points: a newcomer begins with none. What its people plan and book from then on stays as it is.
 */
export async function seedDemoSessions(db: Database, now: Date): Promise<void> {
  for (const { name } of DEMO_TENANTS) {
    const [tenant] = await db.select().from(tenants).where(eq(tenants.name, name))
    if (!tenant || (await db.$count(coachingSessions, eq(coachingSessions.tenantId, tenant.id))) > 0) continue
    const named = [
      LEADER,
      ...DEMO_SESSIONS.flatMap(({ booked, waiting, came }) => [...booked, ...waiting, ...came]),
    ]
    const rows = await db
      .select({ id: people.id, email: people.email })
      .from(people)
      .where(and(eq(people.tenantId, tenant.id), inArray(people.email, named.map(addressOf))))
    const idOf = (mailbox: string) => rows.find(({ email }) => email === addressOf(mailbox))?.id
    const leaderId = idOf(LEADER)
    if (leaderId === undefined) continue
    await db.transaction(async (tx) => {
      for (const session of DEMO_SESSIONS) await seedSession(tx, { tenant, leaderId, session, idOf }, now)
    })
  }
}

interface Seed {
  tenant: typeof tenants.$inferSelect
  leaderId: string
  session: DemoSession
  idOf: (mailbox: string) => string | undefined
}

async function seedSession(
  tx: Database,
  { tenant, leaderId, session, idOf }: Seed,
  now: Date,
): Promise<void> {
  const { tenantId, id } = { tenantId: tenant.id, id: randomUUID() }
  const { day, time, minutes, words, place, link, seats, booked, waiting, came } = session
  const date = workdayNear(dayAfter(localDateIn(session.timeZone, now), day), Math.sign(day))
  const startsAt = instantIn(session.timeZone, date, time)
  const endsAt = new Date(startsAt.getTime() + minutes * MINUTE_MS)
  const createdAt = new Date(Math.min(now.getTime(), startsAt.getTime()) - 7 * DAY_MS)
  await tx.insert(coachingSessions).values({
    ...{ tenantId, id, personId: leaderId, words: wordsIn(words, tenant.languages), place, link },
    ...{ startsAt, endsAt, timeZone: session.timeZone, seats, audience: 'everybody' },
    ...{ createdAt, changedAt: createdAt },
  })
  const everybody = [...booked, ...waiting]
  const bookings = everybody.flatMap((mailbox, index) => {
    const personId = idOf(mailbox)
    const askedAt = new Date(createdAt.getTime() + (index + 1) * HOUR_MS)
    const hasCome = came.length > 0 ? came.includes(mailbox) : null
    const seatAt = booked.includes(mailbox) ? askedAt : null
    return personId === undefined
      ? []
      : [{ tenantId, sessionId: id, personId, number: index + 1, askedAt, seatAt, hasCome }]
  })
  await tx.insert(coachingBookings).values(bookings)
  await scheduleReminders(tx, [{ tenantId, id, startsAt }], now)
}

/** A day of the week on which people work: nobody gives a session on a Sunday. @param step further away from today */
function workdayNear(date: LocalDate, step: number): LocalDate {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay()
  return weekday === 0 || weekday === 6 ? workdayNear(dayAfter(date, step), step) : date
}

/** What nobody in the tenant reads is left out. */
function wordsIn(words: Record<Language, SessionWords>, languages: readonly Language[]) {
  return Object.fromEntries(languages.map((language) => [language, words[language]]))
}
