import type { ContentFinding } from '#shared/contract/content.ts'
import type { FindingCode } from '#shared/domain/findings/words.ts'
import { taskOfFinding } from '#shared/content/task-of-finding.ts'
import { pathOfAdventure, pathOfTask } from './studio-paths.ts'

/** A place without a task, or what has no place: the room of tasks lists both, with what can become of them. */
const OF_PLACES: readonly FindingCode[] = ['opens-nothing', 'not-drawn']

/** Where what a finding is about is written or put right, without its files; null where only they say it. */
export function pathToFix(folder: string, finding: ContentFinding): string | null {
  const code = finding.words?.problem.code
  if (OF_PLACES.some((one) => one === code)) return pathOfAdventure(folder, 'tasks')
  const found = taskOfFinding(finding)
  return found && pathOfTask(folder, found.mission, found.task)
}
