import type { readSignOffs } from '#shared/contract/coaching.ts'
import { readSwitches } from '#shared/domain/switches.ts'
import { notFound } from '#server/http/problem.ts'
import type { VisitOf } from '#server/http/route.ts'

/** Of whoever is signed in. */
export type CoachingVisit = VisitOf<typeof readSignOffs>

/** @throws Problem 404 where the tenant has them off (BOOT-7) */
export function mustSignOff({ tenant }: CoachingVisit): void {
  if (!readSwitches(tenant.params).training_sign_of_enabled) throw notFound()
}
