import type { Layer } from 'ag-psd'
import { describe, expect, it } from 'vitest'
import { missesOf, SHOP, type Mistake } from './testing/planted.ts'
import { documentOf, ground, group, plainPsd, layer, psdOf, type PlainLayer } from './testing/psd-samples.ts'

const PSD = 'isle/shop/scene.psd'
const SWEEP = layer('element sweep', [120, 120, 100, 100])
const GREET = layer('element greet', [360, 120, 100, 100])
const drawn = (...more: Layer[]): Buffer => psdOf([ground(), SWEEP, GREET, ...more])
const hill = (more: Layer): Layer => layer('layer hill', [0, 260, 640, 100], [60, 90, 60, 255], more)
const WHOLE = drawn()

function refused(title: string, content: Buffer, problem: RegExp, hint: RegExp): Mistake {
  return { title, plant: () => ({ [PSD]: content }), without: [SHOP], file: PSD, problem, hint }
}

const plain = (name: string, side = 4): PlainLayer => ({
  name,
  area: [0, 0, side, side],
  colour: () => [0.5, 0.5, 0.5, 1],
})

const RGB = /Image > Mode > RGB Color/
const REFUSED: Mistake[] = [
  refused(
    'in black and white',
    documentOf(Buffer.alloc(0), { mode: 0 }),
    /^is in black and white \(Bitmap\)/,
    RGB,
  ),
  refused('in indexed colours', documentOf(Buffer.alloc(0), { mode: 2 }), /^is in indexed colours/, RGB),
  refused('in CMYK', documentOf(Buffer.alloc(0), { mode: 4 }), /^is in the colours of print \(CMYK\)/, RGB),
  refused('in several channels', documentOf(Buffer.alloc(0), { mode: 7 }), /\(Multichannel\)/, RGB),
  refused('in duotone', documentOf(Buffer.alloc(0), { mode: 8 }), /^is in duotone/, RGB),
  refused('in Lab', documentOf(Buffer.alloc(0), { mode: 9 }), /^is in Lab colours/, RGB),
  refused('without layers', documentOf(Buffer.alloc(0)), /^has no layers/, /"Layers" ticked/),
  refused(
    'that is another file inside',
    Buffer.from('GIF89a'.padEnd(60)),
    /^is not a Photoshop document/,
    /Save it as PSD/,
  ),
  refused('that is empty', Buffer.alloc(0), /^is cut off/, /Save it again/),
  refused('that is cut off', WHOLE.subarray(0, 2000), /^is cut off/, /Save it again/),
  refused(
    'that is too large',
    documentOf(Buffer.alloc(0), { width: 29_000, height: 29_000 }),
    /^is 29000 x 29000 px/,
    /Image Size.*4096/,
  ),
  refused(
    'of thousands of layers',
    plainPsd(Array.from({ length: 2001 }, (_, index) => plain(`layer ${index}`, 1))),
    /^has 2001 layers, more than 2000$/,
    /Merge/,
  ),
]

const SHOWN: Mistake[] = [
  {
    title: 'words',
    plant: () => ({
      [PSD]: drawn(layer('layer sign', [0, 0, 60, 20], undefined, { text: { text: 'Shop' } })),
    }),
    without: [SHOP],
    file: PSD,
    problem: /^the layer "layer sign" is words: they are left out$/,
    hint: /text\/\*\.json.*Rasterize Type/,
  },
  {
    title: 'an adjustment layer',
    plant: () => ({
      [PSD]: drawn(group('layer hills', [hill({}), { name: 'Darker', adjustment: { type: 'invert' } }])),
    }),
    without: [SHOP],
    file: PSD,
    problem: /^the layer "Darker" is an adjustment layer, which is left out$/,
    hint: /Merge Down/,
  },
  {
    title: 'effects, by their names, and not those that are switched off',
    plant: () => ({
      [PSD]: drawn(
        hill({
          effects: {
            dropShadow: [{ enabled: true, opacity: 1 }],
            stroke: [{ enabled: false, opacity: 1 }],
            innerGlow: { enabled: true, opacity: 1 },
          },
        }),
      ),
    }),
    without: [SHOP],
    file: PSD,
    problem: /^the layer "layer hill" has effects \(drop shadow, inner glow\), which are left out$/,
    hint: /Rasterize > Layer Style/,
  },
  {
    title: 'a layer that blends with what lies below',
    plant: () => ({ [PSD]: drawn(hill({ blendMode: 'multiply' })) }),
    without: [SHOP],
    file: PSD,
    problem: /^the layer "layer hill" blends with what lies below it in Photoshop/,
    hint: /Blend modes count within a named group/,
    severity: 'advice',
  },
  {
    title: 'a way of blending that is not known',
    plant: () => ({
      [PSD]: drawn(
        group('layer hills', [hill({}), layer('Tint', [0, 260, 9, 9], undefined, { blendMode: 'hue' })]),
      ),
    }),
    without: [SHOP],
    file: PSD,
    problem: /^the layer "Tint" blends in a way that is not known here/,
    hint: /Merge/,
    severity: 'advice',
  },
  {
    title: 'layers without a name that says something, once',
    plant: () => ({
      [PSD]: drawn(...['Obiekt 1', 'Obiekt 2', 'x', 'y', 'z'].map((name) => layer(name, [0, 0, 9, 9]))),
    }),
    without: [SHOP],
    file: PSD,
    problem: /^"Obiekt 1", "Obiekt 2", "x", "y" \(and 1 more\) are nothing that can be shown$/,
    hint: /move them into groups.*"Obiekt 1" is "element 1"/,
  },
  {
    title: 'a name that is nearly one',
    plant: () => ({ [PSD]: drawn(group('elment lamp', [layer('Layer 1', [0, 0, 9, 9])])) }),
    without: [SHOP],
    file: PSD,
    problem: /^the group "elment lamp" is nothing that can be shown$/,
    hint: /Did you mean "element lamp"\?/,
  },
  {
    title: 'a document under another name',
    plant: () => ({ 'isle/shop/Shop final.psd': WHOLE }),
    without: [SHOP],
    file: 'isle/shop/Shop final.psd',
    problem: /^is a Photoshop document that is not called "scene\.psd"$/,
    hint: /Call it "scene\.psd"/,
  },
]

describe('a Photoshop document that cannot be read', () => {
  it.each(REFUSED)('is refused with its mend: $title [DESIGN-1]', async (mistake) => {
    const misses = await missesOf(mistake)
    // what the scene then lacks follows from it
    expect(misses.filter((miss) => miss.startsWith('not reported') || miss.includes(PSD))).toEqual([])
  })
})

describe('what is shown otherwise than in Photoshop', () => {
  it.each(SHOWN)('is told by the names of the layers: $title [DESIGN-1]', async (mistake) => {
    expect(await missesOf(mistake)).toEqual([])
  })
})
