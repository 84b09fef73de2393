import * as z from 'zod/mini'
import { TASK_KINDS } from '#kinds/shared.ts'
import { isTaskKind } from '../scene/tasks/is-task-kind.ts'

/** A kind that this release does not know: a newer server has it. */
const UNKNOWN_KIND = 'unknown'

/** The kind of a task in a reply. A page that is older than the server shows such a task all the same. */
export const TaskType = z.union([
  z.enum(TASK_KINDS),
  z.pipe(
    z.string().check(z.refine((type) => !isTaskKind(type))),
    z.transform((): typeof UNKNOWN_KIND => UNKNOWN_KIND),
  ),
])
