import type { ContentFinding } from '#shared/contract/content.ts'
import { taskOfFinding } from '../task-of-finding.ts'

/** What the check says of one task: of its own file, and of its words in those of its mission; errors first. */
export function findingsOfTask(
  findings: readonly ContentFinding[],
  mission: string,
  task: string,
): readonly ContentFinding[] {
  const found = findings.filter((one) => {
    const its = taskOfFinding(one)
    return its?.mission === mission && its.task === task
  })
  const rank = ({ severity }: ContentFinding) => (severity === 'error' ? 0 : 1)
  return found.toSorted((a, b) => rank(a) - rank(b))
}
