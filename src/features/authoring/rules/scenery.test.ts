import { expect, it } from 'vitest'
import { asScenery, picturesOfPlace } from './scenery.ts'

const DRAWING = [
  '<svg><g id="background"/>',
  '<g id="element old-lamp"><path d="M0 0"/></g>',
  '<g id="element old-lamp done" style="fill:red;display:inline"/><g inkscape:label="element old lamp light" id="g7"/>',
  '<g id="element old-lamp-post"/></svg>',
].join('\n')

it('makes scenery of a place that is drawn, and hides how it looks when done or lit [AUTHOR-1]', () => {
  expect(asScenery(DRAWING, 'old-lamp').split('\n')).toEqual([
    '<svg><g id="background"/>',
    '<g id="layer old-lamp"><path d="M0 0"/></g>',
    '<g id="element old-lamp done" style="fill:red;display:none"/><g display="none" inkscape:label="element old lamp light" id="g7"/>',
    '<g id="element old-lamp-post"/></svg>',
  ])
})

it('leaves a drawing alone that does not have the place [AUTHOR-1]', () => {
  expect(asScenery(DRAWING, 'bell')).toBe(DRAWING)
  expect(asScenery(DRAWING, 'lamp')).toBe(DRAWING)
})

it('knows the files that are pictures of the place alone [AUTHOR-1]', () => {
  const own = ['harbour/element lamp.svg', 'harbour/element lamp done.svg', 'harbour/mobile element lamp.svg']
  const others = [
    ...['harbour/scene.svg', 'harbour/element lamp-post.svg', 'harbour/pictures/lamp.svg'],
    ...['market/element lamp.svg', 'harbour/layer lamp.svg', 'harbour/tasks/lamp.json'],
  ]
  expect(picturesOfPlace([...own, ...others], 'harbour', 'lamp')).toEqual(own)
})

it('hides also what says itself how it is displayed, once [AUTHOR-1]', () => {
  const drawing = '<svg><g id="element lamp"/><g id="element lamp done" display="inline" fill="red"/></svg>'
  expect(asScenery(drawing, 'lamp')).toBe(
    '<svg><g id="layer lamp"/><g display="none" id="element lamp done" fill="red"/></svg>',
  )
})
