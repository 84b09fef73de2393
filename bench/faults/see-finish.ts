import type { Browser } from '@playwright/test'
import { sendMoves } from '../../shared/contract/attempts.ts'
import { rightAnswers } from '../server/right-answers.ts'
import type { Cut, CuttingProxy } from './cutting-proxy.ts'
import { pointsOf, type Finisher } from './finishers.ts'
import { must } from './tally.ts'

/** Within it the player must see the points (ms). */
const LIMIT = 30_000

/** Presses Finish in the browser while the wire is cut, and waits until the page tells the points, by itself. */
export async function seeFinish(
  browser: Browser,
  proxy: CuttingProxy,
  cut: Cut,
  { token, client, attemptId, taskId }: Finisher,
): Promise<number> {
  const card = rightAnswers(taskId).size
  await client.call(sendMoves, { params: { attemptId }, body: { moves: [{ type: 'learning-pill', card }] } })
  const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' })
  try {
    await context.addCookies([{ name: 'waymark', value: token, url: proxy.url }])
    const page = await context.newPage()
    await page.goto(`${proxy.url}/#/app/game/plot/task/${taskId}/1`)
    const finish = page.getByRole('button', { name: 'Finish', exact: true })
    const next = page.getByRole('button', { name: 'Next', exact: true })
    await finish.or(next).first().waitFor()
    while (!(await finish.isVisible())) await next.click()
    proxy.cutNext(cut)
    const start = performance.now()
    await finish.click()
    const told = page.getByRole('dialog').getByText(/^\+\d+/)
    await told.first().waitFor({ timeout: LIMIT })
    const tookMs = performance.now() - start
    const shown = Number(/\d+/.exec(await told.first().innerText())?.[0])
    const points = await pointsOf(client)
    must(points === shown, `the page says ${shown}, the server ${points}`)
    return tookMs
  } finally {
    await context.close()
  }
}
