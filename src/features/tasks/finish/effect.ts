import type { Effect } from '#shared/domain/sounds.ts'
import { gradeOf } from '#shared/domain/finish.ts'
import type { FinishedTaskPayload } from '#src/overlay/payloads.ts'

/** What a finish sounds like: fuller for a mission, and no fanfare for what was done before or did not go well. */
export function finishEffect({ task, finished, isPassed, score, ending }: FinishedTaskPayload): Effect {
  if (finished.mission ?? finished.adventure) return 'mission'
  return task.isTaskDone || !isPassed || gradeOf(score, ending) === 'poor' ? 'open' : 'finish'
}
