import type { Complaint } from '../read/schema-words.ts'
import { TASKS_SERVER } from '#kinds/server.ts'
import type { TaskContent, TaskPublished } from '#shared/scene/tasks/task.ts'
import type { Findings } from '../findings.ts'
import type { NeededWords, TaskFiles } from './task-intake.ts'

/** A task as the build looks at it, whatever its kind. */
interface BuiltTask {
  words: NeededWords | null
  shownShare: number
  needsTranscript: boolean
  whyNotRated: Complaint | null
  check(label: string, findings: Findings): void
  publish(files: TaskFiles): Promise<TaskPublished>
}

export function builtTask(content: TaskContent): BuiltTask {
  const { intake } = TASKS_SERVER[content.type]
  return {
    words: intake.words(content),
    shownShare: intake.shownShare(content),
    needsTranscript: intake.needsTranscript?.(content) ?? false,
    whyNotRated: intake.whyNotRated(content),
    check: (label, findings) => intake.check(content, label, findings),
    publish: (files) => intake.publish(content, files),
  }
}
