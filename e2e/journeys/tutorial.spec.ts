import type { Locator, Page } from '@playwright/test'
import { press, type Hand } from '../hands.ts'
import { expect, test } from '../journey.ts'
import { signUp } from '../newcomer.ts'

test.use({ wavesTourOff: false })

const IN_ORDER = [
  'Your guide',
  'Start here: Harbour',
  'Your streak',
  'What is going on',
  'My space',
  'Messages',
  'Tips',
  'Shop',
  'Show me around',
  'Invite a colleague',
  'All about you',
  'Your points',
]

const tour = (page: Page) => page.getByRole('dialog')
const title = (page: Page, name: string) => tour(page).getByRole('heading', { name, exact: true })

async function arrive(page: Page, name: string): Promise<void> {
  await signUp(page, name, { isShownAround: false })
  await page.goto('/')
}

async function walk(page: Page, titles: readonly string[], hand: Hand): Promise<void> {
  for (const name of titles) {
    await expect(title(page, name)).toBeVisible()
    await press(tour(page).getByRole('button', { name: 'Next' }), hand)
  }
}

/** All of it is seen through the dimmed page. */
async function expectLit(page: Page, shown: Locator): Promise<void> {
  const spot = page.locator('[data-waiting] > [aria-hidden="true"]')
  await expect
    .poll(async () => {
      const [hole, box] = [await spot.boundingBox(), await shown.boundingBox()]
      if (!hole || !box) return 'not there'
      const isInside =
        hole.x <= box.x &&
        hole.y <= box.y &&
        hole.x + hole.width >= box.x + box.width &&
        hole.y + hole.height >= box.y + box.height
      return isInside ? 'lit' : 'dimmed'
    })
    .toBe('lit')
}

test('a newcomer is shown around by keyboard, in one order, once [TUT-1] [TUT-2] [TUT-3] [TUT-4] [SHELL-5]', async ({
  page,
  expectAccessible,
}) => {
  await arrive(page, 'Nele')
  const streak = page.locator('button[data-spot="streak"]')

  await test.step('each thing is lit where it stands, also when the window changes', async () => {
    await walk(page, IN_ORDER.slice(0, 2), 'keyboard')
    await expect(title(page, 'Your streak')).toBeVisible()
    await expectLit(page, streak)
    await page.setViewportSize({ width: 1000, height: 700 })
    await expectLit(page, streak)
    await expectAccessible()
  })

  await test.step('the page behind answers nothing', async () => {
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    await expect(tour(page).locator(':focus')).toBeVisible()
  })

  await test.step('the last card has no next, and ends it', async () => {
    await walk(page, IN_ORDER.slice(2, -1), 'keyboard')
    await expect(title(page, 'Your points')).toBeVisible()
    await expect(tour(page).getByRole('button', { name: 'Next' })).toHaveCount(0)
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
    await press(tour(page).getByRole('button', { name: 'Let’s go' }), 'keyboard')
    await expect(tour(page)).toHaveCount(0)
    await saved
  })

  await test.step('it does not come again by itself, and comes when it is asked for', async () => {
    const known = page.waitForResponse((answer) => answer.url().includes('/web/v2/start'))
    await page.reload()
    await known
    await expect(streak).toBeVisible()
    await expect(tour(page)).toHaveCount(0)
    await page.locator('[data-spot="playerSettings"]').click()
    await page.getByRole('button', { name: 'Show me around' }).click()
    await expect(title(page, 'Your guide')).toBeVisible()
  })

  await test.step('a window that becomes narrow ends it', async () => {
    await page.setViewportSize({ width: 699, height: 900 })
    await expect(tour(page)).toHaveCount(0)
  })
})

test.describe('under a thumb', () => {
  test('a phone says all of it on one card @phone [TUT-5]', async ({ page, expectAccessible }) => {
    await arrive(page, 'Nils')
    await expect(tour(page).getByRole('listitem')).toHaveCount(5)
    await expectAccessible()
    await tour(page).getByRole('button', { name: 'Let’s go' }).tap()
    await expect(tour(page)).toHaveCount(0)
    await expect(page.getByRole('navigation').or(page.getByRole('main')).first()).toBeVisible()
  })
})

test.describe('where things move', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('a newcomer is shown around after the first glide over the map, to its end [TUT-2]', async ({
    page,
  }) => {
    await arrive(page, 'Nanni')
    await walk(page, IN_ORDER.slice(0, -1), 'mouse')
    await expect(title(page, IN_ORDER.at(-1) ?? '')).toBeVisible()
    await tour(page).getByRole('button', { name: 'Let’s go' }).click()
    await expect(tour(page)).toHaveCount(0)
  })
})
