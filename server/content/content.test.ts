import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createApp } from '#server/app.ts'
import { attempts } from '#server/db/schema/play.ts'
import { tenants } from '#server/db/schema/tenants.ts'
import { makeTicket, type Ticket } from '#server/lib/ticket.ts'
import { NO_CAPTCHA, TEST_SECRETS, openTestApp, type TestApp } from '#server/testing/test-app.ts'
import { makeAdventure, makePerson, makeTenant } from '#server/testing/world.ts'

const dist = mkdtempSync(join(tmpdir(), 'waymark-content-'))
const PACKAGE = 'harbour.0123456789abcdef'
const FILES = {
  'client/index.html': '<!doctype html>',
  'client/bundle/main.js': 'export {}',
  'assets/config.json': '[]',
  'launch/launch.js': 'export {}',
  [`packages/${PACKAGE}/index.html`]: '<!doctype html><title>Harbour</title>',
  [`packages/${PACKAGE}/art/old film.mp4`]: 'a film',
  'packages/other.fedcba9876543210/index.html': 'another package',
  'packages/notes.json': '[]',
}
const lines: string[] = []
let app: FastifyInstance
let test: TestApp
let secret: string
let tenantId: string

beforeEach(async () => {
  for (const [name, content] of Object.entries(FILES)) {
    mkdirSync(dirname(join(dist, name)), { recursive: true })
    writeFileSync(join(dist, name), content)
  }
  test = await openTestApp()
  const { forgerySecret, id } = await makeTenant(test.db, test.clock.now(), { hosts: ['learn.test'] })
  secret = forgerySecret
  tenantId = id
  await makeTenant(test.db, test.clock.now(), { hosts: ['other.test'], isDefault: false })
  app = await openApp('https://learn.test', 'https://content.test')
})

afterAll(() => {
  rmSync(dist, { recursive: true })
})

function openApp(publicUrl: string | null, contentUrl: string | null): Promise<FastifyInstance> {
  const url = (address: string | null) => (address === null ? null : new URL(address))
  return createApp({
    storage: test.storage,
    clock: test.clock.now,
    publicUrl: url(publicUrl),
    contentUrl: url(contentUrl),
    captcha: NO_CAPTCHA,
    secrets: TEST_SECRETS,
    push: null,
    files: test.files,
    dist,
    isLogging: true,
    logTo: { write: (line) => void lines.push(line) },
  })
}

const UNTIL = Date.parse('2026-11-23T22:00:00Z') / 1000

function ticket(more: Partial<Ticket> = {}, by = secret): string {
  const claims = { part: 'package', thing: PACKAGE, host: 'learn.test', origin: 'https://learn.test' }
  return makeTicket(by, { ...claims, until: UNTIL, ...more })
}

/** Names the attempt that a launch page is opened for. */
const launching = (attemptId: string = randomUUID()) => ticket({ part: 'launch', thing: attemptId })

function ask(host: string, url: string, headers: Record<string, string> = {}) {
  return app.inject({ url, headers: { host, ...headers } })
}

describe('the content host', () => {
  it.each(['index.html', 'index.html?from=menu', 'art/old%20film.mp4'])(
    'serves a file of a package to whoever has a ticket: %s [TASK-10]',
    async (file) => {
      const { statusCode, headers } = await ask('content.test', `/package/${ticket()}/${file}`)
      expect(statusCode).toBe(200)
      expect(headers['set-cookie']).toBeUndefined()
    },
  )

  it('serves nothing of a tenant that is suspended, and again once it is not [DESK-2] [TASK-10]', async () => {
    const statusOf = async (url: string) =>
      (
        await (
          await openApp('https://learn.test', 'https://content.test')
        ).inject({ url, headers: { host: 'content.test' } })
      ).statusCode
    const [file, launch] = [`/package/${ticket()}/index.html`, `/launch/${ticket()}/${launching()}`]
    for (const [suspendedAt, status] of [
      [test.clock.now(), 404],
      [null, 200],
    ] as const) {
      await test.db.update(tenants).set({ suspendedAt }).where(eq(tenants.id, tenantId))
      expect([await statusOf(file), await statusOf(launch)]).toEqual([status, status])
    }
  })

  it('lets what it serves run, in the tenant that launched it and nowhere else [TASK-10] [SERVE-1]', async () => {
    const { headers } = await ask('content.test', `/package/${ticket()}/index.html`)
    const policy = String(headers['content-security-policy']).split(';')
    expect(policy).toEqual(
      expect.arrayContaining([
        "connect-src 'self'",
        "worker-src 'none'",
        "form-action 'none'",
        "frame-ancestors 'self' https://learn.test",
        'sandbox allow-scripts allow-same-origin allow-forms allow-modals',
      ]),
    )
    expect(headers['x-frame-options']).toBeUndefined()
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  it('lets a package open windows only where a designer has allowed it [TASK-10] [SERVE-1]', async () => {
    const policyOf = async (more: Partial<Ticket>) =>
      String(
        (await ask('content.test', `/package/${ticket(more)}/index.html`)).headers['content-security-policy'],
      )
    expect(await policyOf({})).not.toContain('allow-popups')
    expect(await policyOf({ windows: false })).not.toContain('allow-popups')
    expect(await policyOf({ windows: true })).toMatch(/sandbox [^;]*allow-popups/)
  })

  it('has a page of ours around the package, in which only our script runs [TASK-10] [SERVE-1]', async () => {
    const { statusCode, headers, body } = await ask('content.test', `/launch/${ticket()}/${launching()}`)
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(body).toContain('data-owner="https://learn.test"')
    const policy = String(headers['content-security-policy']).split(';')
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self'",
        "frame-src 'self'",
        "worker-src 'none'",
        'frame-ancestors https://learn.test',
      ]),
    )
    expect(headers['permissions-policy']).toBe('unload=(self)')
    expect((await ask('content.test', '/launch.js')).body).toBe('export {}')
    for (const url of [`/launch/${ticket()}/${launching()}`, '/launch.js']) {
      expect((await ask('learn.test', url)).statusCode).toBe(404)
    }
    for (const path of [
      'nothing',
      `${ticket()}/nothing`,
      `nothing/${launching()}`,
      `${ticket()}/${ticket()}`,
    ])
      expect((await ask('content.test', `/launch/${path}`)).statusCode).toBe(404)
  })

  it('records the first launch of an attempt, and none without the page [TASK-6] [TASK-10]', async () => {
    const { db, clock } = test
    const player = await makePerson(db, tenantId, clock.now())
    const adventureId = await makeAdventure(db, tenantId, clock.now(), [player])
    const id = randomUUID()
    const ofPlayer = { tenantId, personId: player.id, adventureId, id, taskId: 'course' }
    await db.insert(attempts).values({ ...ofPlayer, isReview: false, state: {}, startedAt: clock.now() })
    const launchedAt = async () => (await db.select().from(attempts))[0]?.launchedAt
    const first = clock.now()
    await ask('content.test', `/launch/nothing/${launching(id)}`)
    expect(await launchedAt()).toBeNull()
    await ask('content.test', `/launch/${ticket()}/${launching(id)}`)
    clock.pass(60_000)
    await ask('content.test', `/launch/${ticket()}/${launching(id)}`)
    expect(await launchedAt()).toEqual(first)
  })

  it('serves a package that a designer brought as one that was built [TASK-10]', async () => {
    const thing = '0b7c1f5e-92a4-4c0c-8a3e-5d1f0a6b7c81'
    mkdirSync(join(test.files.packages, thing), { recursive: true })
    writeFileSync(join(test.files.packages, thing, 'index.html'), 'imported')
    const { body, headers } = await ask('content.test', `/package/${ticket({ thing })}/index.html`)
    expect([body, String(headers['content-security-policy'])]).toEqual([
      'imported',
      expect.stringContaining('sandbox allow-scripts'),
    ])
    const half = `${thing}.0b7c1f5e-92a4-4c0c-8a3e-5d1f0a6b7c82`
    for (const other of [thing.replace('0b', '0c'), half, `${thing}/..`]) {
      const path = `/package/${ticket({ thing: other })}/index.html`
      expect((await ask('content.test', path)).statusCode).toBe(404)
    }
  })

  it('gives a film in parts [TASK-10]', async () => {
    const path = `/package/${ticket()}/art/old%20film.mp4`
    const { statusCode, body } = await ask('content.test', path, { range: 'bytes=2-3' })
    expect([statusCode, body]).toEqual([206, 'fi'])
  })

  it('has nothing for a service worker [TASK-10] [SERVE-1]', async () => {
    const path = `/package/${ticket()}/index.html`
    expect((await ask('content.test', path, { 'service-worker': 'script' })).statusCode).toBe(404)
  })

  it.each<[string, () => string]>([
    ['without a ticket', () => 'index.html'],
    ['with one that somebody else signed', () => ticket({}, 'another secret')],
    ['with one of another house', () => ticket({ host: 'other.test' })],
    ['with one for another part', () => ticket({ part: 'download' })],
    ['with one whose time is over', () => ticket({ until: UNTIL - 13 * 3600 })],
    ['with one that was changed', () => ticket().replace(/^./, 'f')],
    ['with more behind it', () => `${ticket()}.more`],
    ['with one for what is no package', () => ticket({ thing: '..' })],
    ['with one for a package that is gone', () => ticket({ thing: 'gone.0123456789abcdef' })],
  ])('serves nothing %s [TASK-10] [SERVE-2]', async (_, signed) => {
    expect((await ask('content.test', `/package/${signed()}/index.html`)).statusCode).toBe(404)
  })

  it.each([
    '../other.fedcba9876543210/index.html',
    '..%2fother.fedcba9876543210%2findex.html',
    '..%2f..%2fpackages%2fnotes.json',
    '..%5cother.fedcba9876543210%5cindex.html',
    '%2e%2e/other.fedcba9876543210/index.html',
    '',
    'art',
    'none.html',
  ])('serves nothing outside of the package, and no folder: %s [TASK-10] [SERVE-2]', async (path) => {
    const { statusCode } = await ask('content.test', `/package/${ticket()}/${path}`)
    expect([400, 404]).toContain(statusCode)
  })

  it.each(['/', '/?x=1'])('leads from %s to the product [TASK-10]', async (url) => {
    const { statusCode, headers } = await ask('content.test', url)
    expect([statusCode, headers.location]).toEqual([302, 'https://learn.test/'])
  })

  it.each([
    '/api/web/login-status',
    '/assets/config.json',
    '/scenes/x.webp',
    '/index.html',
    '/api/web/nothing',
  ])('has nothing of the product: %s [TASK-10] [SERVE-2]', async (url) => {
    const { statusCode, headers } = await ask('content.test', url)
    expect(statusCode).toBe(404)
    expect(headers['set-cookie']).toBeUndefined()
  })

  it('writes no ticket into the log [TASK-10]', async () => {
    lines.length = 0
    const secretPart = ticket()
    await ask('content.test', `/package/${secretPart}/index.html`)
    expect(lines.join()).toContain('/package/…/index.html')
    expect(lines.join()).not.toContain(secretPart.slice(0, 20))
  })
})

describe('the product', () => {
  it.each(['learn.test', 'other.test', 'unknown.test'])('at %s serves no package [TASK-10]', async (host) => {
    expect((await ask(host, `/package/${ticket()}/index.html`)).statusCode).toBe(404)
    expect((await ask(host, '/')).statusCode).toBe(200)
  })

  it('and its content host both say that they live', async () => {
    for (const host of ['learn.test', 'content.test']) {
      for (const url of ['/health', '/ready']) expect((await ask(host, url)).statusCode).toBe(200)
    }
  })

  it('lets a page of the content host stand in its frames, and say goodbye [TASK-10]', async () => {
    const { headers } = await ask('learn.test', '/')
    expect(headers['content-security-policy']).toContain("frame-src 'self' https://content.test;")
    expect(headers['permissions-policy']).toBe('unload=(self "https://content.test")')
  })

  it('on this machine has its content at the number of its name [TASK-10]', async () => {
    app = await openApp('http://localhost:4000', null)
    const { headers } = await ask('localhost:4000', '/')
    expect(headers['content-security-policy']).toContain("frame-src 'self' http://127.0.0.1:4000;")
    expect((await ask('127.0.0.1:4000', '/')).headers.location).toBe('http://localhost:4000/')
    expect((await ask('127.0.0.1:4000', `/package/${ticket()}/index.html`)).statusCode).toBe(200)
    expect((await ask('[::1]:4000', '/')).statusCode).toBe(200)
  })

  it('elsewhere has none until it is told where [TASK-10]', async () => {
    app = await openApp('https://learn.test', null)
    const { headers } = await ask('learn.test', '/')
    expect(headers['content-security-policy']).toContain("frame-src 'self';")
    expect(headers['permissions-policy']).toBeUndefined()
    for (const host of ['learn.test', '127.0.0.1', 'content.test']) {
      expect((await ask(host, `/package/${ticket()}/index.html`)).statusCode).toBe(404)
    }
  })
})
