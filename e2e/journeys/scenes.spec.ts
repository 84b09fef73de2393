import type { Locator, Page } from '@playwright/test'
import { haveSeenStreak } from '../../tools/product/seen-streak.ts'
import { FIRST_CHECK_MS, serveHarbour } from '../harbour-alone.ts'
import { expect, test } from '../journey.ts'
import { TRAVELLERS } from '../people.ts'
import { place } from '../places.ts'
import { middleOf, onTablet, swipe } from '../tablet.ts'

const GATE = 'One lantern, two keys'

test.describe.configure({ mode: 'default' })
const harbour = serveHarbour('scenes')

async function openEditor(page: Page): Promise<Locator> {
  await expect(page.locator('[data-scene^="make "][data-ready="true"]')).toBeAttached({
    timeout: FIRST_CHECK_MS,
  })
  return page.getByRole('group', { name: 'Scene' }).getByRole('button', { name: GATE })
}

/** From the left, in units of the scene. */
const fromLeft = async (page: Page) => Number(await page.getByLabel('From the left').first().inputValue())

/** Drags a place so far, CSS px; Alt keeps lines from pulling. */
async function drag(page: Page, from: Locator, dx: number): Promise<void> {
  const box = await from.boundingBox()
  if (!box) throw new Error('it is not on the page')
  const [x, y] = [box.x + box.width / 2, box.y + box.height * 0.7]
  await page.keyboard.down('Alt')
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + dx / 2, y)
  await page.mouse.move(x + dx, y)
  await page.mouse.up()
  await page.keyboard.up('Alt')
}

async function leftOf(player: Page): Promise<number> {
  await harbour.openHarbour(player)
  return (await place(player, GATE).boundingBox())?.x ?? 0
}

test('a designer moves a place by hand and by keys, undoes, comes back later, publishes, and players see it [DESIGN-4] [WORLD-2]', async ({
  page,
  browser,
  expectAccessible,
  expectSpoken,
}) => {
  test.setTimeout(FIRST_CHECK_MS + 240_000)
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    viewport: { width: 1366, height: 768 },
  })
  await context.addInitScript(haveSeenStreak)
  const player = await context.newPage()
  await harbour.arrive(player, TRAVELLERS.mouse, '/app')
  let gate = page.locator('body')
  let dragged = 0

  await test.step('the scenes of an adventure open from its page', async () => {
    await harbour.arrive(page, TRAVELLERS.keyboard, '/app/content')
    await page.getByRole('button', { name: 'Make it our own' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Make it our own' }).click()
    await page.getByRole('link', { name: 'Edit scenes' }).click()
    gate = await openEditor(page)
    await expectAccessible()
  })

  await test.step('a place follows the mouse, then the arrow keys, and goes back a step', async () => {
    await gate.focus()
    await page.keyboard.press('Enter')
    const drawn = await fromLeft(page)
    await drag(page, gate, -60)
    await expect.poll(() => fromLeft(page)).toBeLessThan(drawn - 60)
    dragged = await fromLeft(page)
    await gate.focus()
    await page.keyboard.press('Shift+ArrowRight')
    await expect.poll(() => fromLeft(page)).toBe(dragged + 10)
    await page.keyboard.press('Control+z')
    await expect.poll(() => fromLeft(page)).toBe(dragged)
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await expectAccessible()
  })

  await test.step('later it stands there still, and what was done can be done again', async () => {
    await page.reload()
    gate = await openEditor(page)
    await gate.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => fromLeft(page)).toBe(dragged)
    await page.keyboard.press('Control+y')
    await expect.poll(() => fromLeft(page)).toBe(dragged + 10)
    await page.getByRole('button', { name: 'Commands and keys' }).click()
    await expectAccessible()
    await page.keyboard.press('Escape')
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  })

  await test.step('it is looked at as players see it: on a phone, locked, and as a list', async () => {
    await page.getByRole('button', { name: 'Preview as players see it', exact: true }).click()
    const game = page.frameLocator('iframe[title$="as players see it"]')
    const seen = game.getByRole('button', { name: GATE })
    await expect(game.locator('[data-scene="harbour"][data-ready="true"]')).toBeAttached()
    await page.getByRole('radio', { name: 'Phone' }).check()
    await expect(seen.first()).toBeAttached()
    expect(await game.locator('html').evaluate(() => innerWidth)).toBe(390)
    await page.getByRole('radio', { name: 'Locked' }).check()
    await expect(game.locator('[data-scene="harbour"] [data-state="locked"]').first()).toBeAttached()
    await expect(page.getByText('Every place can be pressed.')).toBeVisible()
    await expectAccessible()
    await page.getByRole('switch', { name: 'As a list' }).check()
    await expect(game.locator('nav').getByRole('button', { name: GATE })).toBeVisible()
    await page.getByRole('button', { name: 'Preview as players see it', exact: true }).click()
    await expect(page.getByRole('group', { name: 'Scene', exact: true })).toBeVisible()
  })

  await test.step('where it can be pressed is drawn point by point', async () => {
    gate = page.getByRole('group', { name: 'Scene', exact: true }).getByRole('button', { name: GATE })
    await gate.focus()
    await page.keyboard.press('o')
    const corner = page.getByRole('button', { name: /^Point 1 of/ })
    await expect(corner).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(page.getByText(/^Drawn by hand: \d+ points\.$/)).toBeVisible()
    await expectAccessible()
    await page.keyboard.press('Control+z')
    await expect(page.getByText('As its picture: found by itself.')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(gate).toBeFocused()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  })

  await test.step('on a tablet two fingers zoom and pan, and move nothing', async () => {
    const address = new URL(page.url()).hash
    await onTablet(browser, page, `/${address}`, async (tablet) => {
      const there = await openEditor(tablet)
      const box = async () => (await there.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
      const before = await box()
      const at = await middleOf(there)
      const beside = (dx: number, dy = 0) => ({ x: at.x + dx, y: at.y + dy })
      // the first one is on the place itself
      await swipe(tablet, [at, beside(-100)], [beside(60), beside(160)])
      await expect.poll(async () => (await box()).width).toBeGreaterThan(before.width * 2)
      const zoomed = await box()
      await swipe(tablet, [at, beside(80, 50)], [beside(60), beside(140, 50)])
      await expect.poll(async () => (await box()).x).toBeGreaterThan(zoomed.x + 40)
      expect((await box()).width).toBeCloseTo(zoomed.width, 0)
      await expect(tablet.getByRole('button', { name: /^Undo/ })).toHaveAttribute('aria-disabled', 'true')
      await expect(tablet.getByText('Saved', { exact: true })).toBeVisible()
    })
  })

  await test.step('players see it where it was brought to, once it is published', async () => {
    const before = await leftOf(player)
    await page.getByRole('button', { name: 'Back to the adventure' }).click()
    await expect(page.getByText('Ready to publish')).toBeVisible({ timeout: FIRST_CHECK_MS })
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText(/^Version \d+ is published\.$/)).toBeVisible()
    expect(await leftOf(player)).toBeLessThan(before - 30)
    await context.close()
  })
  await expectSpoken('scenes')
})
