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

it('gives a document of single groups what they use, and what that uses, and no more', () => {
  const picture = new Picture(40, 20)
  const paint = picture.linear([[0, '#fff']])
  const body = picture.define((id) => `<g id="${id}"><path fill="${paint}"/></g>`)
  picture.blur(3)
  const markup = picture.markup([`<g id="layer sea"><use href="#${body}"/></g>`])
  expect([...markup.matchAll(/id="([^"]*)"/g)].map(([, id]) => id)).toEqual(['d0', 'd1', 'layer sea'])
})

it('keeps equal definitions once', () => {
  const picture = new Picture(40, 20)
  expect(picture.blur(3)).toBe(picture.blur(3))
  expect(picture.blur(3)).not.toBe(picture.blur(4))
})
