import type { Findings } from '../findings.ts'

/** Tells each id that a list names more than once. @param at the list's place in the file */
export function checkTwice(ids: readonly string[], at: string, label: string, findings: Findings): void {
  for (const id of new Set(ids.filter((one, index) => ids.indexOf(one) !== index))) {
    findings.error(label, `${at} has "${id}" twice`, 'Rename one of them, or take it out.')
  }
}
