import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { UploadWorld } from '#server/testing/upload-world.ts'
import { begin, handIn, idAt, sendPart } from '#server/testing/uploads.ts'

let up: UploadWorld

beforeEach(async () => {
  up = await UploadWorld.open()
})

describe('what is looked into', () => {
  const PNG = () => sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })

  it.each([
    [
      'a page that calls itself a picture',
      'exit.jpg',
      '<html><script>alert(1)</script></html>',
      'wrong-kind',
    ],
    ['a program that calls itself a text', 'notes.txt', 'MZ\0\0\u0001\u0002', 'wrong-kind'],
    ['a text that calls itself a PDF', 'plan.pdf', 'just words', 'wrong-kind'],
    ['a picture that is cut off', 'exit.png', '\u0089PNG\r\n\u001a\n\0\0\0\rIHDR', 'broken-picture'],
  ])('%s is refused, and nothing of it is kept [TASK-4]', async (_, name, letters, code) => {
    const bytes = Buffer.from(letters, 'latin1')
    const path = await begin(up.browser, up.attemptId, name, bytes.length)
    await sendPart(up.browser, path, 0, bytes)
    for (let times = 0; times < 2; times += 1) {
      expect(await up.check(idAt(path))).toMatchObject({ status: 422, body: { code } })
    }
    await up.expectNothingLeft()
  })

  it('is harmless, or is not kept; where nobody can look, it waits [TASK-4]', async () => {
    const path = await begin(up.browser, up.attemptId, 'notes.txt', 4)
    await sendPart(up.browser, path, 0, 'note')
    up.found = 'unknown'
    expect(await up.check(idAt(path))).toMatchObject({ status: 503, body: { code: 'scan-away' } })
    expect(await up.move('add', idAt(path))).toMatchObject({ refused: [{ code: 'unknown' }] })
    up.found = 'infected'
    expect(await up.check(idAt(path))).toMatchObject({ status: 422, body: { code: 'virus-found' } })
    await up.expectNothingLeft()
  })

  it('is, of a picture, encoded anew: upright, and without what the camera wrote beside it [TASK-4]', async () => {
    const bytes = await sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } })
      .withExif({ IFD0: { Copyright: 'Ada' }, IFD3: { GPSLatitude: '51/1 6/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const id = await handIn(up.browser, up.attemptId, { name: 'exit.jpg', bytes })
    const { folder } = up.world.files
    expect(up.onDisk().sort()).toEqual([`${id}.large.jpg`, `${id}.small.jpg`])
    for (const size of ['large', 'small'] as const) {
      const picture = await sharp(folder.pathOfPicture(id, size)).metadata()
      expect(picture).toMatchObject({ format: 'jpeg', width: 20, height: 40 })
      expect(picture.exif).toBeUndefined()
    }
    await up.move('add', id)
    await up.move('drop', id)
    await up.expectNothingLeft()
  })

  it.each([
    ['would unpack to more than 50 million pixels', 9000, 9000],
    ['is a line that is too long', 1, 30_001],
  ])('is, of a picture that %s, not unpacked [TASK-4]', async (_, width, height) => {
    const bytes = await PNG().png().toBuffer()
    bytes.writeUInt32BE(width, 16)
    bytes.writeUInt32BE(height, 20)
    const path = await begin(up.browser, up.attemptId, 'exit.png', bytes.length)
    await sendPart(up.browser, path, 0, bytes)
    expect(await up.check(idAt(path))).toMatchObject({ status: 422, body: { code: 'too-many-pixels' } })
    await up.expectNothingLeft()
  })
})
