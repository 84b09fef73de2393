import type { FastifyInstance } from 'fastify'
import { createApp, type AppParts } from '#server/app.ts'
import { readSettings } from '#server/env.ts'
import type { Database, Storage } from '#server/db/database.ts'
import { openSecrets, type Secrets } from '#server/lib/secrets.ts'
import { sessionCookieName } from '#server/http/cookies.ts'
import { storeSession } from '#server/http/session.ts'
import type { TrustedProxies } from '#server/proxy-settings.ts'
import type { Files } from '#server/lib/files/open-files.ts'
import { TestBrowser } from './browser.ts'
import { emptyFiles } from './files.ts'
import { sharedApp } from './shared-app.ts'
import { emptyStorage } from './storage.ts'
import { makeAdventure, makePerson, makeTenant, type TestPerson } from './world.ts'

/** What is slow only because the machine is busy is no fault. */
const TIMEOUT_MS = 60_000

/** A clock that stands until it is moved. */
export class TestClock {
  private instant = Date.parse('2026-11-23T10:00:00Z')

  readonly now = (): Date => new Date(this.instant)

  set(instant: string): void {
    this.instant = Date.parse(instant)
  }

  pass(ms: number): void {
    this.instant += ms
  }
}

/** None can be checked. */
export const NO_CAPTCHA = readSettings({}).captcha

/** The same for all servers of a test. */
export const TEST_SECRETS = openSecrets([Buffer.alloc(32, 'k')])

/** What a second server on the storage of a test is made of besides. */
export const SECOND_SERVER = {
  ...{ captcha: NO_CAPTCHA, secrets: TEST_SECRETS, publicUrl: null, contentUrl: null },
  ...{ push: null, dist: null, isLogging: false },
}

export interface TestApp {
  app: FastifyInstance
  storage: Storage
  db: Database
  clock: TestClock
  /** What is handed in. */
  files: Files
  secrets: Secrets
  /** A browser in which nobody is signed in. */
  stranger(host?: string): TestBrowser
  /** A browser in which a person is signed in. */
  browserOf(
    person: TestPerson,
    more?: { host?: string; timeZone?: string; userAgent?: string },
  ): Promise<TestBrowser>
}

interface TestParts {
  captcha?: AppParts['captcha']
  push?: AppParts['push']
  publicUrl?: AppParts['publicUrl']
  trustedProxies?: TrustedProxies
  files?: Files
  /** The build's folder; nothing is served without one. */
  dist?: string
  /** No other test has this server: it listens, is closed, or counts what operators try. */
  isOwn?: true
  /** Receives the log, which is not written otherwise. */
  logTo?: NonNullable<AppParts['logTo']>
}

/** One folder a worker: names in it are never used again. */
let sharedFiles: Files | null = null

/** The whole server on an emptied database. */
export async function openTestApp(asked: TestParts = {}): Promise<TestApp> {
  const { captcha = NO_CAPTCHA, push = null, publicUrl = null, trustedProxies = false } = asked
  const { files, dist, logTo } = asked
  const storage = await emptyStorage()
  const handedIn = files ?? (sharedFiles ??= await emptyFiles())
  const clock = new TestClock()
  const parts: AppParts = {
    storage,
    clock: clock.now,
    publicUrl,
    trustedProxies,
    contentUrl: null,
    captcha,
    secrets: TEST_SECRETS,
    push,
    files: handedIn,
    dist: dist ?? null,
    isLogging: logTo !== undefined,
    answerWithinMs: TIMEOUT_MS,
    ...(logTo && { logTo }),
  }
  const isUsual = Object.keys(asked).length === 0
  const app = await (isUsual ? sharedApp(parts) : createApp(parts))
  const { db } = storage
  const open = (host?: string): TestBrowser => {
    const browser = new TestBrowser(app, host)
    browser.wait = (seconds) => clock.pass(seconds * 1000)
    return browser
  }
  return {
    app,
    storage,
    db,
    clock,
    files: handedIn,
    secrets: TEST_SECRETS,
    stranger: open,
    async browserOf({ tenantId, id }, { host, timeZone, userAgent } = {}) {
      const browser = open(host)
      const token = await storeSession(db, {
        tenantId,
        personId: id,
        timeZone: timeZone ?? null,
        userAgent: userAgent ?? null,
        now: clock.now(),
      })
      browser.cookies.set(sessionCookieName(publicUrl?.protocol === 'https:'), token)
      return browser
    },
  }
}

export interface TestWorld extends TestApp {
  tenantId: string
  player: TestPerson
  adventureId: string
  browser: TestBrowser
}

/** The server with one tenant, one adventure, and a player who is signed in. */
export async function openWorld(
  tenant: Parameters<typeof makeTenant>[2] = {},
  parts: TestParts = {},
): Promise<TestWorld> {
  const test = await openTestApp(parts)
  const now = test.clock.now()
  const { id: tenantId } = await makeTenant(test.db, now, tenant)
  const player = await makePerson(test.db, tenantId, now)
  const adventureId = await makeAdventure(test.db, tenantId, now, [player])
  return { ...test, tenantId, player, adventureId, browser: await test.browserOf(player) }
}
