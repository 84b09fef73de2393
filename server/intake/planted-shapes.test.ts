import sharp, { type Sharp } from 'sharp'
import { expect, it } from 'vitest'
import { BOTH, drawn, missesOf, SHOP, withCard, withScene, type Mistake } from './testing/planted.ts'
import { element, layOutWorld, smallWorld, svg, type Files } from './testing/small-world.ts'

const GREET = 'isle/shop/element greet.png'
const BACKGROUND = 'isle/shop/background.jpg'

/** The shop with one of its elements as a picture of its own. */
function greetAs(content: Buffer | string, file = GREET): Files {
  return { ...drawn(element('sweep', 120, 120)), [file]: content }
}

/** The shop with a background of its own; the size of the canvas stands in scene.json. */
function backgroundAs(content: Buffer): Files {
  return { [SHOP]: svg(BOTH), [BACKGROUND]: content }
}

/** Where no list lies over them on any screen. */
const LEFT = element('sweep', 120, 120) + element('greet', 240, 120)

const photo = (width = 640, height = 360, background = '#246'): Sharp =>
  sharp({ create: { width, height, channels: 3, background } })
/** A piece that is no full canvas. */
const piece = (): Sharp => sharp({ create: { width: 100, height: 100, channels: 4, background: '#c84' } })

const MISTAKES: Mistake[] = [
  {
    title: 'a JPEG over the whole canvas that is called PNG',
    plant: async () => greetAs(await photo().jpeg().toBuffer()),
    file: GREET,
    problem: /^is a JPEG inside, which covers the whole scene$/,
    hint: /no transparency: export it as PNG or WebP/,
  },
  {
    title: 'a PNG over the whole canvas without a transparent point',
    plant: async () => ({
      ...greetAs(await photo().png().toBuffer(), 'isle/shop/element sweep.png'),
      ...drawn(element('greet', 360, 120)),
    }),
    file: 'isle/shop/element sweep.png',
    problem: /^"element sweep" covers the whole canvas$/,
    hint: /on a transparent canvas/,
  },
  {
    title: 'a picture that scene.json puts outside of the canvas',
    plant: async () => ({
      ...greetAs(await piece().png().toBuffer()),
      ...withScene({ size: [640, 360], elements: { greet: { at: [760, 120] } } }),
    }),
    file: 'isle/shop/scene.json',
    problem: /^elements\.greet\.at \[760, 120\] lies outside of the canvas of 640 x 360$/,
    hint: /its picture of 100 x 100 stands, from \[0, 0\] to \[540, 260\]/,
  },
  {
    title: 'a picture that scene.json puts over the edge of the canvas',
    plant: async () => ({
      ...greetAs(await piece().png().toBuffer()),
      ...withScene({ size: [640, 360], elements: { greet: { at: [600, 120] } } }),
    }),
    file: 'isle/shop/scene.json',
    problem: /^elements\.greet\.at \[600, 120\] puts it over the edge of the canvas/,
    hint: /The canvas is 640 x 360/,
  },
  {
    title: 'a layer that scene.json puts outside of the canvas',
    plant: async () => ({
      'isle/shop/layer hut.png': await piece().png().toBuffer(),
      ...withScene({ size: [640, 360], layers: { hut: { at: [20, -300] } } }),
    }),
    file: 'isle/shop/scene.json',
    problem: /^layers\.hut\.at \[20, -300\] lies outside/,
    hint: /from \[0, 0\]/,
  },
  {
    title: 'a background in the colours of print',
    plant: async () => backgroundAs(await photo().toColourspace('cmyk').jpeg().toBuffer()),
    file: BACKGROUND,
    problem: /^is in the colours of print \(CMYK\)/,
    hint: /Export it in RGB, with the profile sRGB/,
    severity: 'advice',
  },
  {
    title: 'a picture of a card in the colours of print',
    plant: async () => ({
      ...withCard({ picture: 'mug.jpg', question: { answers: ['yes', 'no'], correct: ['yes'] } }),
      'isle/pictures/mug.jpg': await photo().toColourspace('cmyk').jpeg().toBuffer(),
    }),
    file: 'isle/pictures/mug.jpg',
    problem: /^is in the colours of print \(CMYK\)/,
    hint: /Export it in RGB, with the profile sRGB/,
    severity: 'advice',
  },
  {
    title: 'a background of 4:3 on a canvas of 16:9',
    plant: async () => backgroundAs(await photo(800, 600).jpeg().toBuffer()),
    file: BACKGROUND,
    problem:
      /^is 800 x 600 \(4:3\), and the canvas is 640 x 360 \(16:9\): 75 px are cut off above and below$/,
    hint: /such as 640 x 360/,
    severity: 'advice',
  },
  {
    title: 'a canvas of 16:10',
    plant: () => ({
      [SHOP]: svg('<g id="background"><rect width="640" height="400" fill="#246"/></g>' + LEFT, 640, 400),
      ...withScene({ size: [640, 400] }),
    }),
    file: SHOP,
    problem: /^is 640 x 400 \(16:10\): screens of 16:9 show 640 x 360 of it, and cut 20 off above and below$/,
    hint: /Draw it in 16:9, such as 1920 x 1080/,
    severity: 'advice',
  },
  {
    title: 'a canvas that is wider than a screen',
    plant: () => ({
      [SHOP]: svg('<g id="background"><rect width="840" height="360" fill="#246"/></g>' + BOTH, 840, 360),
      ...withScene({ size: [840, 360] }),
    }),
    file: SHOP,
    problem:
      /^is 840 x 360 \(7:3\): screens of 16:9 show 640 x 360 of it, and cut 100 off on the left and on the right$/,
    hint: /keep all that matters away/,
    severity: 'advice',
  },
]

it.each(MISTAKES)('reports $title: file, problem and hint, once [DESIGN-3]', async (mistake) => {
  expect(await missesOf(mistake)).toEqual([])
})

/** The colour in the middle of the background that is served. */
async function shownColour(files: Files): Promise<number[]> {
  const world = await layOutWorld({ ...smallWorld(), ...files })
  const { adventures } = await world.build()
  const scene = adventures[0]?.missions.find(({ id }) => id === 'shop')?.scene
  const url = scene?.background?.file.url ?? ''
  const served = await sharp(`${world.outDir}${url.replace('/scenes', '')}`)
    .extract({ left: 320, top: 20, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer()
  await world.clear()
  return [...served]
}

const RED = [200, 64, 64]
const isNear = (colour: readonly number[]): boolean =>
  colour.every((value, channel) => Math.abs(value - (RED[channel] ?? 0)) <= 6)

it.each<[string, () => Promise<Files>]>([
  [
    'a picture with the wide colours of a display',
    async () =>
      backgroundAs(await photo(640, 360, '#c84040').withIccProfile('p3').jpeg({ quality: 100 }).toBuffer()),
  ],
  [
    'a drawing with such a picture in it',
    async () => {
      const inside = await photo(640, 360, '#c84040').withIccProfile('p3').png().toBuffer()
      const image = `<image width="640" height="360" href="data:image/png;base64,${inside.toString('base64')}"/>`
      return { [SHOP]: svg(`<g id="background">${image}</g>${BOTH}`) }
    },
  ],
])('shows %s in the colours that its profile means [DESIGN-1]', async (_, make) => {
  expect(await shownColour(await make())).toSatisfy(isNear)
})

it('converts a picture of print inside of a drawing through its profile [DESIGN-1]', async () => {
  const inside = await photo(640, 360, '#c84040').withIccProfile('cmyk').jpeg({ quality: 100 }).toBuffer()
  const href = `data:image/jpeg;base64,${inside.toString('base64')}`
  const groups = `<g id="background"><image width="640" height="360" xlink:href="${href}"/></g>${BOTH}`
  const source = svg(groups).replace('<svg ', '<svg xmlns:xlink="http://www.w3.org/1999/xlink" ')
  const [red = 0, green = 0, blue = 0] = await shownColour({ [SHOP]: source })
  expect([red, green, blue].map((value) => Math.round(value / 32))).toEqual([6, 1, 1])
})
