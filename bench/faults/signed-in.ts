import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { haveSeenStreak } from '../../tools/product/seen-streak.ts'

/** A page of a player, at no address yet, alone in a context that its user closes. */
export async function signedIn(
  browser: Browser,
  url: string,
  token: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1024, height: 640 },
    locale: 'en-GB',
    timezoneId: 'Europe/Warsaw',
    reducedMotion: 'reduce',
    ...options,
  })
  await context.addCookies([{ name: 'waymark', value: token, url }])
  await context.addInitScript(haveSeenStreak)
  return context.newPage()
}
