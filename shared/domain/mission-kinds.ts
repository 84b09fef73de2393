/**
 * The kinds of missions and the word that stands for each in the address (ROUTE-3).
 * A kind that is not here is not built yet.
 */
export const MISSION_KINDS = ['allInOne', 'movingmap'] as const

export type MissionKind = (typeof MISSION_KINDS)[number]

const ROUTE_WORDS = {
  allInOne: 'mission',
  movingmap: 'map',
} satisfies Record<MissionKind, string>

export function missionPath(kind: MissionKind, missionId: string, missionName: string): string {
  return `/app/game/plot/${ROUTE_WORDS[kind]}/${encodeURIComponent(missionId)}/${encodeURIComponent(missionName)}`
}
