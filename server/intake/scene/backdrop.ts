import type { MissionKind } from '#shared/domain/mission-kinds.ts'

const BACKDROP_KINDS: readonly MissionKind[] = ['board', 'LMS', 'onboarding', 'easter_egg']

/** The kinds whose drawing only stands behind: what they hold is tiles, lists or screens, and needs no place in it. */
export function isBackdropOnly(kind: MissionKind): boolean {
  return BACKDROP_KINDS.includes(kind)
}
