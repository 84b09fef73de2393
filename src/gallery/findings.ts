import type { Gallery, GalleryFinding } from '#shared/scene/gallery.ts'
import type { Place } from './address.ts'

/** What was found in the folder of a scene. */
export function findingsOf(
  findings: readonly GalleryFinding[],
  { adventure, mission }: Place,
): GalleryFinding[] {
  return findings.filter(({ file }) => file.startsWith(`${adventure}/${mission}/`))
}

/** What was found where no scene tells of it: in files of an adventure, or beside all of them. */
export function findingsElsewhere({ adventures, findings }: Gallery): GalleryFinding[] {
  const folders = adventures.flatMap(({ id, missions }) => missions.map((mission) => `${id}/${mission.id}/`))
  return findings.filter(({ file }) => !folders.some((folder) => file.startsWith(folder)))
}

export function countErrors(findings: readonly GalleryFinding[]): number {
  return findings.filter(({ severity }) => severity === 'error').length
}
