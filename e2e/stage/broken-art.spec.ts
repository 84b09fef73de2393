import { deflateSync } from 'node:zlib'
import { expect, test } from './stage.ts'

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='
const GIF =
  'R0lGODlhAQABAPAAAP+IAAAAACH/C05FVFNDQVBFMi4wAwEAAAAh+QQACgAAACwAAAAAAQABAAACAkQBACH5BAAKAAAALAAAAAABAAEAAAICRAEAOw=='
const png = Buffer.from(PIXEL, 'base64')

/** A PNG as wide as that and one pixel high. */
function hugePng(width: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(1, 4)
  head.set([8, 0, 0, 0, 0], 8)
  const parts = [
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(width + 1))),
    chunk('IEND', Buffer.alloc(0)),
  ]
  return Buffer.concat([png.subarray(0, 8), ...parts])
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

function crc(bytes: Buffer): number {
  let sum = -1
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0)
  }
  return (sum ^ -1) >>> 0
}

const page404 = '<!doctype html><title>Not here</title>'

/** What a designer's file may turn out to be, and whether it can be shown all the same. */
const FILES = [
  { what: 'missing', status: 404, body: page404, type: 'text/html', isShown: false },
  { what: 'of zero bytes', status: 200, body: '', type: 'image/png', isShown: false },
  { what: 'truncated', status: 200, body: png.subarray(0, 40), type: 'image/png', isShown: false },
  {
    what: 'a page under a name of a picture',
    status: 200,
    body: page404,
    type: 'image/webp',
    isShown: false,
  },
  { what: 'larger than any map', status: 200, body: hugePng(5000), type: 'image/png', isShown: false },
  { what: 'of another kind than its name', status: 200, body: png, type: 'image/webp', isShown: true },
  { what: 'animated', status: 200, body: Buffer.from(GIF, 'base64'), type: 'image/gif', isShown: true },
]

for (const { what, status, body, type, isShown } of FILES) {
  test(`a picture that is ${what} leaves the map playable [STAGE-7]`, async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    await page.route('**/art/isle.webp', (route) => route.fulfill({ status, body, contentType: type }))
    await page.goto('/?renderer=canvas')
    await page.locator('[data-status]').waitFor()
    await page.evaluate(() => {
      const map = window.fixture.scene({ id: 'map', elements: 3 })
      const [first, ...others] = map.elements
      if (!first) return
      const picture = { ...first.layout.picture, file: { url: '/art/isle.webp', frame: null } }
      window.fixture.show({
        ...map,
        elements: [{ ...first, layout: { ...first.layout, picture } }, ...others],
      })
    })
    await page.locator('[data-scene="map"][data-ready="true"]').waitFor()
    const reported = await page.evaluate(() =>
      window.fixture.errors().map(({ name, url }) => `${name} ${url}`),
    )
    expect(reported).toEqual(isShown ? [] : ['map-1 /art/isle.webp'])
    await page.evaluate(() => window.waymarkStage?.press('Isle map 1'))
    expect(await page.evaluate(() => window.fixture.pressed)).toEqual(['map-1'])
    expect(errors).toEqual([])
  })
}
