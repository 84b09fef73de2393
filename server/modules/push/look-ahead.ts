import { and, eq, gt, gte, isNotNull, sql } from 'drizzle-orm'
import { DAY_MS } from '#shared/domain/durations.ts'
import { dayAfter, localDateIn } from '#shared/domain/local-date.ts'
import { localTimeIn, nextTimeIn } from '#shared/domain/local-time.ts'
import { DUE_NOTIFIED_AT, dueStep, reminderTime } from '#shared/domain/notifications.ts'
import { isStreakEnding } from '#shared/domain/streak.ts'
import type { Database } from '#server/db/database.ts'
import { enrolments } from '#server/db/schema/adventures.ts'
import { people } from '#server/db/schema/people.ts'
import { streaks } from '#server/db/schema/rewards.ts'
import { assignments } from '#server/db/schema/teams.ts'
import { tenants } from '#server/db/schema/tenants.ts'
import { notify } from '#server/lib/notify.ts'
import { noFileParams, type ReadFileParams } from '#server/lib/file-params.ts'
import { readDueDays } from '#server/play/due-days.ts'
import { resolveTenant, type ResolvedTenant } from '#server/lib/resolved-tenant.ts'
import { STREAK } from '#server/rewards/streak.ts'
import { readStreakRules } from '#server/rewards/streak-rules.ts'
import { lookForKudos } from './look-for-kudos.ts'
import { NOTIFIED_PERSON, notifiedPerson, type NotifiedPerson } from './pending.ts'
import { dueAbout, readDue } from './notification-text.ts'

type Tenant = ResolvedTenant

/** People looked at in one go. */
const PAGE = 500

/** The last step of a streak that still holds lies at most so far back: two weeks ago, where a freeze held the one between. In days. */
const STREAK_DAYS = 22

/**
 * Finds what comes to its end by itself, and what is gathered for a day: streaks and thanks in the evening, due dates in the morning of each person's zone (PUSH-6). It may run
 * as often as one likes, and in several processes at the same time: nobody is notified twice of the same thing.
 */
export async function lookAhead(
  db: Database,
  now: Date,
  readFileParams: ReadFileParams = noFileParams,
): Promise<void> {
  const fileParams = await readFileParams()
  for (const row of await db.select().from(tenants)) {
    const tenant = resolveTenant(row, fileParams)
    await lookForStreaks(db, tenant, now)
    await lookForDues(db, tenant, now)
    await lookForKudos(db, tenant, now)
  }
}

async function lookForStreaks(db: Database, tenant: Tenant, now: Date): Promise<void> {
  const rules = readStreakRules(tenant.params, tenant.features.isShopEnabled)
  if (!rules.isOn) return
  const since = dayAfter(localDateIn('UTC', now), -STREAK_DAYS)
  for (let last: string | null = null; ;) {
    const rows = await db
      .select({ person: NOTIFIED_PERSON, streak: STREAK })
      .from(streaks)
      .innerJoin(people, and(eq(people.tenantId, streaks.tenantId), eq(people.id, streaks.personId)))
      .innerJoin(tenants, eq(tenants.id, people.tenantId))
      .where(
        and(
          eq(streaks.tenantId, tenant.id),
          gte(streaks.date, since),
          gt(streaks.steps, 0),
          last === null ? undefined : gt(people.id, last),
        ),
      )
      .orderBy(people.id)
      .limit(PAGE)
    for (const row of rows) {
      const person = notifiedPerson(row.person, tenant)
      const { timeZone: zone, settings } = person
      const isTime = localTimeIn(zone, now) >= reminderTime(settings.quietHours)
      if (
        !isTime ||
        !isWanted(person, 'streak') ||
        !isStreakEnding(row.streak, rules.period, { at: now, zone })
      ) {
        continue
      }
      const about = localDateIn(zone, now)
      const expiresAt = nextTimeIn(zone, '00:00', now)
      await notify(db, [person.id], { tenantId: tenant.id, kind: 'streak', about, expiresAt }, now)
    }
    if (rows.length < PAGE) return
    last = rows.at(-1)?.person.id ?? null
  }
}

async function lookForDues(db: Database, tenant: Tenant, now: Date): Promise<void> {
  const dated = await db
    .selectDistinct({ adventureId: assignments.adventureId })
    .from(assignments)
    .where(
      and(
        eq(assignments.tenantId, tenant.id),
        isNotNull(assignments.dueOn),
        // days are somebody's own: one more on either side
        gte(assignments.dueOn, dayAfter(localDateIn('UTC', now), -1)),
        sql`${assignments.dueOn} <= ${dayAfter(localDateIn('UTC', now), 5)}`,
      ),
    )
  for (const { adventureId } of dated) await lookForDue(db, tenant, adventureId, now)
}

async function lookForDue(db: Database, tenant: Tenant, adventureId: string, now: Date): Promise<void> {
  for (let last: string | null = null; ;) {
    const rows = await db
      .select(NOTIFIED_PERSON)
      .from(enrolments)
      .innerJoin(people, and(eq(people.tenantId, enrolments.tenantId), eq(people.id, enrolments.personId)))
      .innerJoin(tenants, eq(tenants.id, people.tenantId))
      .where(
        and(
          eq(enrolments.tenantId, tenant.id),
          eq(enrolments.adventureId, adventureId),
          last === null ? undefined : gt(people.id, last),
        ),
      )
      .orderBy(people.id)
      .limit(PAGE)
    const dueDays = await readDueDays(
      db,
      tenant.id,
      rows.map(({ id }) => id),
    )
    for (const row of rows) {
      const day = dueDays(row.id, adventureId)
      if (day !== undefined)
        await notifyDue(db, { tenant, person: notifiedPerson(row, tenant), adventureId }, now)
    }
    if (rows.length < PAGE) return
    last = rows.at(-1)?.id ?? null
  }
}

interface Whose {
  tenant: Tenant
  person: NotifiedPerson
  adventureId: string
}

async function notifyDue(db: Database, { tenant, person, adventureId }: Whose, now: Date): Promise<void> {
  const zone = person.timeZone
  if (!isWanted(person, 'due') || localTimeIn(zone, now) < DUE_NOTIFIED_AT) return
  const due = await readDue({ db, tenant, person, now }, adventureId)
  const step = due && dueStep(due.daysLeft)
  if (!due || !step) return
  const about = dueAbout(adventureId, due.on, step)
  const midnight = nextTimeIn(zone, '00:00', now)
  // what is due soon may wait for the morning; the last day is over with the day
  const expiresAt = step === 'last' ? midnight : new Date(midnight.getTime() + (due.daysLeft - 1) * DAY_MS)
  await notify(db, [person.id], { tenantId: tenant.id, kind: 'due', about, expiresAt }, now)
}

function isWanted({ isHere, settings }: NotifiedPerson, kind: 'streak' | 'due'): boolean {
  return isHere && settings.kinds[kind]
}
