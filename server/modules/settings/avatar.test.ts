import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { HOUR_MS } from '#shared/domain/durations.ts'
import { readProfile } from '#shared/contract/player.ts'
import { changeProfile } from '#shared/contract/profile-change.ts'
import { dropAvatar, putAvatar } from '#shared/contract/settings.ts'
import { avatars } from '#server/db/schema/people.ts'
import { paintPicture } from '#server/http/paint-picture.ts'
import { openWorld, type TestWorld } from '#server/testing/test-app.ts'
import { makePerson, makeTenant } from '#server/testing/world.ts'

let world: TestWorld

beforeEach(async () => {
  world = await openWorld()
})

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c04030' }, limitInputPixels: false })
const put = (file: Buffer) => world.browser.call(putAvatar, { body: { image: file.toString('base64') } })
const refused = async (file: Buffer) => {
  const { status, body } = await world.browser.try(putAvatar, { body: { image: file.toString('base64') } })
  return { status, ...Object(body) } as unknown
}

const SPRITE = {
  spriteName: 'woman',
  heightScale: 1,
  hairstyle: { x: 3, y: 2 },
  browns: { x: 1, y: 0 },
  eyes: { x: 0, y: 3 },
  nose: { x: 2, y: 5 },
  lips: { x: 4, y: 1 },
} as const

describe('a picture of me', () => {
  it('becomes a square of 256 px, upright, without what the camera wrote [ACT-5]', async () => {
    const photo = await blank(600, 300)
      .withExif({ IFD0: { Copyright: 'Somebody', Orientation: '6' } })
      .jpeg()
      .toBuffer()
    const { avatar } = await put(photo)
    expect(avatar).toMatch(new RegExp(`^/avatars/${world.player.id}/[0-9a-f]{16}\\.webp$`))
    const [row] = await world.db.select().from(avatars)
    const { format, width, height, exif } = await sharp(row?.image).metadata()
    expect({ format, width, height, exif }).toEqual({
      format: 'webp',
      width: 256,
      height: 256,
      exif: undefined,
    })
  })

  it.each(['png', 'jpeg', 'webp', 'gif'] as const)('may be a %s [ACT-5]', async (format) => {
    expect(await put(await blank(40, 40).toFormat(format).toBuffer())).toMatchObject({
      avatar: expect.stringContaining('.webp'),
    })
  })

  it('is one at a time: a new one has another address, and the old one is gone [ACT-5]', async () => {
    const first = await put(await blank(40, 40).png().toBuffer())
    const second = await put(await blank(40, 40).negate().png().toBuffer())
    expect(second.avatar).not.toBe(first.avatar)
    expect((await world.browser.send('GET', first.avatar ?? '')).status).toBe(404)
    expect((await world.browser.send('GET', second.avatar ?? '')).status).toBe(200)
  })

  it.each([
    ['text', () => Buffer.from('just words, and more of them')],
    ['a page', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['the head of a picture alone', async () => (await blank(400, 400).png().toBuffer()).subarray(0, 60)],
    ['an AVIF', () => blank(40, 40).avif().toBuffer()],
    ['nothing but a sign', () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])],
  ])('is none where it is %s [ACT-5]', async (_, file) => {
    expect(await refused(await file())).toMatchObject({
      status: 422,
      fields: [{ path: 'image', message: 'not-a-picture' }],
    })
  })

  it('is refused by its head alone above 12 million pixels [ACT-5]', async () => {
    const bomb = await blank(4000, 3001).png({ palette: true, colours: 2 }).toBuffer()
    expect(await refused(bomb)).toMatchObject({
      status: 422,
      fields: [{ path: 'image', message: 'too-large' }],
    })
  })

  it('waits for the one that is being painted, and is sent away where eight wait already [ACT-5]', async () => {
    const file = (await blank(40, 40).png().toBuffer()).toString('base64')
    const painted = await Promise.allSettled(Array.from({ length: 10 }, () => paintPicture(file, 40)))
    expect(painted.map(({ status }) => status)).toEqual([...Array<string>(9).fill('fulfilled'), 'rejected'])
    expect(painted.at(-1)).toMatchObject({ reason: { status: 429 } })
  })

  it('is painted 30 times an hour at most, readable or not [ACT-5]', async () => {
    for (let tries = 0; tries < 30; tries += 1) {
      expect(await refused(Buffer.from('no picture'))).toMatchObject({ status: 422 })
    }
    expect(await refused(await blank(40, 40).png().toBuffer())).toMatchObject({ status: 429 })
    world.clock.pass(HOUR_MS)
    const later = await world.browserOf(world.player)
    const image = (await blank(40, 40).png().toBuffer()).toString('base64')
    expect((await later.try(putAvatar, { body: { image } })).status).toBe(200)
  })

  it('is shown to people of the same tenant, and to nobody else [SERVE-2]', async () => {
    const { db, tenantId, clock } = world
    const address = (await put(await blank(40, 40).png().toBuffer())).avatar ?? ''
    const mate = await world.browserOf(await makePerson(db, tenantId, clock.now()))
    const shown = await mate.send('GET', address)
    expect([shown.status, shown.headers['content-type'], shown.headers['cache-control']]).toEqual([
      200,
      'image/webp',
      'private, max-age=31536000, immutable',
    ])
    const { id: tenant } = await makeTenant(db, clock.now(), { hosts: ['far.test'], isDefault: false })
    clock.pass(10_000)
    const far = await world.browserOf(await makePerson(db, tenant, clock.now()), { host: 'far.test' })
    expect((await far.send('GET', address)).status).toBe(404)
    expect((await world.stranger().send('GET', address)).status).toBe(401)
    expect((await mate.send('GET', '/avatars/x/y.webp')).status).toBe(404)
  })
})

describe('the address of a picture', () => {
  it('is shown on pages of the tenant’s clients on other origins, and on no others [SERVE-2]', async () => {
    world = await openWorld({ clientOrigins: ['http://client.test:*'] })
    const address = (await put(await blank(40, 40).png().toBuffer())).avatar ?? ''
    const policyFor = async (referer: string) =>
      (await world.browser.send('GET', address, { headers: { referer } })).headers[
        'cross-origin-resource-policy'
      ]
    expect(await policyFor('http://client.test:5173/')).toBe('cross-origin')
    expect(await policyFor('http://evil.test/')).toBe('same-origin')
    expect(await policyFor('no address')).toBe('same-origin')
  })

  it('is asked for as often as anything else is read [SERVE-2]', async () => {
    const stranger = world.stranger()
    const statuses = new Map<number, number>()
    for (let i = 0; i < 1801; i += 1) {
      const { status } = await stranger.send('GET', '/avatars/x/y.webp')
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
    expect([...statuses]).toEqual([
      [401, 1800],
      [429, 1],
    ])
  })
})

describe('a face composed of parts', () => {
  it('is kept part by part, and takes the place of a picture [ACT-5]', async () => {
    await put(await blank(40, 40).png().toBuffer())
    const profile = await world.browser.call(changeProfile, { body: { avatarSprite: SPRITE } })
    expect(profile).toMatchObject({ avatar: null, avatarSprite: SPRITE })
  })

  it('goes with the picture, and initials are left [ACT-5]', async () => {
    await world.browser.call(changeProfile, { body: { avatarSprite: SPRITE } })
    await put(await blank(40, 40).png().toBuffer())
    expect(await world.browser.call(dropAvatar, {})).toMatchObject({ avatar: null, avatarSprite: null })
    expect(await world.browser.call(readProfile, {})).toMatchObject({ avatar: null, avatarSprite: null })
  })

  it.each([
    { ...SPRITE, hairstyle: { x: 10, y: 0 } },
    { ...SPRITE, spriteName: 'robot' },
    { ...SPRITE, heightScale: 2 },
    { ...SPRITE, eyes: { x: 0.5, y: 0 } },
    { ...SPRITE, brows: { x: 0, y: 0 } },
  ])('has only parts that are drawn [ACT-5]', async (avatarSprite) => {
    expect((await world.browser.try(changeProfile, { body: { avatarSprite } })).status).toBe(422)
  })
})
