import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Layer } from 'ag-psd'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { PsdDocument, PsdLayer } from './psd/document.ts'
import { FileBytes } from './psd/file-bytes.ts'
import { openDocument } from './psd/open-document.ts'
import { paintLayer } from './psd/paint.ts'
import { group, plainPsd, layer, psdOf, type SampleFormat, type Rgba } from './testing/psd-samples.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waymark-psd-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function saved(content: Buffer): Promise<{ path: string; document: PsdDocument }> {
  const path = join(folder, 'scene.psd')
  await writeFile(path, content)
  return { path, document: openDocument(path) }
}

/** All of a document, laid together. */
async function painted(content: Buffer): Promise<{ at: (x: number, y: number) => number[] }> {
  const { path, document } = await saved(content)
  const { width, height, format, layers } = document
  const [first] = layers
  if (!first) throw new Error('there is no layer')
  const all: PsdLayer = { ...first, ...WHOLE, children: layers }
  const file = new FileBytes(path)
  const { data } = paintLayer(file, format, all, { left: 0, top: 0, right: width, bottom: height })
  file.close()
  return { at: (x, y) => [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)] }
}

const WHOLE = { mask: null, fill: null, opacity: 1, blend: 'normal', isClipped: false, isHidden: false }
const SMALL = { width: 40, height: 30 }

function close(found: readonly number[], meant: Rgba, off: number): void {
  for (const [part, value] of found.entries())
    expect(Math.abs(value - (meant[part] ?? 0))).toBeLessThanOrEqual(off)
}

describe('pixels of a document', () => {
  /** Light of 32 bits is darker in numbers than the byte of sRGB that shows it. */
  const bytes = (part: number, depth: number): number =>
    depth === 32 && part > 0.003_130_8 ? 255 * (1.055 * part ** (1 / 2.4) - 0.055) : 255 * part
  const colour = (x: number, y: number): Rgba => [x / 20, y / 10, 0.25, x < 2 ? 0.5 : 1]

  it.each<Partial<SampleFormat>>([
    { depth: 8, packing: 'raw' },
    { depth: 8, packing: 'runs' },
    { depth: 8, packing: 'zip' },
    { depth: 8, packing: 'differences' },
    { depth: 16, packing: 'raw' },
    { depth: 16, packing: 'runs' },
    { depth: 16, packing: 'differences' },
    { depth: 32, packing: 'zip' },
    { depth: 32, packing: 'differences' },
    { depth: 8, packing: 'runs', isLarge: true },
    { depth: 16, packing: 'differences', isLarge: true },
    { depth: 32, packing: 'differences', isLarge: true },
  ])('are read from %o [DESIGN-1]', async (format) => {
    const sample = plainPsd([{ name: 'layer hill', area: [5, 4, 20, 10], colour }], { ...SMALL, ...format })
    const { at } = await painted(sample)
    const depth = format.depth ?? 8
    for (const [x, y] of [
      [0, 0],
      [1, 9],
      [7, 3],
      [19, 9],
    ] as const) {
      const [red, green, blue, alpha] = colour(x, y)
      const meant: Rgba = [bytes(red, depth), bytes(green, depth), bytes(blue, depth), alpha * 255]
      close(at(5 + x, 4 + y), meant, 1)
    }
    expect(at(4, 4)[3]).toBe(0)
    expect(at(25, 13)[3]).toBe(0)
  })

  it('of a layer that reaches out of the canvas are read as far as they are on it [DESIGN-1]', async () => {
    const sample = plainPsd(
      [{ name: 'layer hill', area: [-10, -20, 60, 60], colour: (x, y) => [x / 60, y / 60, 0, 1] }],
      { ...SMALL, packing: 'runs' },
    )
    const { at } = await painted(sample)
    close(at(0, 0), [255 / 6, 255 / 3, 0, 255], 1)
    close(at(39, 29), [(255 * 49) / 60, (255 * 49) / 60, 0, 255], 1)
  })
})

const RED: Rgba = [200, 0, 0, 255]
const BLUE: Rgba = [0, 0, 200, 255]

function mask(left: number, right: number, value: number, outside: number): Layer {
  const width = right - left
  const data = new Uint8ClampedArray(width * SMALL.height * 4).fill(value)
  const imageData = { width, height: SMALL.height, data }
  return { mask: { left, top: 0, right, bottom: SMALL.height, defaultColor: outside, imageData } }
}

describe('layers of a group', () => {
  const whole = [0, 0, 40, 30] as const
  const seen = async (...children: Layer[]) => (await painted(psdOf(children, SMALL))).at

  it('show through by their opacity, and that of the groups around them [DESIGN-1]', async () => {
    const at = await seen(group('Room', [layer('hill', whole, RED, { opacity: 0.5 })], { opacity: 0.5 }))
    close(at(20, 15), [200, 0, 0, 64], 2)
  })

  it('show where their mask lets them, those of groups too [DESIGN-1]', async () => {
    const at = await seen(
      group('Room', [layer('hill', whole, RED, mask(0, 20, 128, 0))], mask(10, 40, 255, 0)),
    )
    expect([at(5, 5)[3], at(25, 5)[3]]).toEqual([0, 0])
    close(at(15, 5), [200, 0, 0, 128], 2)
  })

  it('ignore a mask that is switched off [DESIGN-1]', async () => {
    const off = mask(0, 20, 0, 0)
    const at = await seen(layer('hill', whole, RED, { mask: { ...off.mask, disabled: true } }))
    expect(at(5, 5)).toEqual([...RED])
  })

  it('that are clipped show only where the layer below them does [DESIGN-1]', async () => {
    const at = await seen(
      layer('wall', [10, 0, 10, 30], RED),
      layer('shade', whole, BLUE, { clipping: true, opacity: 0.5 }),
      layer('hidden', whole, BLUE, { clipping: true, hidden: true }),
    )
    close(at(15, 5), [100, 0, 100, 255], 2)
    expect(at(25, 5)[3]).toBe(0)
  })

  it.each([
    ['multiply', [(200 * 100) / 255, (100 * 50) / 255, 0]],
    ['screen', [200 + 100 - (200 * 100) / 255, 100 + 50 - (100 * 50) / 255, 100]],
    ['linear dodge', [255, 150, 100]],
    ['darken', [100, 50, 0]],
    ['lighten', [200, 100, 100]],
    ['difference', [100, 50, 100]],
  ] as const)('blend by "%s" [DESIGN-1]', async (blendMode, [red, green, blue]) => {
    const at = await seen(
      layer('wall', whole, [200, 100, 0, 255]),
      layer('shade', [0, 0, 20, 30], [100, 50, 100, 255], { blendMode }),
    )
    close(at(5, 5), [red, green, blue, 255], 1)
    expect(at(30, 5)).toEqual([200, 100, 0, 255])
  })

  it('that are a fill of one colour cover everything [DESIGN-1]', async () => {
    const fill: Layer = { name: 'fill', vectorFill: { type: 'color', color: { r: 10, g: 20, b: 30 } } }
    expect((await seen(fill))(39, 29)).toEqual([10, 20, 30, 255])
  })
})
