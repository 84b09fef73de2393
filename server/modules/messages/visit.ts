import type { readAdminMessages } from '#shared/contract/messages.ts'
import type { VisitOf } from '#server/http/route.ts'

/** An admin's. */
export type AdminVisit = VisitOf<typeof readAdminMessages>
