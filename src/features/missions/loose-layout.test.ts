import { describe, expect, it } from 'vitest'
import { aNode } from '#src/testing/missions.ts'
import type { MeasuredPicture } from './parts/measure-picture.ts'
import { layOut, mobileAddress } from './parts/loose-layout.ts'

/** A picture of 960 x 540 whose lower right quarter is drawn. */
const quarter = (url: string): MeasuredPicture => ({
  url,
  width: 960,
  height: 540,
  seen: { x: 480, y: 270, width: 480, height: 270 },
  hit: [
    { x: 480, y: 270 },
    { x: 960, y: 270 },
    { x: 960, y: 540 },
  ],
})

const having =
  (...known: string[]) =>
  async (url: string) => {
    if (!known.includes(url)) throw new Error('missing')
    return Promise.resolve(quarter(url))
  }

const images = (normal: string, done: string | null = null, hover: string | null = null) => ({
  normal,
  done,
  hover,
})

describe('the layout of pictures that come loose in a tree', () => {
  it('finds the place of a mission where its picture is drawn [STAGE-2] [DATA-2]', async () => {
    const hut = aNode({ id: 'hut', images: images('/hut.png', '/hut-lit.png', '/hut-near.png') })
    const { size, elements } = await layOut(
      { node: aNode({ kind: 'map' }), children: [hut], wantsMobile: false },
      having('/hut.png', '/hut-lit.png', '/hut-near.png'),
    )
    expect(size).toEqual({ width: 1920, height: 1080 })
    const box = { x: 960, y: 540, width: 960, height: 540 }
    const frame = { x: 480, y: 270, width: 480, height: 270 }
    expect(elements).toMatchObject([
      {
        id: 'hut',
        picture: { file: { url: '/hut.png', frame }, box },
        done: { file: { url: '/hut-lit.png' }, box },
        hovered: { file: { url: '/hut-near.png' }, box },
        hit: [
          { x: 960, y: 540 },
          { x: 1920, y: 540 },
          { x: 1920, y: 1080 },
        ],
        label: { x: 1440, y: 1080 },
      },
    ])
  })

  it('stacks all backgrounds, the farthest first [STAGE-3] [DATA-3]', async () => {
    const node = aNode({ kind: 'staticmap', backgrounds: ['/body.webp', '/sky.webp', '/quay.webp'] })
    const { background, layers } = await layOut(
      { node, children: [], wantsMobile: false },
      having('/body.webp', '/sky.webp', '/quay.webp'),
    )
    expect(background?.file.url).toBe('/body.webp')
    expect(layers.map(({ picture, depth }) => [picture.file.url, depth])).toEqual([
      ['/sky.webp', 1],
      ['/quay.webp', 1],
    ])
  })

  it('takes the small picture on phones, and the usual one where there is none [STAGE-3]', async () => {
    expect(mobileAddress('/art/hut.png?v=2')).toBe('/art/mobilehut.png?v=2')
    const node = aNode({ kind: 'map', backgrounds: ['/a/sky.webp', '/a/quay.webp'] })
    const { background, layers } = await layOut(
      { node, children: [], wantsMobile: true },
      having('/a/mobilesky.webp', '/a/sky.webp', '/a/quay.webp'),
    )
    expect(background?.file.url).toBe('/a/mobilesky.webp')
    expect(layers[0]?.picture.file.url).toBe('/a/quay.webp')
  })

  it('keeps the address of what cannot be read, so that the stage names it and shows a placeholder [STAGE-7]', async () => {
    const hut = aNode({ id: 'hut', images: images('/hut.png') })
    const tower = aNode({ id: 'tower', images: images('/tower.png', '/gone.png') })
    const { background, elements } = await layOut(
      {
        node: aNode({ kind: 'map', backgrounds: ['/gone.webp'] }),
        children: [hut, tower],
        wantsMobile: false,
      },
      having('/tower.png'),
    )
    expect(background?.file.url).toBe('/gone.webp')
    expect(elements.map(({ id, picture, done }) => [id, picture.file.url, done?.file.url])).toEqual([
      ['hut', '/hut.png', undefined],
      ['tower', '/tower.png', '/gone.png'],
    ])
  })

  it('presses a picture of other proportions where it is drawn', async () => {
    const square = async (url: string) =>
      Promise.resolve({
        url,
        width: 1000,
        height: 1000,
        seen: { x: 500, y: 400, width: 100, height: 200 },
        hit: [
          { x: 500, y: 400 },
          { x: 600, y: 400 },
          { x: 600, y: 600 },
        ],
      })
    const hut = aNode({ id: 'hut', images: images('/hut.png') })
    const { elements } = await layOut(
      { node: aNode({ kind: 'map' }), children: [hut], wantsMobile: false },
      square,
    )
    expect(elements[0]?.picture.box).toEqual({ x: 960, y: 432, width: 192, height: 216 })
    expect(elements[0]?.hit).toEqual([
      { x: 960, y: 432 },
      { x: 1152, y: 432 },
      { x: 1152, y: 648 },
    ])
  })

  it('names the small picture of an address of any length at once, and none of a picture in the address itself', () => {
    expect(mobileAddress('/art/')).toBe('/art/')
    expect(mobileAddress('data:image/png;base64,AA/AA')).toBe('data:image/png;base64,AA/AA')
    const long = 'a'.repeat(300_000)
    expect(mobileAddress(`/${long}/`)).toBe(`/${long}/`)
  })

  it('makes a moving map as large as its largest picture', async () => {
    const wide = async (url: string) => Promise.resolve({ ...quarter(url), width: 5000, height: 2812 })
    const node = aNode({ kind: 'movingmap', backgrounds: ['/sea.webp'] })
    const { size, safe } = await layOut({ node, children: [], wantsMobile: false }, wide)
    expect(size).toEqual({ width: 3840, height: 2160 })
    expect(safe).toMatchObject(size)
  })
})
