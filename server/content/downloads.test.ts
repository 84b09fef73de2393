import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeTicket, type Ticket } from '#server/lib/ticket.ts'
import { SECRET, UploadWorld } from '#server/testing/upload-world.ts'
import { handIn } from '#server/testing/uploads.ts'

const PAGE = '<script>alert(document.domain)</script>'
let up: UploadWorld

beforeEach(async () => {
  up = await UploadWorld.open()
})

/** Hands a file in, and returns where its player opens it. */
async function sent(name: string, bytes: string | Uint8Array = PAGE) {
  const id = await handIn(up.browser, up.attemptId, { name, bytes })
  const shown = (await up.list()).find((one) => one.id === id)
  return { id, download: shown?.download ?? '', picture: shown?.picture ?? { small: '', large: '' } }
}

const picture = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer()

/** The ticket of an address with something changed, sealed anew. */
function resealed(address: string, change: Partial<Ticket>, secret = SECRET): string {
  const claims = address.split('/')[4]?.split('.')[0] ?? ''
  const ticket = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Ticket
  return address.replace(/download\/[^/]+/, `download/${makeTicket(secret, { ...ticket, ...change })}`)
}

describe('a file that was handed in', () => {
  it('is only ever downloaded, whatever stands in it, and nothing of it runs [TASK-4] [SERVE-1]', async () => {
    const { download } = await sent('notes.txt')
    const { statusCode, headers, body } = await up.openContent(download)
    expect([statusCode, body]).toEqual([200, PAGE])
    expect(headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="notes.txt"; filename*=UTF-8''notes.txt`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, max-age=3600',
      'content-length': String(PAGE.length),
    })
    expect(headers['set-cookie']).toBeUndefined()
  })

  it('is called as its player called it, in letters that cannot break out [TASK-4]', async () => {
    const { download } = await sent('Żółw "a"; b=c\r\n 🙂.txt')
    const header = String((await up.openContent(download)).headers['content-disposition'])
    expect(header).toBe(
      `attachment; filename="___w _a__ b_c __.txt"; filename*=UTF-8''%C5%BB%C3%B3%C5%82w%20%22a%22%3B%20b%3Dc%20%F0%9F%99%82.txt`,
    )
  })

  it('comes also in part, so that a download that broke off goes on [TASK-4]', async () => {
    const { download } = await sent('notes.txt', '0123456789')
    const part = (range: string) => up.openContent(download, { range })
    expect(await part('bytes=4-')).toMatchObject({ statusCode: 206, body: '456789' })
    expect((await part('bytes=2-3')).headers['content-range']).toBe('bytes 2-3/10')
    expect((await part('bytes=10-')).statusCode).toBe(416)
    expect(await part('lines=1')).toMatchObject({ statusCode: 200, body: '0123456789' })
  })

  it('is, of a picture, shown as we encoded it, and downloaded as that [TASK-4]', async () => {
    const { download, picture: views } = await sent('door.jpg', await picture())
    const small = await up.openContent(views.small)
    const large = await up.openContent(views.large)
    const file = await up.openContent(download)
    expect(small.headers).toMatchObject({ 'content-type': 'image/jpeg', 'x-content-type-options': 'nosniff' })
    expect(small.headers['content-disposition']).toBeUndefined()
    expect((await sharp(small.rawPayload).metadata()).width).toBe(480)
    expect((await sharp(large.rawPayload).metadata()).width).toBe(900)
    expect(file.headers['content-disposition']).toContain('attachment; filename="door.jpg"')
    expect(file.rawPayload.equals(large.rawPayload)).toBe(true)
  })

  it('is opened by no ticket that is forged, changed, of another tenant or part, or over [TASK-4] [SERVE-2]', async () => {
    const { download, id } = await sent('notes.txt')
    const player = up.world.player.id
    for (const address of [
      resealed(download, {}, 'another secret'),
      resealed(download, { part: 'package' }),
      resealed(download, { until: up.world.clock.now().getTime() / 1000 }),
      // a text has no picture, and a picture that was sent is not kept
      resealed(download, { thing: `small.${id}.${player}` }),
      resealed(download, { thing: `file.${id}` }),
      resealed(download, { thing: `file.../../${id}.${player}` }),
      resealed(download, { thing: `file.${player}.${player}` }),
      download.replace('/download/', '/download/x'),
      download.replace(/\.[^./]+\/notes/, '.AAAA/notes'),
      download.replace('/download/', '/package/'),
    ]) {
      expect([address, (await up.openContent(address)).statusCode]).toEqual([address, 404])
    }
    expect((await up.openContent(download)).statusCode).toBe(200)
    expect((await up.openContent(download.replace('127.0.0.1', 'house.test'))).statusCode).toBe(404)
    up.world.clock.pass(25 * 3_600_000)
    expect((await up.openContent(download)).statusCode).toBe(404)
  })

  it('is not opened any more once it was taken away [TASK-4]', async () => {
    const { download, id } = await sent('notes.txt')
    await up.move('add', id)
    await up.move('drop', id)
    expect((await up.openContent(download)).statusCode).toBe(404)
  })
})
