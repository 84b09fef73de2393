import type { Browser, BrowserContext } from '@playwright/test'
import { logIn } from '../../tools/product/log-in.ts'
import { isPlayable, isSharp } from '../../tools/product/scene-state.ts'
import { showAround } from '../../tools/product/show-around.ts'

export interface Screen {
  name: string
  /** Behind the `#`. */
  path: string
  as: 'stranger' | 'player' | 'regular' | 'leader'
  /** What is true in the page as soon as it can be used, in JavaScript. */
  playable: string
  /** What is true when all that it shows is there. */
  sharp: string
}

const PASSWORD = 'Waymark-demo-1'

/** A field that takes what is typed. */
const LOGIN_FORM = `document.querySelector('input[type="password"]') !== null`
const HEADING = `document.querySelector('h1, h2') !== null`

export const LOGIN: Screen = {
  name: 'login',
  path: '/app/login',
  as: 'stranger',
  playable: LOGIN_FORM,
  sharp: LOGIN_FORM,
}
export const MAP: Screen = {
  name: 'map',
  path: '/app/game/plot/map/isles/Lantern%20Isles',
  as: 'player',
  playable: `(${String(isPlayable)})('isles')`,
  sharp: `(${String(isSharp)})('isles')`,
}
/** For somebody who has played for two weeks: no tour, and no flight to the first place. */
export const REGULAR_MAP: Screen = { ...MAP, as: 'regular' }
export const TASK: Screen = {
  name: 'task',
  path: '/app/game/plot/task/long-passphrases/1',
  as: 'player',
  playable: HEADING,
  sharp: HEADING,
}
export const LEADER: Screen = {
  name: 'leader',
  path: '/app/leader/team',
  as: 'leader',
  playable: HEADING,
  sharp: HEADING,
}

export type Session = Awaited<ReturnType<BrowserContext['cookies']>>
/** The cookies of everybody who opens a screen. */
export type Sessions = Record<Screen['as'], Session>

export async function sessionsOf(browser: Browser, url: string): Promise<Sessions> {
  const sessionOf = async (mailbox: string) => {
    const context = await browser.newContext({ locale: 'en-GB' })
    const page = await context.newPage()
    await page.goto(`${url}/health`)
    const username = `${mailbox}@demo.waymark.test`
    const status = await page.evaluate(logIn, { username, password: PASSWORD })
    if (status !== 200) throw new Error(`${username} could not sign in: ${status}`)
    const session = await context.cookies()
    await context.close()
    return session
  }
  await showAround(url, [{ host: 'localhost', username: 'hanna@demo.waymark.test', password: PASSWORD }])
  return {
    stranger: [],
    player: await sessionOf('player'),
    regular: await sessionOf('hanna'),
    leader: await sessionOf('leader'),
  }
}
