import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Findings } from './findings.ts'
import type { PsdDocument, PsdLayer } from './psd/document.ts'
import { FileBytes } from './psd/file-bytes.ts'
import { reportLeftOut, withoutLeftOut, type LeftOut } from './psd/left-out.ts'
import { namePictures } from './psd/name-pictures.ts'
import type { Paint } from './psd/messages.ts'
import { openDocument } from './psd/open-document.ts'
import { extentOf, paintLayer } from './psd/paint.ts'
import { openPsd, paintPsd } from './psd/read-apart.ts'
import { group, plainPsd, layer, psdOf, type PlainLayer } from './testing/psd-samples.ts'
import { UnreadableArt } from './unreadable-art.ts'

let folder: string
let count = 0
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waymark-psd-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function save(content: Buffer): Promise<string> {
  const path = join(folder, `${count++}.psd`)
  await writeFile(path, content)
  return path
}

const CANVAS = { width: 64, height: 48 }
const AREA = { left: 0, top: 0, right: 64, bottom: 48 }
const PLAIN: PlainLayer = { name: 'layer hill', area: [0, 0, 64, 48], colour: () => [0.5, 0.5, 0.5, 1] }

/** Everything that is done with a document, in this thread. */
function readAll(path: string): void {
  const document = openDocument(path)
  const leftOut: LeftOut = new Map()
  const file = new FileBytes(path)
  try {
    for (const picture of namePictures(document).pictures) {
      const shown = withoutLeftOut(picture, leftOut)
      if (shown && extentOf(shown, AREA).right > 0) paintLayer(file, document.format, shown, AREA)
    }
  } finally {
    file.close()
  }
}

async function problemOf(content: Buffer): Promise<string> {
  const path = await save(content)
  try {
    readAll(path)
    return 'none'
  } catch (error) {
    if (error instanceof UnreadableArt) return error.message
    throw error
  }
}

/** The first layer says that it is of another size. */
function resized(content: Buffer, side: number): Buffer {
  const said = [CANVAS.height, CANVAS.width].map((one) => {
    const bytes = Buffer.alloc(4)
    bytes.writeInt32BE(one)
    return bytes
  })
  const at = content.indexOf(Buffer.concat(said), 30)
  const changed = Buffer.from(content)
  changed.writeInt32BE(side, at)
  changed.writeInt32BE(side, at + 4)
  return changed
}

describe('a hostile document', () => {
  const samples = [
    psdOf(
      [layer('background', [0, 0, 64, 48]), group('element lamp', [layer('light', [3, 3, 9, 9])])],
      CANVAS,
    ),
    plainPsd([PLAIN], { ...CANVAS, depth: 16, packing: 'differences' }),
    plainPsd([PLAIN], { ...CANVAS, packing: 'runs', isLarge: true }),
  ]

  it('breaks nothing with any of its bytes changed, or any of its end missing [DESIGN-1]', async () => {
    const path = await save(Buffer.alloc(0))
    const change = fc.tuple(fc.nat(100_000), fc.integer({ min: 0, max: 255 }))
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...samples),
        fc.array(change, { minLength: 1, maxLength: 6 }),
        fc.option(fc.nat(100_000)),
        async (sample, changes, end) => {
          const content = Buffer.from(sample)
          for (const [at, byte] of changes) content[at % Math.min(content.length, 600)] = byte
          await writeFile(path, content.subarray(0, end === null ? undefined : end % content.length))
          try {
            readAll(path)
          } catch (error) {
            expect(error).toBeInstanceOf(UnreadableArt)
          }
        },
      ),
      { numRuns: 400 },
    )
  })

  it('that unpacks to more than its layer holds is refused before it does [DESIGN-1]', async () => {
    const whole = plainPsd([PLAIN], { ...CANVAS, packing: 'zip' })
    expect(await problemOf(whole)).toBe('none')
    const bomb = deflateSync(Buffer.alloc(1_000_000))
    const channel = deflateSync(Buffer.alloc(64 * 48, 255))
    const at = whole.indexOf(channel)
    // what follows is cut, and what stands there unpacks to three hundred times as much
    const content = Buffer.concat([whole.subarray(0, at), bomb]).subarray(0, whole.length)
    expect(await problemOf(content)).toBe('is damaged')
  })

  it('whose layer says it is far larger than its pixels is not unpacked [DESIGN-1]', async () => {
    const path = await save(resized(plainPsd([PLAIN], CANVAS), 29_000))
    const document = openDocument(path)
    const leftOut: LeftOut = new Map()
    const [picture] = namePictures(document).pictures
    expect(picture && withoutLeftOut(picture, leftOut)).toBeNull()
    const findings = new Findings()
    reportLeftOut(leftOut, 'scene.psd', findings)
    expect(findings.list[0]?.problem).toMatch(/reaches so far out of the canvas that it is left out$/)
  })

  it('of groups in groups without an end is refused [DESIGN-1]', async () => {
    let deep = layer('hill', [0, 0, 9, 9])
    for (let depth = 0; depth < 40; depth++) deep = group('layer x', [deep])
    expect(await problemOf(psdOf([deep], CANVAS))).toMatch(/nested more than 24 deep$/)
  })

  it('that unpacks to more than may be held is refused before it does [DESIGN-1]', async () => {
    const path = await save(plainPsd([PLAIN], { ...CANVAS, packing: 'zip' }))
    const { layers, format } = openDocument(path)
    const [hill] = layers
    if (!hill) throw new Error('there is no layer')
    const file = new FileBytes(path)
    const wide = { ...hill, left: -20_000, right: 20_000, top: -10_000, bottom: 10_000 }
    expect(() => paintLayer(file, format, wide, AREA)).toThrow(/too much memory/)
    file.close()
  })

  it('of pictures within pictures that take too much memory is refused [DESIGN-1]', async () => {
    const path = await save(psdOf([layer('hill', [0, 0, 64, 48])], CANVAS))
    const { layers, format } = openDocument(path)
    const [hill] = layers
    if (!hill) throw new Error('there is no layer')
    const whole = { left: 0, top: 0, right: 4096, bottom: 4096 }
    let deep: PsdLayer = { ...hill, fill: [1, 2, 3], ...whole }
    for (let depth = 0; depth < 8; depth++) deep = { ...deep, fill: null, opacity: 0.5, children: [deep] }
    const file = new FileBytes(path)
    expect(() => paintLayer(file, format, deep, whole)).toThrow(/too much memory/)
    file.close()
  })
})

describe('documents in a thread of their own', () => {
  const content = psdOf([layer('background', [0, 0, 64, 48], [9, 8, 7, 255])], CANVAS)

  function order(document: PsdDocument, path: string): Paint {
    const [first] = document.layers
    if (!first) throw new Error('there is no layer')
    return { path, stamp: document.stamp, format: document.format, layer: first, area: AREA }
  }

  it('are read and painted as they are without one, one after the other [DESIGN-1]', async () => {
    const path = await save(content)
    const document = await openPsd(path)
    expect(document).toEqual(openDocument(path))
    const paint = order(document, path)
    const pictures = await Promise.all([paintPsd(paint), paintPsd(paint)])
    expect(pictures.map((data) => [...data.subarray(0, 4)])).toEqual([
      [9, 8, 7, 255],
      [9, 8, 7, 255],
    ])
  })

  it('end with the thread where they take too long, and the next one is read by a new one [DESIGN-1]', async () => {
    const path = await save(content)
    const paint = order(await openPsd(path), path)
    const area = { left: 0, top: 0, right: 2048, bottom: 2048 }
    let deep: PsdLayer = { ...paint.layer, ...area, fill: [1, 2, 3] }
    for (let depth = 0; depth < 12; depth++) deep = { ...deep, fill: null, opacity: 0.5, children: [deep] }
    await expect(paintPsd({ ...paint, layer: deep, area }, 1)).rejects.toThrow(
      'could not be read in time: the server may be busy',
    )
    expect(await paintPsd(paint)).toHaveLength(64 * 48 * 4)
  })

  it('are refused by their own words, and what fails otherwise fails as it is [DESIGN-1]', async () => {
    const path = await save(content.subarray(0, 40))
    await expect(openPsd(path)).rejects.toMatchObject({ message: 'is cut off', hint: /Save it again/ })
    await expect(openPsd(folder)).rejects.toThrow('EISDIR')
  })

  it('that are gone for a moment are being saved, which ends no build [DESIGN-1]', async () => {
    const path = await save(content)
    const paint = order(await openPsd(path), path)
    await rm(path)
    for (const reading of [openPsd(path), paintPsd(paint)])
      await expect(reading).rejects.toMatchObject({ message: 'is being saved', hint: /Build again/ })
    await expect(openPsd(path)).rejects.toBeInstanceOf(UnreadableArt)
  })

  it('are not painted of a file that was saved meanwhile [DESIGN-1]', async () => {
    const path = await save(content)
    const paint = order(await openPsd(path), path)
    await writeFile(path, Buffer.concat([content, Buffer.alloc(1)]))
    await expect(paintPsd(paint)).rejects.toThrow('is being saved')
  })
})
