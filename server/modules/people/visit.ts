import type { readPeople } from '#shared/contract/people.ts'
import type { VisitOf } from '#server/http/route.ts'

/** What the calls about people and teams are handed: an admin's. */
export type AdminVisit = VisitOf<typeof readPeople>
