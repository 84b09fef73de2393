import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { readPlatformSettings } from '#shared/contract/platform.ts'
import {
  changeTenant,
  putTenantPicture,
  readTenant,
  type SettingChanges,
} from '#shared/contract/tenant-settings.ts'
import { DAY_MS } from '#shared/domain/durations.ts'
import { tenantPictureIn, type PictureUse } from '#shared/domain/tenant-settings.ts'
import { tenantPictures } from '#server/db/schema/tenant-settings.ts'
import type { TestBrowser } from '#server/testing/browser.ts'
import { openWorld, type TestWorld } from '#server/testing/test-app.ts'
import { makePerson, makeTenant } from '#server/testing/world.ts'

let world: TestWorld
let admin: TestBrowser

beforeEach(async () => {
  world = await openWorld()
  const { db, tenantId, clock } = world
  admin = await world.browserOf(await makePerson(db, tenantId, clock.now(), { role: 'admin' }))
})

const read = () => admin.call(readTenant, {})
const change = (changes: SettingChanges) => admin.call(changeTenant, { body: { basedOn: 0, changes } })
const tryChange = (changes: object) => admin.try(changeTenant, { body: { basedOn: 0, changes } })
const shown = () => world.stranger().call(readPlatformSettings, {})
/** Until every server has read the tenant again. */
const pass = () => world.clock.pass(5000)

async function picture(use: PictureUse, image: Buffer): Promise<string> {
  const body = { use, image: image.toString('base64') }
  return (await admin.call(putTenantPicture, { body })).address
}
const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 30, b: 30, alpha: 0.5 } } })
    .png()
    .toBuffer()

describe('a picture of the look', () => {
  it('is painted anew, lies at an address of its own, and is shown to everybody once it is set [DESK-1] [SHELL-6]', async () => {
    const address = await picture('logoUrl', await drawn(1600, 400))
    expect((await read()).settings.logoUrl).toBe('')
    await change({ logoUrl: address })
    pass()
    expect((await shown()).platformLogoURL).toBe(address)
    const answer = await world.app.inject({ url: address, headers: { host: 'house.test' } })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp'])
    const { width, height, hasAlpha } = await sharp(answer.rawPayload).metadata()
    expect({ width, height, hasAlpha }).toEqual({ width: 640, height: 160, hasAlpha: true })
    await makeTenant(world.db, world.clock.now(), { hosts: ['abroad.test'], isDefault: false })
    pass()
    const abroad = await world.app.inject({ url: address, headers: { host: 'abroad.test' } })
    expect(abroad.statusCode).toBe(404)
  })

  it('is not used for what it was not brought for [DESK-1]', async () => {
    const logoUrl = await picture('backgroundUrl', await drawn(40, 40))
    expect((await tryChange({ logoUrl })).status).toBe(422)
  })

  it('that people see stays, however many come after it, and old ones go [DESK-1]', async () => {
    const { db, tenantId, clock } = world
    const at = (version: number) => version.toString(16).padStart(16, '0')
    const row = (version: number) => ({
      ...{ tenantId, use: 'logoUrl' as const, version: at(version), image: Buffer.from('x') },
      createdAt: new Date(clock.now().getTime() - DAY_MS + version),
    })
    await db.insert(tenantPictures).values(Array.from({ length: 32 }, (_, version) => row(version)))
    await change({
      logoUrl: `/look/${at(0)}.webp`,
      footer: [{ title: 'x', url: '', img: `/look/${at(1)}.webp` }],
    })
    const latest = await picture('logoUrl', await drawn(40, 40))
    const left = (await db.select().from(tenantPictures)).map(({ version }) => version)
    expect(left).toEqual(expect.arrayContaining([at(0), at(1), tenantPictureIn(latest)]))
    expect(left).not.toContain(at(2))
    expect(left).toHaveLength(32)
  })

  it.each<[string, Buffer, string]>([
    ['a drawing', Buffer.from('<?xml version="1.0"?>\n<svg xmlns="x"><script>1</script></svg>'), 'svg'],
    ['a text', Buffer.from('no picture at all'), 'not-a-picture'],
    ['half a picture', Buffer.from('89504e470d0a1a0a', 'hex'), 'not-a-picture'],
  ])('is refused where it is %s, with the reason [DESK-1]', async (_, image, message) => {
    const body = { use: 'logoUrl', image: image.toString('base64') }
    expect(await admin.try(putTenantPicture, { body })).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'image', message }] },
    })
  })
})
