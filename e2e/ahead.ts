import { chromium, type Browser, type Page } from '@playwright/test'
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from './journey.ts'
import { playAhead, signUp } from './newcomer.ts'

type Cookies = Parameters<ReturnType<Page['context']>['addCookies']>[0]

/**
 * Newcomers who play the harbour before the journeys that need it played, one for each. The server accepts no finish sooner
 * than a person could play: half a minute for each newcomer, which passes while other journeys run.
 */
const NAMES = ['Ulla', 'Korina', 'Pinta', 'Sirena', 'Undine'] as const
type NameAhead = (typeof NAMES)[number]

const folder = (): string => {
  const path = process.env.WAYMARK_E2E_AHEAD
  if (!path) throw new Error('WAYMARK_E2E_AHEAD is not set: global-setup.ts sets it')
  return path
}
const fileOf = (name: string, state: 'ready' | 'taken' | 'failed'): string =>
  join(folder(), `${name}.${state}`)

/** Begins to play ahead on the server of all journeys. @returns how to stop */
export async function startAhead(
  url: string,
  executablePath: string | undefined,
): Promise<() => Promise<void>> {
  const path = mkdtempSync(join(tmpdir(), 'waymark-ahead-'))
  process.env.WAYMARK_E2E_AHEAD = path
  const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath && { executablePath }) })
  const playing = Promise.all(NAMES.map((name) => prepare(browser, url, name)))
  return async () => {
    await browser.close()
    await playing
    rmSync(path, { recursive: true, force: true })
  }
}

/** A failure is reported by the journey that needs this newcomer, and ignored where that journey does not run. */
async function prepare(browser: Browser, url: string, name: NameAhead): Promise<void> {
  try {
    const context = await browser.newContext({ baseURL: url })
    const page = await context.newPage()
    await lightHarbour(page, name)
    const interim = join(folder(), name)
    writeFileSync(interim, JSON.stringify(await context.cookies()))
    renameSync(interim, fileOf(name, 'ready'))
    await context.close()
  } catch (error) {
    if (existsSync(folder())) writeFileSync(fileOf(name, 'failed'), String(error))
  }
}

async function lightHarbour(page: Page, name: string): Promise<void> {
  await signUp(page, name)
  await playAhead(page, 'harbour', ['long-passphrases', 'second-factor', 'locked-screen'])
}

/** Signs the page in as a newcomer who has all points of the harbour: market and glass bay are open. */
export async function beginBeyondHarbour(page: Page, name: NameAhead): Promise<void> {
  // nobody plays ahead on the server of second tries
  if (!process.env.WAYMARK_E2E_AHEAD || existsSync(fileOf(name, 'taken'))) {
    await lightHarbour(page, name)
    return
  }
  await expect.poll(() => existsSync(fileOf(name, 'ready')) || failure(name), { timeout: 90_000 }).toBe(true)
  renameSync(fileOf(name, 'ready'), fileOf(name, 'taken'))
  const cookies: Cookies = JSON.parse(readFileSync(fileOf(name, 'taken'), 'utf8'))
  await page.context().addCookies(cookies)
}

function failure(name: string): string | undefined {
  const file = fileOf(name, 'failed')
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}
