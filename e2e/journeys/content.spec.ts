import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { playAhead } from '../../tools/product/play-ahead.ts'
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

test('a designer makes an adventure their own, changes a text, publishes it, and brings the earlier version back [WORLD-2] [WORLD-3] [WORLD-5]', async ({
  page,
  browser,
  expectAccessible,
  expectSpoken,
}) => {
  test.setTimeout(FIRST_CHECK_MS + 240_000)
  const context = await browser.newContext()
  await context.addInitScript(haveSeenStreak)
  const player = await context.newPage()
  await harbour.arrive(player, TRAVELLERS.mouse, '/app')
  await arriveAt(player, 'isles')
  await harbour.openHarbour(player)
  await expect(place(player, WAS)).toBeAttached()

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
    await expect(page.locator(':focus'), 'the focus is on the page').toHaveCount(1)
  })

  await test.step('a player sees it on a map that is open, and then the earlier one again', async () => {
    await expect(place(player, IS)).toBeAttached()
    await page.getByRole('link', { name: 'Versions' }).click()
    await expect(page.getByText('The harbour alone')).toBeVisible()
    await expectAccessible()
    await button(page, /^Bring back version \d+$/)
      .first()
      .click()
    await page.getByRole('dialog').getByRole('button', { name: 'Bring back' }).click()
    await expect(page.getByText(/^Version \d+ is back\.$/)).toBeVisible()
    await expect(place(player, WAS)).toBeAttached()
  })

  await test.step('a mission that is renamed keeps what a player has reached', async () => {
    await playAhead(player, 'harbour', ['long-passphrases'])
    await harbour.lookAt(page, 'harbour')
    await button(page, 'Rename or move').click()
    const asks = page.getByRole('dialog')
    await asks.getByLabel('Name').fill('port')
    await expect(asks.getByLabel('What players have reached stays with it')).toBeChecked()
    await asks.getByRole('button', { name: 'Save' }).click()
    await expect(asks).toBeHidden()
    await harbour.lookAt(page, 'adventure.json')
    await expect(page.getByRole('region', { name: 'What the file says' })).toContainText('"harbour": "port"')
    const choosing = page.waitForEvent('filechooser')
    await button(page, 'Replace').click()
    await (
      await choosing
    ).setFiles({
      ...{ name: 'adventure.json', mimeType: 'application/json' },
      buffer: Buffer.from('{ "rootMission": "port", "moved": { "harbour": "port" } }'),
    })
    await expect(page.getByRole('region', { name: 'What the file says' })).toContainText(
      '"rootMission": "port"',
    )
    await expect(page.getByText('Ready to publish')).toBeVisible({ timeout: FIRST_CHECK_MS })
    await button(page, 'Publish').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText(/^Version \d+ is published\.$/)).toBeVisible()
    await harbour.openHarbour(player)
    await expect(place(player, IS)).toHaveAccessibleName(/finished/i)
    await context.close()
  })
  await expectSpoken('content')
})
