import type { readAgreementVersions } from '#shared/contract/agreement.ts'
import type { VisitOf } from '#server/http/route.ts'

/** What the calls about a tenant's agreement are handed: an admin's. */
export type AgreementVisit = VisitOf<typeof readAgreementVersions>
