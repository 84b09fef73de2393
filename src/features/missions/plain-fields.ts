import type { MissionFields } from '#shared/scene/tree.ts'

/** A mission of which nothing but its name is told. */
export function plainFields(missionId: string, missionName: string): MissionFields {
  return {
    missionId,
    missionName,
    missionBackground: null,
    missionBackgroundVideo: null,
    missionThumbnail: null,
    missionAlign: 'center',
    assistant: null,
  }
}
