import type { readFigures } from '#shared/contract/figures.ts'
import type { VisitOf } from '#server/http/route.ts'

/** What the calls about a group are handed: by a leader or an admin. */
export type FiguresVisit = VisitOf<typeof readFigures>
