import { expect, it } from 'vitest'
import { elementFiles, layerFiles } from './element-files.ts'

const OTHERS = [
  ...['harbour/scene.svg', 'harbour/pictures/lamp.svg', 'harbour/element lamp.txt'],
  ...['market/element lamp.svg', 'harbour/tasks/lamp.json'],
]

it('knows which files are pictures of a place, however a program has called them [AUTHOR-1]', () => {
  const own = [
    ...['harbour/element lamp.svg', 'harbour/element_old-lamp_done.png', 'harbour/light bell.webp'],
    ...['harbour/mobile element lamp.svg', 'harbour/02 mobile element lamp.png'],
    'harbour/harbour_0003_element lamp.png',
  ]
  expect(elementFiles([...own, ...OTHERS, 'harbour/layer hills.svg'], 'harbour')).toEqual([
    { path: own[0], id: 'lamp', picture: 'normal', isMobile: false },
    { path: own[1], id: 'old-lamp', picture: 'done', isMobile: false },
    { path: own[2], id: 'bell', picture: 'light', isMobile: false },
    { path: own[3], id: 'lamp', picture: 'normal', isMobile: true },
    { path: own[4], id: 'lamp', picture: 'normal', isMobile: true },
    { path: own[5], id: 'lamp', picture: 'normal', isMobile: false },
  ])
})

it('knows the names of layers that are files of their own [AUTHOR-1]', () => {
  const own = ['harbour/layer far-hills.svg', 'harbour/02_layer mist.png', 'harbour/mobile layer sea.png']
  expect(layerFiles([...own, ...OTHERS], 'harbour')).toEqual(['far-hills', 'mist', 'sea'])
})
