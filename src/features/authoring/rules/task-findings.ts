import type { ContentFinding } from '#shared/contract/content.ts'
import { taskFileOf } from './outline.ts'

/** What the check says of one task: of its own file, and of its words in those of its mission; errors first. */
export function findingsOfTask(
  findings: readonly ContentFinding[],
  mission: string,
  task: string,
): readonly ContentFinding[] {
  const file = taskFileOf(mission, task)
  const isOfWords = ({ file: one, problem }: ContentFinding) =>
    one.startsWith(`${mission}/text/`) && ` ${problem}`.includes(` tasks.${task}.`)
  const found = findings.filter((one) => one.file === file || isOfWords(one))
  const rank = ({ severity }: ContentFinding) => (severity === 'error' ? 0 : 1)
  return found.toSorted((a, b) => rank(a) - rank(b))
}
