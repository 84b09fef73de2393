import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { haveSeenStreak } from '../../tools/product/seen-streak.ts'
import { expect, test } from '../journey.ts'
import { FIRST_CHECK_MS, ISLES, serveHarbour } from '../harbour-alone.ts'
import { TRAVELLERS } from '../people.ts'
import { arriveAt, place } from '../places.ts'

const WAS = 'Four words beat P@ssw0rd1'
const IS = 'Four words are enough'

test.describe.configure({ mode: 'default' })
const harbour = serveHarbour('content')

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

test('a designer makes an adventure their own, changes a text, publishes it, and brings the earlier version back [WORLD-2] [WORLD-3]', async ({
  page,
  browser,
  expectAccessible,
}) => {
  test.setTimeout(FIRST_CHECK_MS + 240_000)
  const context = await browser.newContext()
  await context.addInitScript(haveSeenStreak)
  const player = await context.newPage()
  await harbour.arrive(player, TRAVELLERS.mouse, '/app')
  await arriveAt(player, 'isles')

  await test.step('it becomes their own, and its files are there', async () => {
    await harbour.arrive(page, TRAVELLERS.keyboard, '/app/content')
    await expect(page.getByRole('heading', { level: 1, name: 'Content' })).toBeVisible()
    await expectAccessible()
    await button(page, 'Make it our own').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Make it our own' }).click()
    await page.getByLabel('Search files').fill('harbour text en')
    await page.getByRole('link', { name: /^en\.json/ }).click()
    await expect(page.getByRole('region', { name: 'What the file says' })).toContainText(WAS)
    await expectAccessible()
  })

  await test.step('a text is replaced, checked by itself and published', async () => {
    const choosing = page.waitForEvent('filechooser')
    await button(page, 'Replace').click()
    const changed = readFileSync(join(ISLES, 'harbour/text/en.json'), 'utf8').replace(WAS, IS)
    await (
      await choosing
    ).setFiles({
      ...{ name: 'en.json', mimeType: 'application/json' },
      buffer: Buffer.from(changed),
    })
    await expect(page.getByRole('region', { name: 'What the file says' })).toContainText(IS)
    await page.getByRole('link', { name: 'Check' }).click()
    await expect(page.getByText('Ready to publish')).toBeVisible({ timeout: FIRST_CHECK_MS })
    await expectAccessible()
    await button(page, 'Publish').click()
    const asks = page.getByRole('dialog')
    await expectAccessible()
    await asks.getByLabel('Note for colleagues').fill('The harbour alone')
    await asks.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText(/^Version \d+ is published\.$/)).toBeVisible()
  })

  await test.step('a player sees it on the same server, and then the earlier one again', async () => {
    await harbour.openHarbour(player)
    await expect(place(player, IS)).toBeAttached()
    await page.getByRole('link', { name: 'Versions' }).click()
    await expect(page.getByText('The harbour alone')).toBeVisible()
    await expectAccessible()
    await button(page, /^Bring back version \d+$/)
      .first()
      .click()
    await page.getByRole('dialog').getByRole('button', { name: 'Bring back' }).click()
    await expect(page.getByText(/^Version \d+ is back\.$/)).toBeVisible()
    await harbour.openHarbour(player)
    await expect(place(player, WAS)).toBeAttached()
    await context.close()
  })
})
