import { afterEach, beforeEach, expect, it, vi, type MockInstance } from 'vitest'
import type { Gallery } from '#shared/scene/gallery.ts'
import { desk, openPlace } from './desk.ts'
import { keepAddress } from './keep-address.ts'
import { aGalleryMission } from './testing/missions.ts'

const gallery: Gallery = {
  adventures: [
    {
      id: 'isles',
      names: {},
      languages: ['en'],
      missions: [aGalleryMission({ id: 'harbour' }), aGalleryMission({ id: 'keep' })],
    },
  ],
  findings: [],
}
const at = (mission: string) => ({ adventure: 'isles', mission })
/** As the address bar, Back and Forward do it. */
const goTo = (hash: string) => {
  history.replaceState(null, '', hash)
  window.dispatchEvent(new Event('hashchange'))
}

let stop: () => void
let pushed: MockInstance
beforeEach(() => {
  history.replaceState(null, '', '#')
  desk.setState({ gallery, place: null, device: 'desktop' })
  pushed = vi.spyOn(history, 'pushState')
  stop = keepAddress()
})
afterEach(() => {
  stop()
  pushed.mockRestore()
})

it('puts what is looked at into the address; another scene is a step that Back undoes', () => {
  openPlace(at('harbour'))
  expect([location.hash, pushed.mock.calls.length]).toEqual(['#isles/harbour/desktop', 0])
  openPlace(at('keep'))
  expect([location.hash, pushed.mock.calls.length]).toEqual(['#isles/keep/desktop', 1])
  desk.setState({ device: 'phone' })
  expect([location.hash, pushed.mock.calls.length]).toEqual(['#isles/keep/phone', 1])
})

it('looks at what stands in a changed address, and at nothing else than there is', () => {
  openPlace(at('harbour'))
  goTo('#isles/keep/phone')
  expect(desk.getState()).toMatchObject({ place: at('keep'), device: 'phone' })
  goTo('#isles/keep/desktop')
  expect(desk.getState()).toMatchObject({ place: at('keep'), device: 'desktop' })
  goTo('#isles/nowhere/desktop')
  expect([desk.getState().place, location.hash]).toEqual([at('harbour'), '#isles/harbour/desktop'])
  expect(pushed).not.toHaveBeenCalled()
})
