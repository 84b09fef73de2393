import type { Browser, Page } from '@playwright/test'
import { haveSeenStreak } from '../tools/product/seen-streak.ts'
import { logIn, type Person } from '../tools/product/log-in.ts'
import type { Hand } from './hands.ts'

interface Arrival {
  /** A finger has a phone. */
  hand?: Hand
  locale?: string
  /** Whether the streak was told on this device today. */
  hasSeenStreak?: boolean
  /** Before the first page of the product. */
  prepare?: (page: Page) => Promise<unknown>
}

/** Somebody of the product at `url`, signed in, in a browser of their own; the page stands at its door. */
export async function openFor(
  browser: Browser,
  url: string,
  { username, password }: Person,
  { hand = 'mouse', locale = 'en-GB', hasSeenStreak = true, prepare }: Arrival = {},
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    locale,
    timezoneId: 'Europe/Warsaw',
    reducedMotion: 'reduce',
    ...(hand === 'touch'
      ? { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
      : { viewport: { width: 1366, height: 768 } }),
  })
  if (hasSeenStreak) await context.addInitScript(haveSeenStreak)
  const page = await context.newPage()
  await prepare?.(page)
  await page.goto('/health')
  const status = await page.evaluate(logIn, { username, password })
  if (status !== 200) throw new Error(`${username} could not sign in: ${status}`)
  await page.goto('/')
  return page
}
