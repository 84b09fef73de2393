import type { GalleryMission } from '#shared/scene/gallery.ts'

/** A fake typed by what the developer's server says; a test says only what it is about. */
export function aGalleryMission(given: Partial<GalleryMission> = {}): GalleryMission {
  return {
    id: 'harbour',
    type: 'allInOne',
    align: 'center',
    names: {},
    missions: [],
    tasks: [],
    assistant: null,
    film: null,
    scene: null,
    mobileScene: null,
    cost: null,
    ...given,
  }
}
