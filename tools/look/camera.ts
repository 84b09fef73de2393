import { chromium, type Browser, type Page } from '@playwright/test'
import { findChromium } from '../setup/chromium.mjs'
import { logIn, type Person } from '../product/log-in.ts'
import { playAhead } from '../product/play-ahead.ts'
import { haveSeenStreak } from '../product/seen-streak.ts'
import { FAR_AHEAD, PLAYED } from './places.ts'
import type { Wish } from './wishes.ts'

const ARGS = [
  '--no-sandbox',
  '--disable-quic',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
]

export async function openBrowser(): Promise<Browser> {
  const executablePath = await findChromium()
  return chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ARGS })
}

type Cookies = Awaited<ReturnType<ReturnType<Page['context']>['cookies']>>

/** Sessions by tenant and person: the server allows only so many logins a minute. */
const sessions = new Map<string, Cookies>()

async function signIn(page: Page, origin: string, person: Person): Promise<void> {
  const key = `${origin} ${person.username}`
  const known = sessions.get(key)
  if (known) {
    await page.context().addCookies(known)
    return
  }
  const status = await page.evaluate(logIn, person)
  if (status !== 200) throw new Error(`${person.username} could not sign in: ${status}`)
  sessions.set(key, await page.context().cookies())
}

async function show(page: Page, origin: string, { place, language }: Wish): Promise<void> {
  await page.goto(`${origin}/health`)
  await page.evaluate((code) => localStorage.setItem('_locale', code), language)
  if (place.as) await signIn(page, origin, place.as)
  await page.goto(origin + place.url)
  await page.waitForLoadState('networkidle')
  await place.steps?.(page)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.waitForTimeout(600)
}

/** Plays what the pictures of later tasks need, in each tenant that is looked at. */
export async function playFarAhead(browser: Browser, port: string, hosts: readonly string[]): Promise<void> {
  for (const host of hosts) {
    const page = await browser.newPage()
    await page.goto(`http://${host}:${port}/health`)
    await signIn(page, `http://${host}:${port}`, FAR_AHEAD)
    for (const [mission, tasks] of PLAYED) await playAhead(page, mission, tasks)
    await page.context().close()
  }
}

/** Takes one picture. @returns what the page printed as errors, in sentences */
export async function takePicture(
  browser: Browser,
  port: string,
  wish: Wish,
  file: string,
): Promise<string[]> {
  const { size, tenant, language } = wish
  const context = await browser.newContext({
    viewport: { width: size.width, height: size.height },
    deviceScaleFactor: size.touch ? 2 : 1,
    hasTouch: size.touch,
    isMobile: size.touch,
    locale: language,
    timezoneId: 'Europe/Warsaw',
    reducedMotion: 'reduce',
  })
  await context.addInitScript(haveSeenStreak)
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  try {
    await show(page, `http://${tenant.host}:${port}`, wish)
  } catch (error) {
    errors.push(String(error))
  }
  try {
    await page.screenshot({ path: file })
  } catch (error) {
    // one picture less: the others are still to be taken
    errors.push(String(error))
  }
  await context.close()
  return errors
}
