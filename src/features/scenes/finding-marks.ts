import type { ContentFinding } from '#shared/contract/content.ts'
import { findingsOfThing } from './rules/thing-findings.ts'
import { keyOf, type Thing } from './scene-file.ts'

/** At a place that the check has found something about. */
export interface FindingMark {
  thing: Thing
  isError: boolean
}

/** Of the places of a mission that are shown; scenery has its marks in the list alone. @param hidden as `keyOf` writes it */
export function findingMarks(
  findings: readonly ContentFinding[],
  mission: string,
  things: readonly Thing[],
  hidden: readonly string[] = [],
): FindingMark[] {
  return things.flatMap((thing) => {
    if (thing.sort === 'layers' || hidden.includes(keyOf(thing))) return []
    const found = findingsOfThing(findings, mission, thing)
    return found.length === 0 ? [] : [{ thing, isError: found.some(({ severity }) => severity === 'error') }]
  })
}
