import type { Content } from './content.ts'

/** The root where it is of the main destination's type, else the first mission that is (shared/scene/lift/lift-tree.ts). */
export function hubOf(content: Content): string {
  const { rootMission, mainDestinationType } = content.published
  const root = content.missions.get(rootMission)
  const type = mainDestinationType ?? root?.type
  const hub = root?.type === type ? root : [...content.missions.values()].find((one) => one.type === type)
  return hub?.id ?? rootMission
}
