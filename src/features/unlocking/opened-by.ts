import type { Unmet, UnmetCondition } from '#shared/contract/unmet.ts'

/** What a task that is finished brings about. */
export interface Reached {
  taskId: string
  /** Null where more of its mission is left. */
  missionId: string | null
  points: number
}

interface Place {
  unmet: readonly Unmet[]
}

/** The locked places that it opens: nothing else holds them shut. */
export function openedBy<P extends Place>(reached: Reached, places: readonly P[]): P[] {
  const isOpened = ({ need, of }: Unmet) =>
    need === 'all' ? of.every((one) => isMet(one, reached)) : of.some((one) => isMet(one, reached))
  return places.filter(({ unmet }) => unmet.length > 0 && unmet.every(isOpened))
}

function isMet(condition: UnmetCondition, { taskId, missionId, points }: Reached): boolean {
  switch (condition.kind) {
    case 'mission':
      return condition.id === missionId
    case 'task':
      return condition.id === taskId
    case 'points':
      return condition.missing <= points
    case 'date':
      return false
  }
}
