import type { Findings } from '../findings.ts'
import { didYouMean } from '../nearest.ts'
import type { AdventureSource } from '../read/adventure-folder.ts'
import { checkTwice } from './twice.ts'

/** Ids are there once, right answers are among the answers, and every task can be told from every other. */
export function checkTasks({ missions }: AdventureSource, findings: Findings): void {
  const owners = new Map<string, string>()
  for (const mission of missions.values()) {
    for (const { id, label, file, isUntold } of mission.tasks) {
      const other = owners.get(id) ?? (missions.has(id) ? `the mission ${id}` : undefined)
      if (other !== undefined) {
        findings.fault(
          label,
          isUntold ? `"${id}" has the name of ${other}` : `has the name of ${other}`,
          'Rename one of them: rules and progress go by the name.',
        )
      }
      owners.set(id, isUntold ? `"element ${id}" in ${mission.folder.label('')}` : label)
      const cards = file?.content.cards ?? []
      checkTwice(
        cards.map((card) => card.id),
        'content.cards',
        label,
        findings,
      )
      for (const [index, { question }] of cards.entries()) {
        if (!question) continue
        const at = `content.cards[${index}].question`
        checkTwice(question.answers, `${at}.answers`, label, findings)
        checkTwice(question.correct, `${at}.correct`, label, findings)
        for (const answer of question.correct) {
          if (question.answers.includes(answer)) continue
          const mend =
            didYouMean(answer, question.answers).trim() || `Answers: ${question.answers.join(', ')}.`
          findings.fault(label, `${at}.correct "${answer}" is none of the answers`, mend)
        }
      }
    }
  }
}
