import { test, type Browser, type Locator, type Page } from '@playwright/test'
import { haveSeenStreak } from '../tools/product/seen-streak.ts'

interface Point {
  x: number
  y: number
}

/** The same person's tablet, at the address given: nothing but the session is known there. */
export async function onTablet(
  browser: Browser,
  page: Page,
  address: string,
  play: (tablet: Page) => Promise<void>,
): Promise<void> {
  await test.step('under a finger, on another device', async () => {
    const context = await browser.newContext({
      baseURL: new URL(page.url()).origin,
      storageState: { ...(await page.context().storageState()), origins: [] },
      locale: 'en-GB',
      viewport: { width: 1180, height: 820 },
      hasTouch: true,
      isMobile: true,
      reducedMotion: 'reduce',
    })
    await context.addInitScript(haveSeenStreak)
    const tablet = await context.newPage()
    await tablet.goto(address)
    await play(tablet)
    await context.close()
  })
}

/** Fingers go from where they are put down to where they are lifted, all at once. */
export async function swipe(
  page: Page,
  ...fingers: readonly (readonly [from: Point, to: Point])[]
): Promise<void> {
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove', share: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: fingers.map(([from, to], id) => ({
        id,
        x: from.x + (to.x - from.x) * share,
        y: from.y + (to.y - from.y) * share,
      })),
    })
  await touch('touchStart', 0)
  for (const share of [0.1, 0.4, 0.7, 1]) await touch('touchMove', share)
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await client.detach()
}

/** Its middle, in view. */
export async function middleOf(target: Locator): Promise<Point> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error(`${String(target)} lies nowhere`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
