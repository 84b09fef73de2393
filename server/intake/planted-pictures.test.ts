import sharp, { type Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'
import { BOTH, drawn, missesOf, SHOP, type Mistake } from './testing/planted.ts'
import { element, layOutWorld, smallWorld, svg, type Files } from './testing/small-world.ts'

const GREET = 'isle/shop/element greet.png'
const SQUARE = '<rect x="360" y="120" width="100" height="100" fill="#c84"/>'

/** The shop with one of its elements as a picture of its own. */
function greetAs(content: Buffer | string, file = GREET): Files {
  return { ...drawn(element('sweep', 120, 120)), [file]: content }
}

/** A full canvas with a square where "greet" stands. */
function canvas(): Sharp {
  const base = sharp({ create: { width: 640, height: 360, channels: 4, background: '#0000' } })
  return base.composite([{ input: Buffer.from(svg(SQUARE)) }])
}

/** Photos have no holes: all of the canvas. */
const photo = (): Sharp => sharp({ create: { width: 640, height: 360, channels: 3, background: '#246' } })
const noise = (): Sharp =>
  sharp({
    create: {
      width: 640,
      height: 360,
      channels: 3,
      background: '#246',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })

async function buildShop(files: Files) {
  const world = await layOutWorld({ ...smallWorld(), ...files })
  const { adventures, findings } = await world.build()
  await world.clear()
  const reported = findings.map(({ file, problem }) => `${file}: ${problem}`)
  return { reported, scene: adventures[0]?.missions.find(({ id }) => id === 'shop')?.scene ?? null }
}

describe('pictures of any sort that a program writes [DESIGN-1] [STAGE-7]', () => {
  it.each<[string, string, () => Promise<Buffer>]>([
    ['16 bits a channel', GREET, () => canvas().toColourspace('rgb16').png().toBuffer()],
    ['a palette', GREET, () => canvas().png({ palette: true }).toBuffer()],
    ['grey and transparent', GREET, () => canvas().greyscale().png().toBuffer()],
    ['a WebP that is called PNG', GREET, () => canvas().webp({ lossless: true }).toBuffer()],
    ['an SVG that is called PNG', GREET, () => Promise.resolve(Buffer.from(svg(SQUARE)))],
    ['capitals in its name', 'isle/shop/Element Greet.PNG', () => canvas().png().toBuffer()],
    [
      'a photo that lies on its side in its file',
      GREET,
      async () => {
        const upright = await canvas().png().toBuffer()
        return sharp(await sharp(upright).rotate(270).png().toBuffer())
          .withExif({})
          .withMetadata({ orientation: 6 })
          .png()
          .toBuffer()
      },
    ],
  ])('shows %s where it stands', async (_, file, make) => {
    const { reported, scene } = await buildShop(greetAs(await make(), file))
    expect(reported).toEqual([])
    const box = scene?.elements.find(({ id }) => id === 'greet')?.picture.box
    const tens = [box?.x, box?.y, box?.width, box?.height].map((units) => Math.round((units ?? 0) / 10))
    expect(tens).toEqual([36, 12, 10, 10])
  })

  it.each<[string, () => Promise<Buffer>]>([
    ['in grey', () => photo().greyscale().jpeg().toBuffer()],
    ['that comes bit by bit', () => photo().jpeg({ progressive: true }).toBuffer()],
  ])('shows a JPEG %s as the background', async (_, make) => {
    const groups = element('sweep', 120, 120) + element('greet', 360, 120)
    const { reported, scene } = await buildShop({
      [SHOP]: svg(groups),
      'isle/shop/background.jpg': await make(),
    })
    expect(reported).toEqual([])
    expect(scene?.background).not.toBeNull()
  })
})

it('draws a layer in which words stand without them, and says how letters are drawn', async () => {
  const lettered = svg(`${SQUARE}<text x="20" y="40" font-size="40">Shop</text>`)
  const { reported, scene } = await buildShop(greetAs(lettered, 'isle/shop/element greet.svg'))
  expect(reported).toEqual(['isle/shop/element greet.svg: line 1: has words drawn into the art'])
  const box = scene?.elements.find(({ id }) => id === 'greet')?.picture.box
  expect([Math.round((box?.x ?? 0) / 10), Math.round((box?.width ?? 0) / 10)]).toEqual([36, 10])
})

const MISTAKES: Mistake[] = [
  {
    title: 'a GIF that is named as an element',
    plant: () => ({ 'isle/shop/element broom.gif': Buffer.from('GIF89a') }),
    file: 'isle/shop/element broom.gif',
    problem: /is a GIF/,
    hint: /PNG, WebP or SVG/,
  },
  {
    title: 'an empty file',
    plant: () => greetAs(''),
    file: GREET,
    problem: /^is empty$/,
    hint: /Export it again/,
  },
  {
    title: 'a picture of which only the head was saved',
    plant: async () => greetAs((await canvas().png().toBuffer()).subarray(0, 60)),
    file: GREET,
    problem: /^is broken$|cannot be opened/,
    hint: /Export it again/,
  },
  {
    title: 'a picture that is cut off in the middle',
    plant: async () => {
      const whole = await noise().png().toBuffer()
      return greetAs(whole.subarray(0, whole.length / 2))
    },
    file: GREET,
    problem: /^is broken$/,
    hint: /may be cut off/,
  },
  {
    title: 'a JPEG that is cut off in the middle',
    plant: async () => {
      const whole = await noise().jpeg().toBuffer()
      return { [SHOP]: svg(BOTH), 'isle/shop/background.jpg': whole.subarray(0, whole.length / 2) }
    },
    file: 'isle/shop/background.jpg',
    problem: /^is broken$/,
    hint: /may be cut off/,
  },
  {
    title: 'a GIF that is called PNG',
    plant: async () => greetAs(await canvas().gif().toBuffer()),
    file: GREET,
    problem: /^is gif inside$/,
    hint: /PNG, WebP or SVG/,
  },
  {
    title: 'a TIFF that is called PNG',
    plant: async () => greetAs(await canvas().tiff().toBuffer()),
    file: GREET,
    problem: /^is tiff inside$/,
    hint: /PNG, WebP or SVG/,
  },
  {
    title: 'a picture that unpacks to 100 million pixels',
    plant: async () => {
      const huge = sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: '#fff' } })
      return greetAs(await huge.png().toBuffer())
    },
    file: GREET,
    problem: /10000 x 10000 px/,
    hint: /at most 4096 px/,
  },
  {
    title: 'a program that is called PNG',
    plant: () => greetAs('#!/bin/sh\nrm -rf /'),
    file: GREET,
    problem: /cannot be opened/,
    hint: /Export it again/,
  },
  {
    title: 'a web page that is called PNG',
    plant: () => greetAs('<!doctype html><script>alert(1)</script>'),
    file: GREET,
    problem: /not an SVG/,
    hint: /Export it again/,
  },
  {
    title: 'a picture in which nothing can be seen',
    plant: async () => {
      const nothing = sharp({ create: { width: 640, height: 360, channels: 4, background: '#0000' } })
      return greetAs(await nothing.png().toBuffer())
    },
    file: GREET,
    problem: /nothing can be seen in "element greet"/,
    hint: /Draw something/,
  },
  ...(
    [
      ['a script', '<script>alert(1)</script>', /contains <script>/],
      ['an event handler', '<rect onload="x()" width="9" height="9"/>', /event handler onload/],
      ['a link', '<image href="https://example.org/a.png" width="9" height="9"/>', /refers to "https:/],
      ['a file of this machine', '<image href="/etc/passwd" width="9" height="9"/>', /refers to "\/etc/],
      ['a style from outside', '<style>@import url(a.css);</style>', /loads something from outside/],
      ['groups without end', `${'<g>'.repeat(9000)}${'</g>'.repeat(9000)}`, /nested more than/],
    ] satisfies [string, string, RegExp][]
  ).map(([title, inside, problem]) => ({
    title: `a drawing with ${title}`,
    plant: () => greetAs(svg(SQUARE + inside), 'isle/shop/element greet.svg'),
    file: 'isle/shop/element greet.svg',
    problem,
    hint: /Remove|Embed|url\(#|flatter/,
  })),
  {
    title: 'a drawing that holds itself a thousand million times',
    plant: () => {
      const levels = Array.from({ length: 9 }, (_, index) => {
        const uses = `<use href="#l${index}"/>`.repeat(10)
        return `<g id="l${index + 1}">${uses}</g>`
      })
      const bomb = svg(`<defs><rect id="l0" width="9" height="9"/>${levels.join('')}</defs><use href="#l9"/>`)
      return greetAs(bomb, 'isle/shop/element greet.svg')
    },
    file: 'isle/shop/element greet.svg',
    problem: /cannot be rendered/,
    hint: /Simplify it/,
  },
  {
    title: 'a drawing that holds a picture of 100 million pixels',
    plant: async () => {
      const huge = sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: '#fff' } })
      const data = (await huge.png().toBuffer()).toString('base64')
      return greetAs(
        svg(`<image href="data:image/png;base64,${data}" width="9" height="9"/>`),
        'isle/shop/element greet.svg',
      )
    },
    file: 'isle/shop/element greet.svg',
    problem: /contains a picture of 10000 x 10000 px/,
    hint: /at most 4096 px/,
  },
  {
    title: 'a background that is broken',
    plant: () => ({
      [SHOP]: svg(element('sweep', 120, 120) + element('greet', 360, 120)),
      'isle/shop/background.png': 'nothing',
    }),
    file: 'isle/shop/background.png',
    problem: /cannot be opened/,
    hint: /Export it again/,
  },
  {
    title: 'an element that is broken, not of its light too',
    plant: async () => ({
      ...drawn(element('sweep', 120, 120) + element('sweep light', 130, 130)),
      [GREET]: '',
      'isle/shop/element greet light.png': await canvas().png().toBuffer(),
    }),
    file: GREET,
    problem: /is empty/,
    hint: /Export it again/,
  },
  {
    title: 'a drawing that is broken, not of what stands beside it in pictures',
    plant: async () => ({ [SHOP]: '<svg', [GREET]: await canvas().png().toBuffer() }),
    file: SHOP,
    problem: /broken XML|not an SVG/,
    hint: /Export it again/,
  },
]

it.each(MISTAKES)(
  'reports $title as a picture of a scene: file, problem and hint, once [STAGE-7] [DESIGN-3] [DATA-4]',
  async (mistake) => {
    expect(await missesOf(mistake)).toEqual([])
  },
)
