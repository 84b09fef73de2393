import type { Findings } from '../findings.ts'
import type { AdventureSource } from '../read/adventure-folder.ts'
import { builtTask } from '../tasks/built-task.ts'

/** What is wrong inside each task, and whether it can be told from every other. */
export function checkTasks({ missions }: AdventureSource, findings: Findings): void {
  const owners = new Map<string, string>()
  for (const mission of missions.values()) {
    for (const { id, label, file, isInferred } of mission.tasks) {
      const other = owners.get(id) ?? (missions.has(id) ? `the mission ${id}` : undefined)
      if (other !== undefined) {
        findings.error(
          label,
          isInferred ? `"${id}" has the name of ${other}` : `has the name of ${other}`,
          'Rename one of them: rules and progress go by the name.',
        )
      }
      owners.set(id, isInferred ? `"element ${id}" in ${mission.folder.label('')}` : label)
      if (!file) continue
      const built = builtTask(file.content)
      built.check(label, findings)
      if (built.whyNotRated && file.isLeaderAcceptRequired)
        findings.error(label, built.whyNotRated.problem, built.whyNotRated.hint)
    }
  }
}
