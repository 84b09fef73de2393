import { describe, expect, it } from 'vitest'
import type { Gallery } from '#shared/scene/gallery.ts'
import { addressOf, missionAt, placeIn, readAddress } from './address.ts'
import { aGalleryMission } from './testing/missions.ts'
import { zoomToFit } from './devices.ts'

const drawn = { size: { width: 1920, height: 1080 }, safe: { x: 0, y: 0, width: 1, height: 1 } }
const gallery: Gallery = {
  adventures: [
    {
      id: 'isles',
      names: {},
      languages: ['en'],
      missions: [
        aGalleryMission({ id: 'bottle' }),
        aGalleryMission({ id: 'harbour', scene: { ...drawn, background: null, layers: [], elements: [] } }),
      ],
    },
  ],
  findings: [],
}

describe('the address of a scene', () => {
  it('finds scene and screen again', () => {
    const place = { adventure: 'isles', mission: 'harbour' }
    expect(readAddress(addressOf(place, 'phone'))).toEqual({ place, device: 'phone' })
    expect(readAddress('')).toEqual({ place: null, device: 'desktop' })
    expect(readAddress('#isles')).toEqual({ place: null, device: 'desktop' })
  })

  it('opens what is asked for, and the first drawing where that is gone', () => {
    const bottle = { adventure: 'isles', mission: 'bottle' }
    const harbour = { adventure: 'isles', mission: 'harbour' }
    expect(placeIn(gallery, bottle)).toEqual(bottle)
    expect(placeIn(gallery, { adventure: 'isles', mission: 'gone' })).toEqual(harbour)
    expect(placeIn(gallery, null)).toEqual(harbour)
    expect(placeIn({ adventures: [], findings: [] }, harbour)).toBeNull()
    expect(missionAt(gallery, harbour)?.id).toBe('harbour')
  })
})

describe('a screen in its room', () => {
  it('is as small as it takes, and never larger than it is', () => {
    expect(zoomToFit({ width: 1920, height: 1080 }, { width: 960, height: 800 })).toBe(0.5)
    expect(zoomToFit({ width: 390, height: 844 }, { width: 960, height: 422 })).toBe(0.5)
    expect(zoomToFit({ width: 844, height: 390 }, { width: 2000, height: 2000 })).toBe(1)
  })
})
