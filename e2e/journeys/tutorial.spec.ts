import type { Locator, Page } from '@playwright/test'
import { press, type Hand } from '../hands.ts'
import { expect, test } from '../journey.ts'
import { playAhead, signUp } from '../newcomer.ts'
import { readPill } from '../pill.ts'
import { arriveAt, pressPlace } from '../places.ts'

const first = readPill('harbour', 'long-passphrases')

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

/** The same, as a newcomer meets it: on arrival, with the first task behind them, and as the menu is opened. */
const PIECES = {
  arrival: IN_ORDER.slice(1, 2),
  reward: [...IN_ORDER.slice(0, 1), ...IN_ORDER.slice(2, 4)],
  menu: IN_ORDER.slice(4),
}

/** The menu that it explains is a dialog, too. */
const tour = (page: Page) =>
  page.getByRole('dialog').filter({
    has: page.getByRole('button', { name: /^(Next|Let’s go|End the tour|Skip the tour)$/ }),
  })
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

/** From its first card through the button of its last, which has no next. */
async function walkToEnd(page: Page, titles: readonly string[], hand: Hand): Promise<void> {
  await walk(page, titles.slice(0, -1), hand)
  await expect(title(page, titles.at(-1) ?? '')).toBeVisible()
  await expect(tour(page).getByRole('button', { name: 'Next' })).toHaveCount(0)
  await press(tour(page).getByRole('button', { name: 'Let’s go' }), hand)
  await expect(tour(page)).toHaveCount(0)
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

test('a newcomer is shown around by keyboard, piece by piece, and all of it in one order when it is asked for [TUT-1] [TUT-2] [TUT-3] [TUT-4] [SHELL-5]', async ({
  page,
  expectAccessible,
  expectSpoken,
}) => {
  test.slow()
  await arrive(page, 'Nele')
  const streak = page.locator('button[data-spot="streak"]')
  const me = page.locator('button[data-spot="playerSettings"]')

  await test.step('first where to begin: its last card leads there', async () => {
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
    await walkToEnd(page, PIECES.arrival, 'keyboard')
    await saved
    await arriveAt(page, 'harbour')
  })

  await test.step('it does not come again by itself', async () => {
    await page.goto('/')
    await arriveAt(page, 'isles')
    await expect(streak).toBeVisible()
    await expect(tour(page)).toHaveCount(0)
  })

  await test.step('with the first task behind them, what that has changed: each lit where it stands', async () => {
    await playAhead(page, 'harbour', ['long-passphrases'])
    await page.reload()
    await walk(page, PIECES.reward.slice(0, 1), 'keyboard')
    await expect(title(page, 'Your streak')).toBeVisible()
    await expectLit(page, streak)
    await page.setViewportSize({ width: 1000, height: 700 })
    await expectLit(page, streak)
    await expectAccessible()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    await expect(tour(page).locator(':focus'), 'the page behind answers').toBeVisible()
    await walkToEnd(page, PIECES.reward.slice(1), 'keyboard')
  })

  await test.step('and the menu as it is first opened, which stays open', async () => {
    await press(me, 'keyboard')
    await walkToEnd(page, PIECES.menu, 'keyboard')
    await expect(page.getByRole('button', { name: 'Show me around' })).toBeVisible()
  })

  await test.step('all of it comes when it is asked for', async () => {
    await press(page.getByRole('button', { name: 'Show me around' }), 'keyboard')
    await walkToEnd(page, IN_ORDER, 'keyboard')
  })

  await test.step('a window that becomes narrow ends it', async () => {
    await me.click()
    await page.getByRole('button', { name: 'Show me around' }).click()
    await expect(title(page, 'Your guide')).toBeVisible()
    await page.setViewportSize({ width: 699, height: 900 })
    await expect(tour(page)).toHaveCount(0)
  })
  await expectSpoken('tour', { isWithoutCounts: true })
})

for (const hand of ['mouse', 'keyboard'] as const) {
  test(`a newcomer is in the first task three presses after the login, by ${hand} [TUT-1] [TUT-2]`, async ({
    page,
  }) => {
    let presses = 0
    const pressed = async (act: Promise<void>) => {
      presses += 1
      await act
    }
    await arrive(page, hand === 'mouse' ? 'Nora' : 'Noa')
    await expect(title(page, 'Start here: Harbour')).toBeVisible()
    await pressed(press(tour(page).getByRole('button', { name: 'Let’s go' }), hand))
    await arriveAt(page, 'harbour')
    await pressed(pressPlace(page, first.name, hand))
    await pressed(press(page.getByRole('button', { name: 'Begin' }), hand))
    await expect(page.getByRole('heading', { name: first.cards[0]?.title ?? '', level: 2 })).toBeVisible()
    expect(presses).toBe(3)
  })
}

test.describe('under a thumb', () => {
  test('a phone says where to begin, the first task is three presses from the login, and the rest comes after it @phone [TUT-2] [TUT-5]', async ({
    page,
    expectAccessible,
  }) => {
    await arrive(page, 'Nils')
    await expect(title(page, 'Start here: Harbour')).toBeVisible()
    await expectAccessible()
    await tour(page).getByRole('button', { name: 'Let’s go' }).tap()
    await expect(tour(page)).toHaveCount(0)
    await arriveAt(page, 'harbour')
    await page.getByRole('button', { name: 'Start the first task' }).tap()
    await page.getByRole('button', { name: 'Begin' }).tap()
    await expect(page.getByRole('heading', { name: first.cards[0]?.title ?? '', level: 2 })).toBeVisible()
    await playAhead(page, 'harbour', ['long-passphrases'])
    await page.goto('/')
    await expect(tour(page).getByRole('listitem')).toHaveCount(4)
    await expectAccessible()
    await tour(page).getByRole('button', { name: 'Let’s go' }).tap()
    await expect(tour(page)).toHaveCount(0)
  })
})

test.describe('where things move', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('a newcomer is shown around after the first glide over the map, to its end [TUT-2]', async ({
    page,
  }) => {
    await arrive(page, 'Nanni')
    await walkToEnd(page, PIECES.arrival, 'mouse')
    await arriveAt(page, 'harbour')
  })
})
