import type { readTask } from '#shared/contract/tasks.ts'
import type { VisitOf } from '#server/http/route.ts'

/** What the calls about tasks are handed: their player is signed in. */
export type PlayerVisit = VisitOf<typeof readTask>
