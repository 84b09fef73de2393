import type { readSignOffs } from '#shared/contract/coaching.ts'
import { readSwitches } from '#shared/domain/switches.ts'
import { notFound } from '#server/http/problem.ts'
import type { VisitOf } from '#server/http/route.ts'
import { languageOfVisit } from '#server/http/visit-language.ts'
import { hasSessions, type SessionReader } from '#server/play/coaching-sessions.ts'

/** Of anyone who is signed in. */
export type CoachingVisit = VisitOf<typeof readSignOffs>

/** @throws Problem 404 where the tenant has them off (BOOT-7) */
export function mustSignOff({ tenant }: CoachingVisit): void {
  if (!readSwitches(tenant.params).training_sign_of_enabled) throw notFound()
}

/** @throws Problem 404 where the tenant has coaching sessions off */
export function mustHaveSessions({ tenant }: Pick<CoachingVisit, 'tenant'>): void {
  if (!hasSessions(tenant)) throw notFound()
}

/** In which language somebody reads and writes. */
export function readerOf(visit: CoachingVisit): SessionReader {
  return { language: languageOfVisit(visit), defaultLanguage: visit.tenant.defaultLanguage }
}
