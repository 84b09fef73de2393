import type { readPackages } from '#shared/contract/packages.ts'
import type { VisitOf } from '#server/http/route.ts'

/** What the calls about packages are handed: a designer's, or an admin's. */
export type MakerVisit = VisitOf<typeof readPackages>
