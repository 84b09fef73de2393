import { expect, it } from 'vitest'
import { drawnPlaces } from './drawn-places.ts'

it('reads places from the names of their pictures, and from nothing else [DESIGN-4]', () => {
  const paths = [
    ...['harbour/element lamp.png', 'harbour/02_element old-bell done.webp', 'harbour/light rope.svg'],
    ...['market/mobile element stall.jpg', 'harbour/layer hills.png', 'harbour/background.png'],
    ...['harbour/scene.svg', 'harbour/element note.json', 'pictures/old/element deep.png', 'element top.png'],
  ]
  expect(drawnPlaces(paths)).toEqual(['lamp', 'old-bell', 'rope', 'stall'])
})
