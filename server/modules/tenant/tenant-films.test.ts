import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { changeTenant, putTenantFilm } from '#shared/contract/tenant-settings.ts'
import { tenantFilms, tenantPictures } from '#server/db/schema/tenant-settings.ts'
import { readWebm } from '#server/intake/film/webm.ts'
import { doJobs, enqueue } from '#server/lib/jobs.ts'
import type { TestBrowser } from '#server/testing/browser.ts'
import { openWorld, type TestWorld } from '#server/testing/test-app.ts'
import { makePerson, makeTenant } from '#server/testing/world.ts'
import { filmJobs, STACK_FILM } from './stack-film.ts'

const PUFFIN = new URL('../../../assets/art/puffin.webm', import.meta.url)
/** Three pictures of nothing at all: it is stacked in no time. */
const CLEAR = new URL('../../../src/stage/assistant/clear.webm', import.meta.url)

let world: TestWorld
let admin: TestBrowser
let image: string

beforeEach(async () => {
  world = await openWorld()
  const { db, tenantId, clock } = world
  admin = await world.browserOf(await makePerson(db, tenantId, clock.now(), { role: 'admin' }))
  const still = sharp({ create: { width: 40, height: 60, channels: 4, background: '#c8321e80' } })
  image = (await still.png().toBuffer()).toString('base64')
})

const bring = async (film: Buffer) =>
  (await admin.call(putTenantFilm, { body: { film: film.toString('base64'), image } })).address
const get = (url: string, headers: Record<string, string> = {}) =>
  world.app.inject({ url, headers: { host: 'house.test', ...headers } })
const work = () =>
  doJobs({
    ...{ db: world.db, clock: world.clock.now, handlers: filmJobs(world.db, world.files) },
    report: (failure) => {
      throw new Error(JSON.stringify(failure))
    },
  })

describe('a film of the assistant', () => {
  it('is served with its still, whole or in pieces, to its own tenant alone, once it is set [DESK-1] [STAGE-6]', async () => {
    const film = await readFile(PUFFIN)
    const address = await bring(film)
    await admin.call(changeTenant, { body: { basedOn: 0, changes: { defaultAssistant: address } } })
    const whole = await get(address)
    expect([whole.statusCode, whole.headers['content-type']]).toEqual([200, 'video/webm'])
    expect(whole.rawPayload.equals(film)).toBe(true)
    const piece = await get(address, { range: 'bytes=4-7' })
    expect([piece.statusCode, piece.headers['content-range']]).toEqual([206, `bytes 4-7/${film.length}`])
    expect(piece.rawPayload.equals(film.subarray(4, 8))).toBe(true)
    expect((await get(address, { range: `bytes=${film.length}-` })).statusCode).toBe(416)
    const still = await get(address.replace('.webm', '.webp'))
    expect([still.statusCode, still.headers['content-type']]).toEqual([200, 'image/webp'])
    await makeTenant(world.db, world.clock.now(), { hosts: ['abroad.test'], isDefault: false })
    world.clock.pass(5000)
    expect((await get(address, { host: 'abroad.test' })).statusCode).toBe(404)
  })

  it('gets a version for browsers that draw no alpha, in the background [STAGE-6] [DATA-4]', async () => {
    const { db, tenantId, clock } = world
    const version = '0123456789abcdef'
    await db
      .insert(tenantFilms)
      .values({ tenantId, version, film: await readFile(CLEAR), createdAt: clock.now() })
    await enqueue(db, { tenantId, kind: STACK_FILM, payload: { version } }, clock.now())
    const address = `/look/${version}.stacked.webm`
    expect((await get(address)).statusCode).toBe(404)
    await work()
    const stacked = await get(address)
    expect([stacked.statusCode, readWebm(stacked.rawPayload)]).toMatchObject([200, { codec: 'V_VP9' }])
  })

  it('is refused where no browser plays it, or no picture comes with it [DESK-1] [SERVE-1]', async () => {
    const film = (await readFile(PUFFIN)).toString('base64')
    const junk = Buffer.from('no film at all').toString('base64')
    const refused = async (body: { film: string; image: string }) => {
      const { status, body: said } = await admin.try(putTenantFilm, { body })
      return [status, said]
    }
    expect(await refused({ film: junk, image })).toMatchObject([
      422,
      { fields: [{ path: 'film', message: 'not-a-film' }] },
    ])
    expect(await refused({ film, image: junk })).toMatchObject([
      422,
      { fields: [{ path: 'image', message: 'not-a-picture' }] },
    ])
    const short = (await readFile(CLEAR)).toString('base64')
    expect(await refused({ film: short, image })).toMatchObject([
      422,
      { fields: [{ path: 'film', message: 'not-a-film' }] },
    ])
    expect(await world.db.$count(tenantFilms)).toBe(0)
  })

  it('goes with its still [DESK-1]', async () => {
    await bring(await readFile(PUFFIN))
    await world.db.delete(tenantPictures)
    const film = Buffer.concat([await readFile(PUFFIN), Buffer.from([0xec, 0x80])])
    await bring(film)
    expect(await world.db.$count(tenantFilms)).toBe(1)
  })
})
