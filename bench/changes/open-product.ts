import type { Browser, Page } from '@playwright/test'
import { finishEverything } from '../server/finish-everything.ts'
import { makePlayers } from '../server/players.ts'
import { runServer } from '../server/run-server.ts'
import { embedded } from '../server/storages.ts'
import { haveSeenStreak } from '../../tools/product/seen-streak.ts'

export interface OpenProduct {
  url: string
  /** Of a session of a player who has finished every task. */
  token: string
  stop: () => Promise<void>
}

/** The built product on a database of its own, with a player for whom every place is open. */
export async function openProduct(): Promise<OpenProduct> {
  const storage = embedded()
  await (await runServer(storage.env)).stop()
  const [token = ''] = await storage.open(async (query) => {
    const tokens = await makePlayers(query, 1)
    await finishEverything(query)
    return tokens
  })
  const server = await runServer(storage.env)
  return {
    url: server.url,
    token,
    stop: async () => {
      await server.stop()
      await storage.remove()
    },
  }
}

/** What is kept does not depend on the size of the screen; a small one is drawn faster here. */
const viewport = { width: 640, height: 360 }

/** A signed-in page before its first address, with everything held at the best quality. */
export async function openSignedIn(
  browser: Browser,
  { url, token }: OpenProduct,
  script: string,
): Promise<Page> {
  const context = await browser.newContext({ viewport, locale: 'en-GB', timezoneId: 'Europe/Warsaw' })
  await context.addCookies([{ name: 'waymark', value: token, url }])
  const page = await context.newPage()
  await page.addInitScript(haveSeenStreak)
  await page.addInitScript({ content: script })
  await page.addInitScript(() => localStorage.setItem('stageQuality', 'high'))
  return page
}
