import type { Browser, BrowserContext } from '@playwright/test'
import { logIn } from '../../tools/product/log-in.ts'

export interface Screen {
  name: string
  /** Behind the `#`. */
  path: string
  isSignedIn: boolean
  /** Stands on the page as soon as it can be used. */
  ready: string
}

/** A field that takes what is typed. */
const LOGIN_FORM = 'input[type="password"]'

export const LOGIN: Screen = { name: 'login', path: '/app/login', isSignedIn: false, ready: LOGIN_FORM }
export const MAP: Screen = {
  name: 'map',
  path: '/app/game/plot/map/isles/Lantern%20Isles',
  isSignedIn: true,
  ready: '[data-scene="isles"][data-ready="true"]',
}
const TASK: Screen = {
  name: 'task',
  path: '/app/game/plot/task/long-passphrases/1',
  isSignedIn: true,
  ready: 'h2',
}
export const SCREENS: readonly Screen[] = [LOGIN, MAP, TASK]

const PLAYER = { username: 'player@demo.waymark.test', password: 'Waymark-demo-1' }

export type Session = Awaited<ReturnType<BrowserContext['cookies']>>

/** The cookies of a player who is signed in. */
export async function sessionOf(browser: Browser, url: string): Promise<Session> {
  const page = await browser.newPage({ locale: 'en-GB' })
  await page.goto(`${url}/health`)
  const status = await page.evaluate(logIn, PLAYER)
  if (status !== 200) throw new Error(`${PLAYER.username} could not sign in: ${status}`)
  return page.context().cookies()
}
