/** The kinds of missions and the word that stands for each in the address (ROUTE-3). */
export const MISSION_KINDS = [
  'allInOne',
  'staticmap',
  'map',
  'movingmap',
  'board',
  'LMS',
  'onboarding',
  'destination',
  'easter_egg',
] as const

export type MissionKind = (typeof MISSION_KINDS)[number]

/** What stands for a kind that nobody knows: the accessible twin of any map. */
export const FALLBACK_KIND = 'LMS' satisfies MissionKind

/** The kinds that tell a story screen by screen: they hold no tasks, and no percentage counts them. */
const STORY_KINDS = ['onboarding', 'easter_egg'] as const satisfies readonly MissionKind[]

export function isStoryKind(kind: MissionKind): kind is (typeof STORY_KINDS)[number] {
  return STORY_KINDS.some((story) => story === kind)
}

/** The kinds that are a scene of places to travel to. */
const MAP_KINDS = ['movingmap', 'map', 'staticmap', 'destination'] as const satisfies readonly MissionKind[]

export function isMapKind(kind: MissionKind): boolean {
  return MAP_KINDS.some((map) => map === kind)
}

/** The kinds that show their tasks as a list: what nobody has drawn is found there all the same. */
const LISTING_KINDS = ['allInOne', 'board', 'LMS'] as const satisfies readonly MissionKind[]

export function isListingKind(kind: MissionKind): boolean {
  return LISTING_KINDS.some((listing) => listing === kind)
}

/** Where it is another one than the kind's own name. */
const ROUTE_WORDS: Partial<Record<MissionKind, string>> = {
  allInOne: 'mission',
  staticmap: 'map',
  movingmap: 'map',
}

export function missionPath(kind: MissionKind, missionId: string, missionName: string): string {
  return `/app/game/plot/${ROUTE_WORDS[kind] ?? kind}/${segment(missionId)}/${segment(missionName)}`
}

/** A name of dots alone would lead up the address. */
function segment(text: string): string {
  return encodeURIComponent(text).replace(/^\.{1,2}$/, (dots) => '%2E'.repeat(dots.length))
}
