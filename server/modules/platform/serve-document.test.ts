import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { Window } from 'happy-dom'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { colourScale, DEFAULT_COLOURS } from '#shared/domain/colour-scale.ts'
import { SESSION_ENDS_HEADER } from '#shared/domain/session-ends.ts'
import { createApp } from '#server/app.ts'
import type { TenantLook } from '#server/db/schema/tenants.ts'
import { NO_CAPTCHA, TEST_SECRETS, openTestApp, type TestApp } from '#server/testing/test-app.ts'
import { LOOK, makeAdventure, makePerson, makeTenant } from '#server/testing/world.ts'

const ISLES: TenantLook = {
  title: 'Lantern Isles',
  logoUrl: '/assets/art/isles.svg',
  backgroundUrl: '',
  faviconUrl: '/assets/art/isles.ico',
  colourOne: '#0E2A47',
  colourTwo: '#2B4C7E',
  colourThree: '#FFB84D',
  colourThreeLighten: '#FFE3B3',
}
const ACADEMY: TenantLook = {
  title: 'Academy',
  logoUrl: 'https://cdn.test/academy.png?a=1&b=2',
  backgroundUrl: '',
  faviconUrl: '',
  colourOne: '#E4FF1A',
  colourTwo: '#FF5A1F',
  colourThree: '#E4FF1A',
  colourThreeLighten: '#F4FFA3',
}

let dist: string
let test: TestApp

async function openApp(): Promise<FastifyInstance> {
  const { storage, clock, files } = test
  const parts = { storage, clock: clock.now, files, dist, publicUrl: null, contentUrl: null }
  return createApp({ ...parts, captcha: NO_CAPTCHA, secrets: TEST_SECRETS, push: null, isLogging: false })
}

async function addTenant(host: string, look: TenantLook, isDefault = false): Promise<void> {
  await makeTenant(test.db, test.clock.now(), { hosts: [host], look, isDefault })
}

/** All of a document that a tenant's look decides. */
function lookIn(html: string) {
  const { DOMParser } = new Window()
  const { documentElement: root } = new DOMParser().parseFromString(html, 'text/html')
  const valueAt = (selector: string, name: string) => root.querySelector(selector)?.getAttribute(name)
  return {
    title: root.querySelector('title')?.textContent,
    logo: root.getAttribute('data-logo'),
    colours: root.getAttribute('data-colours'),
    icon: valueAt('link[rel="icon"]', 'href'),
    theme: valueAt('meta[name="theme-color"]', 'content'),
    ground: valueAt('.first-paint-ground rect', 'fill'),
    arc: valueAt('[data-paint="accent"]', 'stroke'),
    drawnLogo: valueAt('.first-paint-logo', 'src'),
    elements: root.querySelectorAll('*').length,
  }
}

describe('the document', () => {
  beforeEach(async () => {
    dist = mkdtempSync(join(tmpdir(), 'waymark-document-'))
    mkdirSync(join(dist, 'client'))
    mkdirSync(join(dist, 'assets'))
    cpSync('index.html', join(dist, 'client/index.html'))
    test = await openTestApp()
  })
  afterEach(() => rmSync(dist, { recursive: true }))

  it('of each host paints the spinner of its own tenant at once [BOOT-4] [SERVE-2]', async () => {
    await addTenant('isles.test', ISLES, true)
    await addTenant('academy.test', ACADEMY)
    const app = await openApp()
    const ask = async (host: string) => app.inject({ url: '/', headers: { host } })
    const [isles, academy, elsewhere] = [
      await ask('isles.test'),
      await ask('academy.test'),
      await ask('elsewhere.test'),
    ]
    expect(lookIn(isles.body)).toMatchObject({
      title: 'Lantern Isles',
      logo: '/assets/art/isles.svg',
      drawnLogo: '/assets/art/isles.svg',
      icon: '/assets/art/isles.ico',
      colours: '#0E2A47 #2B4C7E #FFB84D #FFE3B3',
      ground: '#0A1F35',
      theme: '#0A1F35',
      arc: '#FFB84D',
    })
    const academyLook = lookIn(academy.body)
    expect(academyLook).toMatchObject({
      title: 'Academy',
      logo: ACADEMY.logoUrl,
      drawnLogo: ACADEMY.logoUrl,
      icon: '/assets/art/mark.svg',
      colours: '#E4FF1A #FF5A1F #E4FF1A #F4FFA3',
      arc: '#E4FF1A',
    })
    expect(academyLook.ground).not.toBe('#0A1F35')
    expect(elsewhere.body).toBe(isles.body)
    for (const { headers } of [isles, academy]) {
      expect(headers.vary).toContain('host')
      expect(headers['content-type']).toBe('text/html; charset=utf-8')
    }
  })

  it('is not sent again while it is the same, and is never taken for that of another tenant [BOOT-4]', async () => {
    await addTenant('isles.test', ISLES)
    await addTenant('academy.test', ACADEMY)
    const app = await openApp()
    const { headers } = await app.inject({ url: '/', headers: { host: 'isles.test' } })
    const ask = async (host: string, etag: string) =>
      app.inject({ url: '/', headers: { host, 'if-none-match': etag } })
    const etag = String(headers.etag)
    const same = await ask('isles.test', `"other", ${etag}`)
    expect([same.statusCode, same.body]).toEqual([304, ''])
    expect((await ask('academy.test', etag)).statusCode).toBe(200)
  })

  it.each([
    `<script>alert(1)</script>`,
    `</title><img src=x onerror=alert(1)>`,
    `" onload="alert(1)`,
    `' & " < > &quot; &amp;`,
    "$& $1 $` $'",
    'data-paint="night" fill="red"',
    '田中さん ﷽ 👩‍👩‍👧 ‮abc',
  ])('shows %s of a tenant as its words, never as markup [BOOT-4] [SERVE-2]', async (words) => {
    await addTenant('plain.test', { ...ISLES, title: 'Plain' })
    await addTenant('naughty.test', { ...ISLES, title: words, logoUrl: words, faviconUrl: words })
    const app = await openApp()
    const [plain, naughty] = await Promise.all(
      ['plain.test', 'naughty.test'].map(async (host) =>
        lookIn((await app.inject({ url: '/', headers: { host } })).body),
      ),
    )
    expect(naughty).toEqual({ ...plain, title: words, logo: words, drawnLogo: words, icon: words })
  })

  it('wears the product’s colours and mark where the tenant has none that can be used [SHELL-6]', async () => {
    await addTenant('isles.test', { ...LOOK, colourOne: 'red;}', logoUrl: '', faviconUrl: '' })
    const { body } = await (await openApp()).inject({ url: '/', headers: { host: 'isles.test' } })
    expect(lookIn(body)).toMatchObject({
      logo: '',
      drawnLogo: '/assets/art/mark.svg',
      icon: '/assets/art/mark.svg',
      colours: Object.values(DEFAULT_COLOURS).join(' '),
    })
  })

  it('is neutral without a tenant, and where the API is on another server [BOOT-1]', async () => {
    const neutral = await (await openApp()).inject({ url: '/' })
    await addTenant('isles.test', ISLES, true)
    writeFileSync(join(dist, 'assets/store.json'), '{"apiLink":"https://api.test/api/web"}')
    const elsewhere = await (await openApp()).inject({ url: '/', headers: { host: 'isles.test' } })
    const { night, accentNight } = colourScale(DEFAULT_COLOURS)
    expect(lookIn(neutral.body)).toMatchObject({
      title: 'Waymark',
      logo: null,
      colours: null,
      ground: night,
      arc: accentNight,
    })
    expect([neutral.statusCode, elsewhere.statusCode]).toEqual([200, 200])
    expect(elsewhere.body).toBe(neutral.body)
  })

  it('is not there before a build has made it', async () => {
    rmSync(join(dist, 'client/index.html'))
    expect((await (await openApp()).inject({ url: '/' })).statusCode).toBe(404)
  })

  describe('of a player', () => {
    const SHELL = ['/bundle/shell-e5F6.js', '/bundle/shell-a0_B.css']
    const MAP = ['/bundle/game-a1B2.js', '/bundle/StageHost-c3_D.js', '/bundle/game-e4F5.css']

    /** What of a document lets the first calls and imports of a page start at once. */
    function hintsIn(html: string) {
      const { DOMParser } = new Window()
      const { documentElement: root } = new DOMParser().parseFromString(html, 'text/html')
      const links = [
        ...root.querySelectorAll(
          'link[rel="modulepreload"][href$=".js"], link[rel="preload"][as="style"][href$=".css"]',
        ),
      ]
      return {
        languages: root.getAttribute('data-languages'),
        defaultLanguage: root.getAttribute('data-default-language'),
        isPlaying: root.getAttribute('data-playing') === 'true',
        files: links.map((link) => link.getAttribute('href')),
      }
    }
    const NONE = { languages: 'pl en', defaultLanguage: 'en', isPlaying: false, files: SHELL }

    beforeEach(async () => {
      writeFileSync(join(dist, 'start.json'), JSON.stringify({ shell: SHELL, map: MAP }))
      await addTenant('academy.test', ACADEMY)
    })

    /** A person of a tenant that has this host. @returns the cookie of a session */
    async function signIn(host: string, more: { agreedAt?: null; isIdle?: true } = {}): Promise<string> {
      const { isIdle, ...row } = more
      const now = test.clock.now()
      const { id: tenantId } = await makeTenant(test.db, now, { hosts: [host], isDefault: false })
      const person = await makePerson(test.db, tenantId, now, row)
      if (!isIdle) await makeAdventure(test.db, tenantId, now, [person])
      return [...(await test.browserOf(person, { host })).cookies].map((pair) => pair.join('=')).join('; ')
    }

    async function open(host: string, cookie = '') {
      return (await openApp()).inject({ url: '/', headers: { host, cookie } })
    }

    it('names scripts and styles of the map, and is no shared copy [START-1]', async () => {
      const { body, headers } = await open('isles.test', await signIn('isles.test'))
      expect(hintsIn(body)).toEqual({ ...NONE, isPlaying: true, files: MAP })
      expect(headers['cache-control']).toBe('private, no-cache')
      expect(headers.vary).toContain('cookie')
    })

    it('says to its player alone how long the session lasts, also where it is not sent again [START-1]', async () => {
      const cookie = await signIn('isles.test')
      const hour = 60 * 60
      test.clock.pass(hour * 1000)
      const { headers } = await open('isles.test', cookie)
      expect(headers[SESSION_ENDS_HEADER]).toBe(String(12 * hour))
      const same = await (
        await openApp()
      ).inject({ url: '/', headers: { host: 'isles.test', cookie, 'if-none-match': String(headers.etag) } })
      expect([same.statusCode, same.headers[SESSION_ENDS_HEADER]]).toEqual([304, String(12 * hour)])
      expect((await open('isles.test')).headers[SESSION_ENDS_HEADER]).toBeUndefined()
      const idle = await signIn('idle.test', { isIdle: true })
      expect((await open('idle.test', idle)).headers[SESSION_ENDS_HEADER]).toBeUndefined()
    })

    it('names nobody: those who play get the same one [SERVE-2]', async () => {
      const now = test.clock.now()
      const { id } = await makeTenant(test.db, now, { hosts: ['isles.test'], isDefault: false })
      const people = [
        await makePerson(test.db, id, now),
        await makePerson(test.db, id, now, { role: 'leader' }),
      ]
      await makeAdventure(test.db, id, now, people)
      const bodies = await Promise.all(
        people.map(async (person) => {
          const { cookies } = await test.browserOf(person, { host: 'isles.test' })
          return (await open('isles.test', [...cookies].map((pair) => pair.join('=')).join('; '))).body
        }),
      )
      expect(bodies[0]).toBe(bodies[1])
      expect(hintsIn(bodies[0] ?? '').isPlaying).toBe(true)
    })

    it.each<[string, () => Promise<string>]>([
      ['nobody', () => Promise.resolve('')],
      ['a cookie that is none of ours', () => Promise.resolve('waymark=%00%ff"<x>; waymark=1')],
      ['somebody of another tenant', () => signIn('elsewhere.test')],
      ['somebody who plays nothing', () => signIn('isles.test', { isIdle: true })],
      ['somebody who has not agreed yet', () => signIn('isles.test', { agreedAt: null })],
    ])('names the shell’s scripts alone for %s [START-1] [SERVE-2]', async (_who, cookieOf) => {
      // the one that answers for a host that nobody claims
      await addTenant('default.test', LOOK, true)
      const { body } = await open('isles.test', await cookieOf())
      expect(hintsIn(body)).toEqual(NONE)
    })

    it('names no map once the session is over [START-1]', async () => {
      const cookie = await signIn('isles.test')
      test.clock.pass(13 * 60 * 60 * 1000)
      expect(hintsIn((await open('isles.test', cookie)).body)).toEqual(NONE)
    })

    it.each([
      '',
      '{"map":',
      '{"map":[]}',
      '{"shell":[],"map":["https://elsewhere.test/x.js"]}',
      '{"shell":[],"map":["/bundle/x.js\\"><script>"]}',
    ])('comes without them where the build’s list is %j [START-1]', async (list) => {
      writeFileSync(join(dist, 'start.json'), list)
      const { body, statusCode } = await open('isles.test', await signIn('isles.test'))
      expect([statusCode, hintsIn(body)]).toEqual([200, { ...NONE, isPlaying: true, files: [] }])
    })

    it('is as the build made it where the API is on another server [BOOT-1]', async () => {
      writeFileSync(join(dist, 'assets/store.json'), '{"apiLink":"https://api.test/api/web"}')
      const { body } = await open('isles.test', await signIn('isles.test'))
      expect(hintsIn(body)).toEqual({ languages: null, defaultLanguage: null, isPlaying: false, files: [] })
    })
  })
})
