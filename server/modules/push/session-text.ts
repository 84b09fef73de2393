import { and, eq } from 'drizzle-orm'
import { coachingSessions } from '#server/db/schema/coaching.ts'
import { hasSessions, selectSessions, showSession } from '#server/play/coaching-sessions.ts'
import { participantsOf, readSessionAbout } from '#server/play/session-news.ts'
import type { PendingNotification } from './pending.ts'

const TEXTS = {
  promoted: 'sessionPromoted',
  changed: 'sessionChanged',
  cancelled: 'sessionCancelled',
  tomorrow: 'sessionTomorrow',
  soon: 'sessionSoon',
} as const

interface SessionText {
  what: (typeof TEXTS)[keyof typeof TEXTS]
  values: Record<string, string>
}

/** What a notification of a coaching session says now; null where the person left it, or it was changed or called off since. */
export async function readSessionText(pending: PendingNotification): Promise<SessionText | null> {
  const { db, tenant, person } = pending
  const { event, id, stamp } = readSessionAbout(pending.about)
  if (!hasSessions(tenant)) return null
  const [row] = await selectSessions(db).where(
    and(eq(coachingSessions.tenantId, tenant.id), eq(coachingSessions.id, id)),
  )
  const mine = row && (await participantsOf(db, row.session)).find(({ personId }) => personId === person.id)
  if (!mine) return null
  const { session } = row
  const { hasSeat } = mine
  const isOff = session.cancelledAt !== null
  const isTrue: Record<string, boolean> = {
    promoted: hasSeat && !isOff,
    changed: !isOff,
    cancelled: isOff,
    tomorrow: hasSeat && !isOff && stamp === session.startsAt.toISOString(),
    soon: hasSeat && !isOff && stamp === session.startsAt.toISOString(),
  }
  if (!isTrue[event] || !isEvent(event)) return null
  const shown = showSession(session, row.leader, { ...person, ...tenant })
  const where = [shown.place, shown.link].filter((part) => part !== '').join(', ')
  const { title, leader, reason } = shown
  return {
    what: TEXTS[event],
    values: { title, leader, reason, where, when: whenFor(pending, session.startsAt) },
  }
}

function isEvent(event: string): event is keyof typeof TEXTS {
  return Object.hasOwn(TEXTS, event)
}

/** By the reader's own clock. */
function whenFor({ person }: PendingNotification, startsAt: Date): string {
  const day = { weekday: 'long', day: 'numeric', month: 'long' } as const
  const time = { hour: '2-digit', minute: '2-digit', timeZone: person.timeZone } as const
  return new Intl.DateTimeFormat(person.language, { ...day, ...time }).format(startsAt)
}
