import type { Browser, BrowserContext, Locator, Page } from '@playwright/test'
import { sendMoves } from '../../shared/contract/attempts.ts'
import { rightAnswers } from '../server/right-answers.ts'
import type { Finisher } from './finishers.ts'
import { signedIn } from './signed-in.ts'

/** Within it the player must see the points (ms). */
export const LIMIT = 30_000

export interface Playing {
  context: BrowserContext
  page: Page
  /** Where the task is played. */
  address: string
}

/** A page on which a player stands on the last card of the task, or on the first. */
export async function playIn(
  browser: Browser,
  url: string,
  { token, client, attemptId, taskId }: Finisher,
  on: 'last card' | 'first card' = 'last card',
): Promise<Playing> {
  const card = on === 'last card' ? rightAnswers(taskId).size : 0
  await client.call(sendMoves, { params: { attemptId }, body: { moves: [{ type: 'learning-pill', card }] } })
  const page = await signedIn(browser, url, token)
  const address = `${url}/#/app/game/plot/task/${taskId}/1`
  await page.goto(address)
  return { context: page.context(), page, address }
}

/** The button that finishes the task, once the page is there where it stands. */
export async function reachFinish(page: Page): Promise<Locator> {
  const heading = page.getByText(/^Card \d+ of \d+$/)
  await heading.waitFor({ timeout: LIMIT })
  const [at = 1, all = 1] = (await heading.innerText()).match(/\d+/g)?.map(Number) ?? []
  for (let card = at; card < all; card += 1) {
    await nextOn(page).click()
    await page.getByText(`Card ${card + 1} of ${all}`, { exact: true }).waitFor({ timeout: LIMIT })
  }
  const finish = page.getByRole('button', { name: 'Finish', exact: true })
  await finish.waitFor({ timeout: LIMIT })
  return finish
}

export const nextOn = (page: Page): Locator => page.getByRole('button', { name: 'Next', exact: true })

/** The points that the pop-up tells of. */
export async function toldPoints(page: Page): Promise<number> {
  const told = page
    .getByRole('dialog')
    .getByText(/^\+\d+/)
    .first()
  await told.waitFor({ timeout: LIMIT })
  return Number(/\d+/.exec(await told.innerText())?.[0])
}
