import type { CDPSession, Page } from '@playwright/test'
import { send } from '../../tools/product/play-ahead.ts'
import { attemptsOfAllKinds, serveAttempts } from '../attempts.ts'
import { faintEdgesWhereItCounts } from '../edges.ts'
import { misfits, smallTargets } from '../fit.ts'
import { expect, test } from '../journey.ts'
import { signUp } from '../newcomer.ts'
import { TRAVELLERS } from '../people.ts'
import { arriveAt, openPage } from '../places.ts'

/** Its words are the longest. */
const LANGUAGE = 'de'

interface Screen {
  width: number
  height: number
  isTouch?: boolean
}

/** Zoomed to 400 % (WCAG 1.4.10), a small notebook, and the smallest phone. */
const SCREENS: readonly Screen[] = [
  { width: 320, height: 256 },
  { width: 1024, height: 600 },
  { width: 360, height: 640, isTouch: true },
]

/** Where letters are twice as large: a notebook, a tablet and a phone. */
const LARGE_LETTERS: readonly Screen[] = [
  { width: 1366, height: 768 },
  { width: 820, height: 1180, isTouch: true },
  { width: 390, height: 844, isTouch: true },
]

/** CSS px of what a finger has to meet (WCAG 2.5.8). */
const LEAST_TARGET = 24

/** Pages with a title, by what follows `#/app/`. */
const OF_PLAYERS = ['player', 'player/settings', 'player/team', 'shop', 'rankings', 'coaching']
const OF_MAKERS = ['content', 'content/lantern-isles', 'people/settings']

const attempts = attemptsOfAllKinds(LANGUAGE)

let browser: CDPSession
test.beforeEach(async ({ page }) => {
  browser = await page.context().newCDPSession(page)
  await page.addInitScript((language) => localStorage.setItem('_locale', language), LANGUAGE)
})

test.describe('on the smallest screens', () => {
  test.use({ traveller: TRAVELLERS.onlooker })

  test('nothing of a page covers anything or is cut off, and every control has an edge where colours are forced or contrast is asked for [SHELL-8, STAGE-8, ACCESS-5]', async ({
    page,
    signIn,
  }) => {
    test.slow()
    await page.goto('/')
    await expectFit(page, 'login', SCREENS)
    await expectEdges(page, 'login')
    await signIn()
    await walkGame(page, async (name) => {
      await expectFit(page, name, SCREENS)
      await expectEdges(page, name)
    })
    for (const address of [...OF_PLAYERS, ...OF_MAKERS]) {
      await openPage(page, address)
      await expectFit(page, address, SCREENS)
      await expectEdges(page, address)
    }
  })

  test('the same holds in a task of every kind, where axe finds nothing either [TASK-1, ACCESS-5]', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    test.slow()
    await serveAttempts(page, attempts)
    await signIn()
    for (const { taskId, task } of attempts) {
      await openTask(page, taskId, task.name)
      await expectAccessible()
      await expectFit(page, task.type, SCREENS)
      await expectEdges(page, task.type)
    }
  })
})

test('with letters twice as large nothing of the game and of a task of every kind covers anything or is cut off [ACCESS-5]', async ({
  page,
}) => {
  test.slow()
  await signUp(page, 'Magna')
  await send(page, 'POST', '/locale/change', { _locale: LANGUAGE })
  await send(page, 'PATCH', '/player/profile', { accommodations: { textSize: 200 } })
  await serveAttempts(page, attempts)
  await walkGame(page, (name) => expectFit(page, name, LARGE_LETTERS))
  for (const address of OF_PLAYERS) {
    await openPage(page, address)
    await expectFit(page, address, LARGE_LETTERS)
  }
  for (const { taskId, task } of attempts) {
    await openTask(page, taskId, task.name)
    await expectFit(page, task.type, LARGE_LETTERS)
  }
})

/** Through the map, its list, a mission and the introduction of a task. */
async function walkGame(page: Page, look: (name: string) => Promise<void>): Promise<void> {
  await page.goto('/#/app')
  await arriveAt(page, 'isles')
  await look('map')
  await openPage(page, 'game/plot/list/isles/isles')
  await look('list')
  await page.goto('/#/app/game/plot/mission/harbour/Harbour')
  await arriveAt(page, 'harbour')
  await look('mission')
  await page.goto('/#/app/game/plot/task-introduction/long-passphrases/harbour')
  await expect(page.getByRole('dialog')).toBeVisible()
  await look('introduction')
}

async function openTask(page: Page, id: string, name: string): Promise<void> {
  await page.goto(`/#/app/game/plot/task/${id}/1`)
  await expect(page.getByRole('heading', { level: 1, name }).first()).toBeVisible()
}

/** On every screen, as soon as what comes late has come; a finger meets every control. */
async function expectFit(page: Page, name: string, screens: readonly Screen[]): Promise<void> {
  await expect(page.locator('html'), name).toHaveAttribute('lang', LANGUAGE)
  for (const { width, height, isTouch = false } of screens) {
    await page.setViewportSize({ width, height })
    if (isTouch) await holdInHand({ width, height })
    const which = `${name} at ${width} x ${height}`
    await expect.poll(() => misfits(page), which).toEqual([])
    if (!isTouch) continue
    expect(await smallTargets(page, LEAST_TARGET), which).toEqual([])
    await browser.send('Emulation.setTouchEmulationEnabled', { enabled: false })
  }
  await page.setViewportSize({ width: 1366, height: 768 })
}

async function expectEdges(page: Page, name: string): Promise<void> {
  expect(await faintEdgesWhereItCounts(page), `edges of ${name}`).toEqual([])
}

/** As a phone with three pixels for each of CSS, and a finger in place of a mouse. */
async function holdInHand(size: { width: number; height: number }): Promise<void> {
  await browser.send('Emulation.setDeviceMetricsOverride', { ...size, deviceScaleFactor: 3, mobile: true })
  await browser.send('Emulation.setTouchEmulationEnabled', { enabled: true })
}
