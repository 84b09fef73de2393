import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawn, missesOf, SHOP, type Mistake } from './testing/planted.ts'
import { background, element, layOutWorld, smallWorld, svg, type Files } from './testing/small-world.ts'

const BOTH = element('sweep', 120, 120) + element('greet', 240, 120)
const canvas = (y = 120) =>
  sharp({ create: { width: 640, height: 360, channels: 4, background: '#0000' } }).composite([
    { input: Buffer.from(svg(`<rect x="240" y="${y}" width="100" height="100" fill="#c84"/>`)) },
  ])

/** A file beside a shop that lacks nothing. */
async function beside(file: string): Promise<Files> {
  return { [SHOP]: svg(background() + BOTH), [`isle/shop/${file}`]: await canvas(230).png().toBuffer() }
}

const NAMED: readonly [string, RegExp][] = [
  ['Hintergrund.png', /^Call it "background\.png"\.$/],
  ['tło.png', /^Call it "background\.png"\.$/],
  ['Warstwa chmury.png', /^Call it "layer chmury\.png"\.$/],
  ['greet.png', /^Call it "element greet\.png"\.$/],
  ['Greet element.png', /^Call it "element greet\.png"\.$/],
  ['scene mobile.svg', /^Call it "mobile scene\.svg"\.$/],
  ['scene.json.txt', /^Call it "scene\.json": some systems hide the ending/],
  ['scene.pdf', /^Export the drawing as SVG \(scene\.svg\)/],
  ['layers.zip', /^Unpack it here/],
]

const DRAWN_WRONGLY = [
  'element greet copy.png',
  'element greet (1).png',
  'element greet@2x.png',
  'element gręet.png',
]

const MISTAKES: Mistake[] = [
  ...NAMED.map(([file, hint]): Mistake => ({
    title: file,
    plant: () => beside(file),
    file: `isle/shop/${file}`,
    problem: /^is used by nothing$/,
    hint,
    severity: 'advice',
  })),
  ...DRAWN_WRONGLY.map((file): Mistake => ({
    title: file,
    plant: async () => ({
      ...drawn(element('sweep', 120, 120)),
      [`isle/shop/${file}`]: await canvas().png().toBuffer(),
    }),
    file: `isle/shop/${file}`,
    problem: /^there is no "element greet" for "greet"$/,
    hint: /^Did you mean "gr/,
  })),
  {
    title: 'background mobile.png',
    plant: () => beside('background mobile.png'),
    file: 'isle/shop/background mobile.png',
    problem: /is more than a background$/,
    hint: /^Call it "mobile background\.png"\.$/,
  },
  {
    title: 'element żarówka.png',
    plant: () => beside('element żarówka.png'),
    file: 'isle/shop/element żarówka.png',
    problem: /^"element żarówka" opens nothing$/,
    hint: /^Write tasks\/zarowka\.json or a mission zarowka, and call it "element zarowka"/,
  },
  {
    title: 'an element of several frames',
    plant: async () => ({
      ...drawn(element('sweep', 120, 120)),
      'isle/shop/element greet.webp': await sharp(
        [await canvas().png().toBuffer(), await canvas().negate().png().toBuffer()],
        { join: { animated: true } },
      )
        .webp({ lossless: true })
        .toBuffer(),
    }),
    file: 'isle/shop/element greet.webp',
    problem: /^moves, and only its first frame is shown$/,
    hint: /background\.webm/,
    severity: 'advice',
  },
]

describe('files as people name them', () => {
  it.each(MISTAKES)('says how $title is meant to be called, once [DESIGN-3]', async (mistake) => {
    expect(await missesOf(mistake)).toEqual([])
  })

  it('is silent of what systems and editors leave behind [DESIGN-3]', async () => {
    const left = {
      'isle/shop/Thumbs.db': 'x',
      'isle/shop/desktop.ini': 'x',
      'isle/shop/scene.svg~': 'x',
      'isle/~$notes.docx': 'x',
    }
    const world = await layOutWorld({ ...smallWorld(), ...left })
    const { findings } = await world.build()
    await world.clear()
    expect(findings).toEqual([])
  })
})
