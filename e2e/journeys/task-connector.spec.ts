import type { Locator, Page } from '@playwright/test'
import { beginBeyondHarbour } from '../ahead.ts'
import { press, type Hand } from '../hands.ts'
import { expect, test } from '../journey.ts'
import { middleOf, onTablet, swipe } from '../tablet.ts'
import { again, expectChip, finishTask, NO_BETTER, withoutLink } from '../task-steps.ts'

test.use({ savesData: false })

const NAME = 'Crates that warn'
const TASK = '/#/app/game/plot/task/crates-that-warn/1'

type Pair = readonly [left: string, right: string]
const FLAME: Pair = ['A flame', 'Catches fire easily: no sparks, no heat']
const RING: Pair = ['A flame over a ring', 'Feeds a fire: store away from anything that burns']
const CYLINDER: Pair = ['A gas cylinder', 'Under pressure: may burst when it gets hot']
const DROPS: Pair = [
  'Drops on a hand and on metal',
  'Burns skin and eyes, corrodes metal: gloves and goggles',
]
const FISH: Pair = ['A dead fish and a bare tree', 'Harms life in water: never down the drain']

const end = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Chooses one and then the other. */
async function join(page: Page, hand: Hand, [left, right]: Pair): Promise<void> {
  await press(end(page, left), hand)
  await press(end(page, right), hand)
  await expectJoined(page, [left, right])
}

/** Draws a line with the mouse. */
async function draw(page: Page, [left, right]: Pair): Promise<void> {
  await end(page, left).dragTo(end(page, right))
  await expectJoined(page, [left, right])
}

async function expectJoined(page: Page, [left, right]: Pair): Promise<void> {
  await expect(end(page, left)).toHaveAccessibleDescription(`connected with ${right}`)
  await expect(end(page, right)).toHaveAccessibleDescription(`connected with ${left}`)
}

/** A touch that comes while the page still glides from the swipe before it only stops it: then it is made again. */
async function check(page: Page, hand: Hand): Promise<Locator> {
  const result = page.getByRole('heading', { name: 'of 5 right' })
  await expect(async () => {
    if (!(await result.isVisible())) await press(page.getByRole('button', { name: 'Check' }), hand)
    await expect(result).toBeVisible({ timeout: 5000 })
  }).toPass()
  return result
}

test('pairs are joined by mouse, by keyboard without a link, and checked under a finger elsewhere; each way leads to the end [TASK-1, TASK-2, TASK-5, TASK-6]', async ({
  page,
  browser,
  expectAccessible,
  expectSpoken,
}) => {
  test.slow()
  await beginBeyondHarbour(page, 'Korina')

  await test.step('lines by mouse, changed and taken away; they are there after a reload', async () => {
    await page.goto(TASK)
    await draw(page, [FLAME[0], RING[1]])
    await draw(page, FLAME)
    await draw(page, RING)
    await page.getByRole('button', { name: `Remove the line from “${RING[0]}”` }).click()
    await expect(end(page, RING[1])).toHaveAccessibleDescription('not connected yet')
    await expectAccessible()
    await expectChip(page, 'Saved')
    await page.reload()
    await expectJoined(page, FLAME)
    await expect(end(page, RING[0])).toHaveAccessibleDescription('not connected yet')
  })

  await withoutLink(page, async () => {
    await join(page, 'keyboard', RING)
    await join(page, 'keyboard', CYLINDER)
  })

  await onTablet(browser, page, TASK, async (tablet) => {
    for (const pair of [FLAME, RING, CYLINDER]) await expectJoined(tablet, pair)
    await join(tablet, 'touch', DROPS)
    await swipe(tablet, [await middleOf(end(tablet, FISH[0])), await middleOf(end(tablet, FISH[1]))])
    await expectJoined(tablet, FISH)
    await expect(await check(tablet, 'touch')).toHaveText('5 of 5 right')
    await finishTask(tablet, NAME, '+50', 'touch')
  })

  await test.step('again by the keyboard alone', async () => {
    await again(page, TASK, 'keyboard')
    for (const pair of [FLAME, RING, CYLINDER]) await join(page, 'keyboard', pair)
    await join(page, 'keyboard', [DROPS[0], FISH[1]])
    await join(page, 'keyboard', [FISH[0], DROPS[1]])
    await expect(await check(page, 'keyboard')).toHaveText('3 of 5 right')
    await expect(page.getByText(`It belongs with: ${FISH[1]}`)).toBeVisible()
    await expectAccessible()
    await finishTask(page, NAME, NO_BETTER, 'keyboard')
  })

  await test.step('and by mouse', async () => {
    await again(page, TASK, 'mouse')
    for (const pair of [FLAME, RING, CYLINDER, DROPS, FISH]) await draw(page, pair)
    await expect(await check(page, 'mouse')).toHaveText('5 of 5 right')
    await finishTask(page, NAME, NO_BETTER, 'mouse')
  })
  await expectSpoken('task-connector')
})
