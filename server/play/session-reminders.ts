import { and, eq, isNull, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { REMINDED_BEFORE_MS } from '#shared/domain/coaching-sessions.ts'
import type { Database } from '#server/db/database.ts'
import { coachingSessions } from '#server/db/schema/coaching.ts'
import { tenants } from '#server/db/schema/tenants.ts'
import { noFileParams, type ReadFileParams } from '#server/lib/file-params.ts'
import { enqueueAll, type JobHandlers } from '#server/lib/jobs.ts'
import { resolveTenant } from '#server/lib/resolved-tenant.ts'
import { hasSessions, type SessionRow } from './coaching-sessions.ts'
import { announceSession, participantsOf } from './session-news.ts'

/** Of the job that waits for the day, or the hour, before a session. */
export const REMIND_OF_SESSION = 'remind-of-session'

const EVENTS = ['tomorrow', 'soon'] as const
type Reminder = (typeof EVENTS)[number]

const ReminderJob = z.object({ sessionId: z.uuid(), event: z.enum(EVENTS), startsAt: z.iso.datetime() })

/** Has people reminded of sessions whose time was set now: what lies behind already is left out. In the caller's transaction. */
export async function scheduleReminders(
  tx: Database,
  sessions: readonly Pick<SessionRow, 'tenantId' | 'id' | 'startsAt'>[],
  now: Date,
): Promise<void> {
  const wanted = sessions.flatMap(({ tenantId, id, startsAt }) =>
    EVENTS.map((event) => ({
      ...{ tenantId, kind: REMIND_OF_SESSION },
      payload: { sessionId: id, event, startsAt: startsAt.toISOString() },
      runAt: new Date(startsAt.getTime() - REMINDED_BEFORE_MS[event]),
    })),
  )
  await enqueueAll(
    tx,
    wanted.filter(({ runAt }) => runAt > now),
    now,
  )
}

export function sessionJobs(db: Database, readFileParams: ReadFileParams = noFileParams): JobHandlers {
  return {
    async [REMIND_OF_SESSION]({ tenantId, payload }, now) {
      const { sessionId, event, startsAt } = z.parse(ReminderJob, payload)
      const [tenant] = await db.select().from(tenants).where(eq(tenants.id, tenantId))
      if (!tenant || !hasSessions(resolveTenant(tenant, await readFileParams()))) return
      const start = new Date(startsAt)
      // what comes late comes with the next one, or not at all
      const until = event === 'tomorrow' ? start.getTime() - REMINDED_BEFORE_MS.soon : start.getTime()
      if (now.getTime() >= until) return
      await db.transaction((tx) => remind(tx, { tenantId, sessionId, event, start }, now))
    },
  }
}

interface Due {
  tenantId: string
  sessionId: string
  event: Reminder
  start: Date
}

/** Once: a job that finds it done, moved or cancelled has nothing to do. */
async function remind(tx: Database, { tenantId, sessionId, event, start }: Due, now: Date): Promise<void> {
  const said = event === 'tomorrow' ? coachingSessions.tomorrowSaidOf : coachingSessions.soonSaidOf
  const [session] = await tx
    .update(coachingSessions)
    .set(event === 'tomorrow' ? { tomorrowSaidOf: start } : { soonSaidOf: start })
    .where(
      and(
        eq(coachingSessions.tenantId, tenantId),
        eq(coachingSessions.id, sessionId),
        eq(coachingSessions.startsAt, start),
        isNull(coachingSessions.cancelledAt),
        sql`${said} is distinct from ${start.toISOString()}::timestamptz`,
      ),
    )
    .returning()
  if (!session) return
  const seated = (await participantsOf(tx, session)).filter(({ hasSeat }) => hasSeat)
  await announceSession(
    tx,
    session,
    event,
    seated.map(({ personId }) => personId),
    now,
  )
}
