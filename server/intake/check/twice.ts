import { say, type FindingValue } from '#shared/domain/findings/words.ts'
import type { Findings } from '../findings.ts'

/** Tells each id that a list names more than once. @param at the list's place in the file */
export function checkTwice(
  ids: readonly string[],
  at: FindingValue,
  label: string,
  findings: Findings,
): void {
  for (const id of new Set(ids.filter((one, index) => ids.indexOf(one) !== index))) {
    findings.error(label, say('twice', { at, id }), say('rename-or-out'))
  }
}
