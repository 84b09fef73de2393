import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { haveSeenStreak } from '../../tools/product/seen-streak.ts'
import { expect, test } from '../journey.ts'
import { signUp } from '../newcomer.ts'
import { readPill } from '../pill.ts'
import { arriveAt } from '../places.ts'
import { startOwn } from '../products.ts'
import { hearPage } from '../spoken.ts'
import { untilWorkerKeeps } from '../worker.ts'

test.use({ savesData: false })

const passphrases = readPill('harbour', 'long-passphrases')

test('a new version waits while a task is open, and comes when it is asked for on the map [SW-3]', async ({
  browser,
  expectSpoken,
}) => {
  test.slow()
  const dist = mkdtempSync(join(tmpdir(), 'waymark-next-'))
  for (const part of ['scenes', 'assets', 'launch', 'published.json', 'packages']) {
    symlinkSync(resolve('dist', part), join(dist, part))
  }
  for (const part of ['client', 'worker']) cpSync(join('dist', part), join(dist, part), { recursive: true })
  const { url, stop } = await startOwn('server-of-versions', { dist, isEmbedded: true })
  const context = await browser.newContext({ serviceWorkers: 'allow', baseURL: url, reducedMotion: 'reduce' })
  await context.addInitScript(haveSeenStreak)
  try {
    const page = await context.newPage()
    const heard = await hearPage(page)
    await signUp(page, 'Version')
    await page.goto('/#/app')
    await arriveAt(page, 'isles')
    await untilWorkerKeeps(page)
    // what drives the browser keeps a worker awake that is asked for a file just when it should give way, as presses ask for sounds
    await page.getByRole('button', { name: 'Turn sound off' }).click()
    await page.goto('/#/app/game/plot/task/long-passphrases/1')
    const [first] = passphrases.cards
    await expect(page.getByRole('heading', { name: first?.title ?? '' })).toBeVisible()

    bringNext(dist)
    await page.evaluate(async () => {
      document.documentElement.dataset['before'] = 'yes'
      await (await navigator.serviceWorker.ready).update()
    })
    await expect.poll(() => hasWaiting(page)).toBe(true)
    await expect(page.getByText('A new version is ready')).toHaveCount(0)
    await expect(page.locator('html[data-before]')).toHaveCount(1)
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await page.goto('/#/app/game/plot/map/isles/Lantern%20Isles')
    await arriveAt(page, 'isles')
    await expect(page.getByText('A new version is ready')).toBeVisible()
    await expect(page.locator('html[data-before]')).toHaveCount(1)
    await page.getByRole('button', { name: 'Update now' }).click()
    await expect(page.locator('html[data-before]')).toHaveCount(0)
    await arriveAt(page, 'isles')
    await expect(page.getByText('A new version is ready')).toHaveCount(0)
    expect(await hasWaiting(page)).toBe(false)
    await expectSpoken('new-version', { heard })
  } finally {
    await context.close()
    await stop()
    rmSync(dist, { recursive: true, force: true })
  }
})

/** The next build: its first script has another name, and all that stands on it says so. */
function bringNext(dist: string): void {
  const document = join(dist, 'client/index.html')
  const former = /\/bundle\/index-[\w-]+\.js/.exec(readFileSync(document, 'utf8'))?.[0] ?? ''
  const next = '/bundle/index-next.js'
  writeFileSync(join(dist, 'client', next), `import '${former}'`)
  for (const file of [document, join(dist, 'worker/ngsw-worker.js')]) {
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(former, next))
  }
}

/** A new version of the worker is there, and has not taken over. */
function hasWaiting(page: Page): Promise<boolean> {
  return page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null)
}
