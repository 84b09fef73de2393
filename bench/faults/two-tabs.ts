import type { Browser, Page } from '@playwright/test'
import * as z from 'zod/mini'
import { readProgress } from '../../shared/contract/player.ts'
import { LIMIT, nextOn, playIn, reachFinish, toldPoints } from './at-finish.ts'
import type { Crowd, Player } from './crowd.ts'
import { pointsOf, type Finisher } from './finishers.ts'
import { meetPlayers } from './meet-players.ts'
import { must, type Tally } from './tally.ts'

/** Of the demo's player, whom all others are copies of. */
const PASSWORD = 'Waymark-demo-1'
const WHO = 'E-mail or user name'
const MAP = '[data-scene="isles"][data-ready="true"]'

/** Two tabs of one browser: on the same task, and where one of them signs out or lets somebody else in. */
export function twoTabs(crowd: Crowd, browser: Browser, times: number): Promise<Tally[]> {
  return meetPlayers(crowd, times, async ({ url, tally }) => {
    const together = await tally('two tabs finish one task together', (player) =>
      finishTogether(browser, url, player),
    )
    together.note = 'the points in one, in the other that it was done; worst: press to both'
    const left = await tally('signed out in another tab in mid-task', (player) =>
      signOutElsewhere(browser, url, player),
    )
    left.note = 'worst: signed in again to the points'
    const changed = await tally(
      'somebody else signs in in another tab in mid-task',
      (player) => changePlayer(browser, url, player, crowd.take(1)),
      false,
    )
    changed.note = 'nothing of the one reaches the other; worst: press to the other one’s map'
    return [together, left, changed]
  })
}

async function finishTogether(browser: Browser, url: string, player: Finisher): Promise<number> {
  const { context, page, address } = await playIn(browser, url, player)
  try {
    const other = await context.newPage()
    await other.goto(address)
    const buttons = [await reachFinish(page), await reachFinish(other)]
    const start = performance.now()
    await Promise.all(buttons.map((button) => button.click()))
    const shown = await Promise.all([page, other].map((tab) => pointsOrDone(tab)))
    const tookMs = performance.now() - start
    const points = await pointsOf(player.client)
    const told = shown.filter((one) => one !== 'done before')
    must(told.length === 1 && told[0] === points, `the tabs say ${shown.join(' and ')}, the server ${points}`)
    return tookMs
  } finally {
    await context.close()
  }
}

/** What the pop-up tells: points come only once. */
async function pointsOrDone(page: Page): Promise<number | 'done before'> {
  const popup = page.getByRole('dialog')
  const before = popup.getByText('You have already finished this task', { exact: false })
  await popup
    .getByText(/^\+\d+/)
    .or(before)
    .first()
    .waitFor({ timeout: LIMIT })
  return (await before.isVisible()) ? 'done before' : toldPoints(page)
}

async function signOutElsewhere(browser: Browser, url: string, player: Finisher): Promise<number> {
  const { context, page, address } = await playIn(browser, url, player, 'first card')
  try {
    await nextOn(page).click()
    await page.getByText('Saved', { exact: true }).waitFor({ timeout: LIMIT })
    await signOut(await openOther(page, url))
    await page.getByLabel(WHO).waitFor({ timeout: LIMIT })
    const start = performance.now()
    await signIn(page, player)
    await page.goto(address)
    await page.getByText(/^Card [2-9] of/).waitFor({ timeout: LIMIT })
    await (await reachFinish(page)).click()
    const shown = await toldPoints(page)
    must(shown === (await pointsIn(page)), `the pop-up says ${shown}`)
    return performance.now() - start
  } finally {
    await context.close()
  }
}

/** Anyone who comes in the other tab finds the task as it is for them, in both. */
async function changePlayer(
  browser: Browser,
  url: string,
  player: Finisher,
  [guest]: readonly Player[],
): Promise<number> {
  const { context, page } = await playIn(browser, url, player)
  try {
    await reachFinish(page)
    const other = await openOther(page, url)
    await signOut(other)
    const start = performance.now()
    if (!guest) throw new Error('nobody comes')
    await signIn(other, guest)
    await other.locator(MAP).waitFor({ state: 'attached', timeout: LIMIT })
    const tookMs = performance.now() - start
    await page
      .getByText(/^Card 1 of/)
      .or(page.locator(MAP))
      .first()
      .waitFor({ timeout: LIMIT })
    const points = await pointsIn(page)
    must(points === 0, `whoever came has ${points} points of the one before`)
    return tookMs
  } finally {
    await context.close()
  }
}

async function openOther(page: Page, url: string): Promise<Page> {
  const other = await page.context().newPage()
  await other.goto(`${url}/#/app`)
  await other.locator(MAP).waitFor({ state: 'attached', timeout: LIMIT })
  return other
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Me: / }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
}

async function signIn(page: Page, { name }: Player): Promise<void> {
  await page.getByLabel(WHO).fill(name)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sail to the isles' }).click()
}

/** Of anyone who is signed in. */
async function pointsIn(page: Page): Promise<number> {
  const reply: unknown = await page.evaluate(
    async (path): Promise<unknown> => (await fetch(path)).json(),
    `/api/web${readProgress.path}`,
  )
  return z.parse(readProgress.reply, reply).playerPoints
}
