import { expect, it } from 'vitest'
import { readLayers } from './layers.ts'
import { Picture } from './lib/picture.ts'

it('finds the top-level groups and not the ones inside them', () => {
  const picture = new Picture(40, 20)
  picture.group('background', '<g filter="none"><path d="M0 0"/></g>')
  picture.group('layer waves', '<path d="M1 1"/>', 40)
  const { width, height, groups } = readLayers(picture.markup())
  expect([width, height]).toEqual([40, 20])
  expect(groups.map(({ name }) => name)).toEqual(['background', 'layer waves'])
  expect(groups[0]?.markup).toMatch(/^<g id="background">[^]*<\/g>\n<\/g>$/)
})

it('keeps equal definitions once', () => {
  const picture = new Picture(40, 20)
  expect(picture.blur(3)).toBe(picture.blur(3))
  expect(picture.blur(3)).not.toBe(picture.blur(4))
})
