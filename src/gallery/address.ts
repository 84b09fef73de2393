import { LANGUAGE_CODES, type Language } from '#shared/domain/languages.ts'
import type { Gallery, GalleryMission } from '#shared/scene/gallery.ts'
import { deviceOf, type DeviceId } from './devices.ts'

/** What is looked at: it stands in the address, so that a reload finds it and a link can be sent. */
export interface Place {
  adventure: string
  mission: string
}

/** `#lantern-isles/harbour/phone`; a part that is not there is null. */
export function readAddress(hash: string): { place: Place | null; device: DeviceId } {
  const [adventure, mission, device] = hash.replace(/^#/, '').split('/')
  return { place: adventure && mission ? { adventure, mission } : null, device: deviceOf(device).id }
}

export function addressOf({ adventure, mission }: Place, device: DeviceId): string {
  return `#${adventure}/${mission}/${device}`
}

/** The place if it is still there, or the first one with a drawing. */
export function placeIn(gallery: Gallery, wanted: Place | null): Place | null {
  const places = gallery.adventures.flatMap(({ id, missions }) =>
    missions.map((mission) => ({
      place: { adventure: id, mission: mission.id },
      isDrawn: mission.scene !== null,
    })),
  )
  const isWanted = ({ place }: (typeof places)[number]) =>
    place.adventure === wanted?.adventure && place.mission === wanted.mission
  return (places.find(isWanted) ?? places.find(({ isDrawn }) => isDrawn) ?? places[0])?.place ?? null
}

/** Those in which the adventure can be played; all of the platform's while there is none. */
export function languagesAt(gallery: Gallery | null, place: Place | null): readonly Language[] {
  return gallery?.adventures.find(({ id }) => id === place?.adventure)?.languages ?? LANGUAGE_CODES
}

export function missionAt(gallery: Gallery | null, place: Place | null): GalleryMission | null {
  const adventure = gallery?.adventures.find(({ id }) => id === place?.adventure)
  return adventure?.missions.find(({ id }) => id === place?.mission) ?? null
}
