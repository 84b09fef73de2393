import type { Page } from '@playwright/test'
import { beginBeyondHarbour } from '../ahead.ts'
import { press, type Hand } from '../hands.ts'
import { expect, test } from '../journey.ts'
import { middleOf, onTablet, swipe } from '../tablet.ts'
import { again, DONE_BEFORE, expectChip, finishTask, withoutLink } from '../task-steps.ts'

test.use({ savesData: false })

const NAME = 'Back in ten minutes'
const TASK = '/#/app/game/plot/task/office-at-lunch/1'

const picture = (page: Page) => page.getByRole('group', { name: 'Picture' })
const place = (page: Page, number: number) =>
  picture(page).getByRole('button', { name: new RegExp(`^Place ${number}: `) })
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 2 })
const whole = (page: Page) => page.getByRole('button', { name: 'Show the whole picture' })

async function expectSeen(page: Page, count: number): Promise<void> {
  await expect(page.getByText(`${count} of 7 places seen`)).toBeVisible()
}

const expectWhole = (page: Page) => expect(whole(page)).toHaveAttribute('aria-disabled', 'true')
const expectNear = (page: Page) => expect(whole(page)).not.toHaveAttribute('aria-disabled')

/** Goes from place to place until none is left. */
async function seeTheRest(page: Page, hand: Hand, seen: number): Promise<void> {
  for (let count = seen + 1; count <= 7; count++) {
    await press(page.getByRole('button', { name: 'Next unseen place' }), hand)
    await expectSeen(page, count)
  }
}

test('a picture is explored by mouse, by keyboard without a link, and to its end under a finger elsewhere [TASK-1, TASK-2, TASK-5, TASK-6]', async ({
  page,
  browser,
  expectAccessible,
  expectSpoken,
}) => {
  test.slow()
  await beginBeyondHarbour(page, 'Pinta')

  await test.step('by mouse: nearer, dragged, opened; what was seen is seen after a reload', async () => {
    await page.goto(TASK)
    await expectSeen(page, 0)
    await expectAccessible()
    const before = await middleOf(place(page, 1))
    await page.mouse.move(before.x, before.y - 60)
    await page.mouse.wheel(0, -400)
    await expectNear(page)
    const near = await middleOf(place(page, 1))
    await page.mouse.move(near.x - 80, near.y - 80)
    await page.mouse.down()
    await page.mouse.move(near.x - 40, near.y - 50, { steps: 4 })
    await page.mouse.up()
    expect(await middleOf(place(page, 1))).toEqual({ x: near.x + 40, y: near.y + 30 })
    await expectSeen(page, 0)
    await whole(page).click()
    await expectWhole(page)
    await place(page, 2).click()
    await expect(heading(page, 'The yellow note')).toBeFocused()
    await expectAccessible()
    await expectChip(page, 'Saved')
    await page.reload()
    await expect(place(page, 2)).toHaveAccessibleName('Place 2: The yellow note, seen')
  })

  await withoutLink(page, async () => {
    await press(place(page, 3), 'keyboard')
    await expect(heading(page, 'The red stick')).toBeFocused()
    await page.keyboard.press('Escape')
    await press(page.getByRole('button', { name: /^The ten o’clock printout/ }), 'keyboard')
    await expectSeen(page, 3)
  })

  await onTablet(browser, page, TASK, async (tablet) => {
    await expectSeen(tablet, 3)
    const { x, y } = await middleOf(picture(tablet))
    await swipe(
      tablet,
      [
        { x: x - 20, y },
        { x: x - 120, y },
      ],
      [
        { x: x + 20, y },
        { x: x + 120, y },
      ],
    )
    await expectNear(tablet)
    await press(whole(tablet), 'touch')
    await expectWhole(tablet)
    await press(place(tablet, 7), 'touch')
    await expect(heading(tablet, 'Who is ill, and with what')).toBeVisible()
    await seeTheRest(tablet, 'touch', 4)
    await finishTask(tablet, NAME, '+40', 'touch')
  })

  for (const hand of ['keyboard', 'mouse'] as const) {
    await test.step(`again by ${hand} alone`, async () => {
      await again(page, TASK, hand)
      await expectSeen(page, 0)
      await seeTheRest(page, hand, 0)
      await finishTask(page, NAME, DONE_BEFORE, hand)
    })
  }
  await expectSpoken('task-picture')
})
