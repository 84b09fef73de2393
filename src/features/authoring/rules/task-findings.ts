import type { ContentFinding } from '#shared/contract/content.ts'
import { missingWord, taskOfFinding, type TaskWord } from '#shared/content/task-of-finding.ts'
import { blankWord, type Words } from './blank-word.ts'

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

/** What is shown of the check: a text that is missing, in one language or several, or a finding as it is. */
export type TaskNote = { at: string; words: readonly TaskWord[] } | { finding: ContentFinding }

/** Findings of a task as its author reads them: each missing text once, and none that was written since the check. */
export function notesOfTask(findings: readonly ContentFinding[], task: string, words: Words): TaskNote[] {
  const notes: TaskNote[] = []
  for (const finding of findings) {
    const missed = missingWord(finding, task)
    if (!missed) {
      notes.push({ finding })
      continue
    }
    const word = blankWord(missed, words)
    if (!word) continue
    const at = word.at.join(' ')
    const index = notes.findIndex((note) => 'at' in note && note.at === at)
    const known = notes[index]
    if (known && 'at' in known) notes[index] = { at, words: [...known.words, word] }
    else notes.push({ at, words: [word] })
  }
  return notes
}
