import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
import type { Device } from './devices.ts'
import type { Screen, Sessions } from './screens.ts'

export interface Visitor {
  context: BrowserContext
  /** A page that marks `playable` and `sharp` in its own timeline. */
  open: (cpuSlowdown: number) => Promise<{ page: Page; session: CDPSession }>
}

/** Somebody on a device who was never here: nothing is cached. */
export async function newVisitor(
  browser: Browser,
  { options }: Device,
  screen: Screen,
  sessions: Sessions,
): Promise<Visitor> {
  const context = await browser.newContext({
    ...options,
    locale: 'en-GB',
    timezoneId: 'Europe/Warsaw',
    reducedMotion: 'reduce',
  })
  await context.addCookies(sessions[screen.as])
  await context.addInitScript({ content: marksOf(screen) })
  return {
    context,
    open: async (cpuSlowdown) => {
      const page = await context.newPage()
      const session = await context.newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
      return { page, session }
    },
  }
}

/** A state is reached when it is seen and the task after the next frame is done, so that a press is answered. */
function marksOf({ playable, sharp }: Screen): string {
  return `{
    const states = new Map([['playable', () => ${playable}], ['sharp', () => ${sharp}]])
    const watcher = new MutationObserver(() => {
      for (const [name, isThere] of states) {
        if (!isThere()) continue
        states.delete(name)
        requestAnimationFrame(() => setTimeout(() => performance.mark(name)))
      }
      if (states.size === 0) watcher.disconnect()
    })
    watcher.observe(document, { childList: true, subtree: true, attributes: true })
  }`
}

const LIMIT_MS = 180_000

/** Waits for a mark. @returns ms since the navigation began */
export async function untilMark(page: Page, name: 'playable' | 'sharp'): Promise<number> {
  const mark = await page.waitForFunction(
    (wanted) => performance.getEntriesByName(wanted, 'mark')[0]?.startTime,
    name,
    { timeout: LIMIT_MS, polling: 100 },
  )
  return (await mark.jsonValue()) ?? NaN
}
