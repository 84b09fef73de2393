import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createApp } from '#server/app.ts'
import { NO_CAPTCHA, TEST_SECRETS, openTestApp, type TestApp } from '#server/testing/test-app.ts'
import { pushAt } from '#server/testing/push.ts'
import { makeTenant } from '#server/testing/world.ts'
import { LaterPictures } from './later-pictures.ts'

const dist = mkdtempSync(join(tmpdir(), 'waymark-dist-'))
let app: FastifyInstance
let test: TestApp

const FILES = {
  'client/index.html': '<!doctype html>',
  'client/bundle/main-abc.js': 'export {}',
  'client/bundle/main-abc.js.br': 'as brotli',
  'client/bundle/main-abc.js.gz': 'as gzip',
  'assets/config.json': '[]',
  'assets/store.json': '{"apiLink":"https://api.test/api/web"}',
  'assets/i18n/en.json': '{}',
  'scenes/harbour.0123456789abcdef.webp': 'art',
  'scenes/harbour.0123456789abcdef.avif': 'lighter art',
  'scenes/street.0123456789abcdef.webp': 'art that nothing makes lighter',
  'scenes/street.0123456789abcdef.avif': '',
  'scenes/waves.0123456789abcdef.webm': 'a film',
  'scenes/puffin.0123456789abcdef/puffin.webm': 'a puffin',
  'scenes/puffin.0123456789abcdef/headpuffin.webp': 'its head',
  'scenes/puffin.0123456789abcdef/notes.json': '[]',
  'scenes/notes.json': '[]',
  'published.json': '[{"correct":["yes"]}]',
  'bundle.json': '{}',
  'server/main.js': 'secret',
}

beforeAll(async () => {
  for (const [name, content] of Object.entries(FILES)) {
    mkdirSync(dirname(join(dist, name)), { recursive: true })
    writeFileSync(join(dist, name), content)
  }
  test = await openTestApp()
  const { storage, clock } = test
  app = await createApp({
    storage,
    clock: clock.now,
    publicUrl: null,
    contentUrl: new URL('http://content.test:3000'),
    captcha: NO_CAPTCHA,
    secrets: TEST_SECRETS,
    push: pushAt(new URL('http://push.test')),
    files: test.files,
    dist,
    isLogging: false,
  })
})

afterAll(() => {
  rmSync(dist, { recursive: true })
})

describe('files', () => {
  it.each([
    ['/', 'no-cache'],
    ['/?x=1', 'no-cache'],
    ['/bundle/main-abc.js', 'public, max-age=31536000, immutable'],
    ['/assets/config.json', 'no-cache'],
    ['/assets/i18n/en.json', 'no-cache'],
    ['/translate/en.json', 'no-cache'],
    ['/scenes/harbour.0123456789abcdef.webp', 'public, max-age=31536000, immutable'],
    ['/scenes/waves.0123456789abcdef.webm', 'public, max-age=31536000, immutable'],
    ['/scenes/puffin.0123456789abcdef/headpuffin.webp', 'public, max-age=31536000, immutable'],
  ])('%s is served, cached %s [LANG-4]', async (url, cached) => {
    const { statusCode, headers } = await app.inject({ url })
    expect([statusCode, headers['cache-control']]).toEqual([200, cached])
  })

  it.each([
    ['br', 'gzip, deflate, br', 'as brotli'],
    ['gzip', 'gzip', 'as gzip'],
    [undefined, 'identity', 'export {}'],
  ])(
    'of the bundle are sent as the build packed them: %s where %s is taken',
    async (encoding, taken, content) => {
      const { headers, body } = await app.inject({
        url: '/bundle/main-abc.js',
        headers: { 'accept-encoding': taken },
      })
      expect([headers['content-encoding'], body]).toEqual([encoding, content])
      expect(headers['content-type']).toMatch(/javascript; charset=utf-8$/)
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
      expect(headers.vary).toContain('accept-encoding')
    },
  )

  it.each([
    ['harbour', 'image/avif,image/webp,*/*;q=0.8', 'image/avif', 'lighter art', 'private'],
    ['harbour', 'image/webp,*/*;q=0.8', 'image/webp', 'art', 'public'],
    ['harbour', '*/*', 'image/webp', 'art', 'public'],
    ['street', 'image/avif,image/webp', 'image/webp', 'art that nothing makes lighter', 'public'],
  ])(
    'of %s come as the browser reads them, where it says %s: %s [START-2]',
    async (name, accept, type, content, scope) => {
      const url = `/scenes/${name}.0123456789abcdef.webp`
      const { statusCode, headers, body } = await app.inject({ url, headers: { accept } })
      expect([statusCode, headers['content-type'], body]).toEqual([200, type, content])
      expect(headers['cache-control']).toBe(`${scope}, max-age=31536000, immutable`)
      expect(headers['access-control-allow-origin']).toBe('*')
      // the worker asks for anything, and must find what an image has fetched
      expect(headers.vary ?? '').not.toMatch(/accept\b(?!-)/i)
    },
  )

  it('that the first build has left to the one that runs beside the server are waited for [START-1]', async () => {
    const [card, never] = ['/scenes/card.0123456789abcdef.webp', '/scenes/none.0123456789abcdef.webp']
    writeFileSync(join(dist, 'later-pictures.json'), JSON.stringify([card]))
    const answer = app.inject({ url: card })
    let isAnswered = false
    void answer.then(() => (isAnswered = true))
    // asked for later, and not waited for
    expect((await app.inject({ url: never })).statusCode).toBe(404)
    expect(isAnswered).toBe(false)
    writeFileSync(join(dist, card), 'a card')
    const { statusCode, headers, body } = await answer
    expect([statusCode, body]).toEqual([200, 'a card'])
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  it('that take longer are to be asked for again, and no cache holds that answer [START-1]', async () => {
    const wait = vi.spyOn(LaterPictures.prototype, 'isStillLeft').mockResolvedValue(true)
    try {
      const { statusCode, headers } = await app.inject({ url: '/scenes/slow.0123456789abcdef.webp' })
      expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '2', 'no-store'])
    } finally {
      wait.mockRestore()
    }
  })

  it('that are left no more, and are not there, are not waited for [START-1]', async () => {
    const url = '/scenes/lost.0123456789abcdef.webp'
    writeFileSync(join(dist, 'later-pictures.json'), JSON.stringify([url]))
    const answer = app.inject({ url })
    rmSync(join(dist, 'later-pictures.json'))
    expect((await answer).statusCode).toBe(404)
  })

  it.each(['/scenes/waves.0123456789abcdef.webm', '/scenes/puffin.0123456789abcdef/puffin.webm'])(
    '%s is a film, whole or in the part that is asked for [STAGE-5]',
    async (url) => {
      const headers = { 'accept-encoding': 'gzip, br' }
      const whole = await app.inject({ url, headers })
      expect(whole.headers).toMatchObject({ 'content-type': 'video/webm', 'accept-ranges': 'bytes' })
      const part = await app.inject({ url, headers: { ...headers, range: 'bytes=2-4' } })
      expect([part.statusCode, part.body]).toEqual([206, whole.body.slice(2, 5)])
      expect(part.headers['content-range']).toBe(`bytes 2-4/${whole.body.length}`)
    },
  )

  it.each([
    '/published.json',
    '/scenes/published.json',
    '/scenes/../published.json',
    '/scenes/..%2fpublished.json',
    '/scenes/harbour.0123456789abcdef.avif',
    '/scenes/notes.json',
    '/scenes/notes%2ejson',
    '/scenes/puffin.0123456789abcdef/notes.json',
    '/scenes/puffin.0123456789abcdef/../../server/main.js',
    '/scenes//notes.json',
    '/scenes/../server/main.js',
    '/bundle/..%2f..%2fserver/main.js',
    '/assets/..%5c..%5cserver%5cmain.js',
    '/server/main.js',
    '/bundle.json',
    '/assets/',
    '/anything',
  ])('%s is not [TASK-3]', async (url) => {
    const { statusCode, body } = await app.inject({ url })
    expect(statusCode).toBe(404)
    expect(JSON.parse(body)).toMatchObject({ code: 'not-found' })
  })

  it.each([
    [{ 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' }, 'de', 'Hier ist nichts'],
    [{ 'accept-language': 'fr' }, 'en', 'There is nothing here'],
    [{ 'accept-language': 'de', cookie: '_locale=pl' }, 'pl', 'Tu nic nie ma'],
  ])(
    'an address that leads nowhere is a page in the words of whoever came, %j',
    async (header, lang, title) => {
      const { statusCode, headers, body } = await app.inject({
        url: '/nonsense?<script>',
        headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', ...header },
      })
      expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
      expect(body).toContain(`<html lang="${lang}" dir="ltr">`)
      expect(body).toContain(title)
      expect(body.match(/<a href="[^"]*"/g)).toEqual(['<a href="/"'])
      expect(body).not.toContain('script')
      expect(headers['content-security-policy']).toContain("script-src 'self'")
    },
  )

  it.each(['/api/web/nothing', '/assets/nothing.html', '/scenes/nothing', '/bundle/nothing.js'])(
    '%s has no page of its own: a browser gets what a program gets',
    async (url) => {
      const { statusCode, body } = await app.inject({ url, headers: { accept: 'text/html' } })
      expect(statusCode).toBe(404)
      expect(JSON.parse(body)).toMatchObject({ code: 'not-found' })
    },
  )

  it('come with a policy that lets them ask the API that their store.json names [BOOT-1]', async () => {
    const { headers } = await app.inject({ url: '/' })
    expect(headers['content-security-policy']).toContain("connect-src 'self' https://api.test;")
  })

  it.each([
    ['the page', '/', 'text/html'],
    ['a file', '/assets/config.json', '*/*'],
    ['a picture of a scene', '/scenes/harbour.0123456789abcdef.webp', 'image/*'],
    ['the page of an address that leads nowhere', '/nonsense', 'text/html'],
    ['an answer of the API', '/api/web/login-status', 'application/json'],
    ['a refusal', '/api/web/nothing', 'application/json'],
    ['the health', '/health', '*/*'],
  ])('and answers lets nothing foreign in: %s [SERVE-1]', async (_, url, accept) => {
    const { headers } = await app.inject({ url, headers: { accept } })
    expect(String(headers['content-security-policy']).split(';')).toEqual([
      "default-src 'self'",
      "script-src 'self'",
      "connect-src 'self' https://api.test",
      "img-src 'self' data: blob: https://api.test http://content.test:3000",
      "media-src 'self' data: blob: https://api.test",
      "worker-src 'self'",
      "style-src 'self'",
      // the page frames previews
      `frame-src ${url === '/' ? "'self' " : ''}http://content.test:3000`,
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types waymark waymark-frame dompurify',
    ])
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  it('let the worker that reads PDFs unpack with compiled code, and no page [SERVE-1]', async () => {
    const policyAt = async (url: string) =>
      String((await app.inject({ url })).headers['content-security-policy'])
    const worker = '/assets/pdf/pdf.worker.min.mjs'
    expect(await policyAt(worker)).toContain("script-src 'self' 'wasm-unsafe-eval';")
    for (const url of ['/', '/assets/pdf/other.mjs', `/?${worker}`, `/x${worker}`]) {
      expect(await policyAt(url)).not.toContain('wasm')
    }
  })

  it('let a captcha and Firebase in where the tenant has them, and on its page only [CAPT-1] [PUSH-5] [SERVE-2]', async () => {
    const { db, clock } = test
    const { features } = await makeTenant(db, clock.now(), { hosts: ['plain.test'] })
    await makeTenant(db, clock.now(), {
      hosts: ['captcha.test'],
      isDefault: false,
      features: { ...features, recaptchaSiteKey: 'key' },
    })
    await makeTenant(db, clock.now(), {
      hosts: ['push.test'],
      isDefault: false,
      features: { ...features, isPushEnabled: true },
    })
    async function policyAt(host: string, url: string): Promise<string> {
      const { headers } = await app.inject({ url, headers: { host } })
      return String(headers['content-security-policy'])
    }
    const policy = await policyAt('captcha.test', '/?x=1')
    expect(policy).toContain(
      "script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/;",
    )
    expect(policy).toMatch(
      /frame-src 'self' http:\/\/content\.test:3000 https:\/\/www\.google\.com\/recaptcha\/ /,
    )
    expect(policy).toMatch(/trusted-types waymark waymark-frame dompurify( |$)/)
    expect(await policyAt('push.test', '/')).toMatch(
      /connect-src 'self'[^;]* https:\/\/firebaseinstallations\.googleapis\.com https:\/\/fcmregistrations\.googleapis\.com;/,
    )
    expect(policy).not.toContain('googleapis')
    for (const [host, url] of [
      ['plain.test', '/'],
      ['captcha.test', '/assets/config.json'],
      ['push.test', '/assets/config.json'],
    ] as const) {
      expect(await policyAt(host, url)).not.toContain('google')
    }
  })
})
