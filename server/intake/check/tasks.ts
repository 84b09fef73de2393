import { say, type FindingValue } from '#shared/domain/findings/words.ts'
import type { Findings } from '../findings.ts'
import type { AdventureSource } from '../read/adventure-folder.ts'
import { builtTask } from '../tasks/built-task.ts'
import { checkTwice } from './twice.ts'

/** What is wrong inside each task, and whether it can be told from every other. */
export function checkTasks({ missions }: AdventureSource, findings: Findings): void {
  const owners = new Map<string, FindingValue>()
  for (const mission of missions.values()) {
    for (const { id, label, file, isInferred } of mission.tasks) {
      const other = owners.get(id) ?? (missions.has(id) ? say('the-mission', { id }) : undefined)
      if (other !== undefined) {
        findings.error(
          label,
          isInferred ? say('inferred-name-of-other', { id, other }) : say('name-of-other', { other }),
          say('rename-one'),
        )
      }
      owners.set(id, isInferred ? say('element-in', { id, where: mission.folder.label('') }) : label)
      if (!file) continue
      const built = builtTask(file.content)
      built.check(label, findings)
      const { criteria = [], comments = [] } = file.rating ?? {}
      checkTwice([...criteria, ...comments], 'rating', label, findings)
      if (built.whyNotRated && file.isLeaderAcceptRequired)
        findings.error(label, built.whyNotRated.problem, built.whyNotRated.hint)
    }
  }
}
