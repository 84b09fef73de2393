import {
  bookCoachingSession,
  cancelCoachingSession,
  changeCoachingSession,
  leaveCoachingSession,
  makeCalendarAddress,
  planCoachingSession,
  readCoachingSessions,
  readLedSession,
  readLedSessions,
  readSessionFile,
  removeCalendarAddress,
  repeatCoachingSession,
  saveAttendance,
} from '#shared/contract/coaching-sessions.ts'
import { on, type Route } from '#server/http/route.ts'
import { sayWhoCame } from './attendance.ts'
import { book, leave } from './book-session.ts'
import { makeAddress, removeAddress, writeSessionFile } from './calendar.ts'
import { readLed, readOneLed } from './led-sessions.ts'
import { readMySessions } from './my-sessions.ts'
import { cancel, change, plan, repeat } from './plan-session.ts'

export const coachingSessionRoutes: readonly Route[] = [
  on(readCoachingSessions, (_, visit) => readMySessions(visit)),
  on(bookCoachingSession, ({ params }, visit) => book(params.sessionId, visit)),
  on(leaveCoachingSession, async ({ params }, visit) => {
    await leave(params.sessionId, visit)
    return undefined
  }),
  on(readSessionFile, ({ params }, visit) => writeSessionFile(params.sessionId, visit)),
  on(makeCalendarAddress, async (_, visit) => ({ url: await makeAddress(visit) })),
  on(removeCalendarAddress, async (_, visit) => {
    await removeAddress(visit)
    return undefined
  }),
  on(readLedSessions, ({ query }, visit) => readLed(query, visit)),
  on(planCoachingSession, ({ body }, visit) => plan(body, visit)),
  on(readLedSession, ({ params }, visit) => readOneLed(params.sessionId, visit)),
  on(changeCoachingSession, ({ params, body }, visit) => change(params.sessionId, body, visit)),
  on(repeatCoachingSession, async ({ params, body }, visit) => ({
    count: await repeat(params.sessionId, body, visit),
  })),
  on(cancelCoachingSession, async ({ params, body }, visit) => {
    await cancel(params.sessionId, body.reason, visit)
    return undefined
  }),
  on(saveAttendance, async ({ params, body }, visit) => {
    await sayWhoCame(params.sessionId, body.came, visit)
    return undefined
  }),
]
