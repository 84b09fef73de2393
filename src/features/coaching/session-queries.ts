import { queryOptions, type QueryClient } from '@tanstack/react-query'
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
  type SessionPlan,
} from '#shared/contract/coaching-sessions.ts'
import { fillPath } from '#shared/contract/endpoint.ts'
import { ask, call, client } from '#src/lib/http.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { underKey } from '#src/lib/under-key.ts'

/** First words of every key: whatever is done makes all of it old. */
const SESSIONS = ['coaching', 'sessions']

/** @param language of titles and descriptions */
export const mySessionsQuery = (language: string) =>
  queryOptions({
    queryKey: [...SESSIONS, 'mine', language],
    queryFn: ({ signal }) => ask(readCoachingSessions, {}, { signal }),
  })

/** Those I lead between two instants. */
export const ledSessionsQuery = (from: string, to: string, language: string) =>
  queryOptions({
    queryKey: [...SESSIONS, 'led', from, to, language],
    queryFn: ({ signal }) => ask(readLedSessions, { query: { from, to } }, { signal }),
  })

export const ledSessionQuery = (sessionId: string, language: string) =>
  queryOptions({
    queryKey: [...SESSIONS, 'one', sessionId, language],
    queryFn: ({ signal }) => ask(readLedSession, { params: { sessionId } }, { signal }),
  })

const of = (sessionId: string) => ({ params: { sessionId } })

export const sendBooking = (sessionId: string) => call(bookCoachingSession, of(sessionId))
export const sendLeaving = (sessionId: string) => call(leaveCoachingSession, of(sessionId))
export const sendNewAddress = () => call(makeCalendarAddress, {})
export const sendAddressRemoval = () => call(removeCalendarAddress, {})
export const sendPlan = (plan: SessionPlan) =>
  underKey(`plan ${JSON.stringify(plan)}`, (key) => call(planCoachingSession, { body: { ...plan, key } }))
export const sendChange = (sessionId: string, plan: SessionPlan) =>
  call(changeCoachingSession, { ...of(sessionId), body: plan })
export const sendCopies = (sessionId: string, weeks: number) =>
  underKey(`copies ${sessionId} ${weeks}`, (key) =>
    call(repeatCoachingSession, { ...of(sessionId), body: { weeks, key } }),
  )
export const sendCancellation = (sessionId: string, reason: string) =>
  call(cancelCoachingSession, { ...of(sessionId), body: { reason } })
export const sendAttendance = (sessionId: string, came: string[]) =>
  call(saveAttendance, { ...of(sessionId), body: { came } })

/** Where a link finds the file of a session for a calendar. */
export function sessionFileAddress(sessionId: string): string {
  return `${client.defaults.baseURL ?? ''}${fillPath(readSessionFile.path, { sessionId })}`
}

export function refreshSessions(from: QueryClient = queryClient): Promise<void> {
  return from.invalidateQueries({ queryKey: SESSIONS })
}
