import type { Unmet } from '#shared/contract/unmet.ts'
import type { Adventure } from '#shared/scene/adventure.ts'
import { pathOfIntroduction, pathOfMission } from './paths.ts'

/** Where the first of what still locks a place is done; null where only points or a day do. */
export function pathOfMissing(unmet: readonly Unmet[], { missions }: Adventure): string | null {
  for (const condition of unmet.flatMap(({ of }) => of)) {
    if (condition.kind === 'task') return pathOfIntroduction(condition.id, condition.missionId)
    const missing = condition.kind === 'mission' && missions.get(condition.id)
    if (missing) return pathOfMission(missing)
  }
  return null
}
