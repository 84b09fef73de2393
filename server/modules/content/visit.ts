import type { readContent } from '#shared/contract/content.ts'
import type { VisitOf } from '#server/http/route.ts'

/** What the calls about content are handed: a designer's, or an admin's. */
export type MakerVisit = VisitOf<typeof readContent>
