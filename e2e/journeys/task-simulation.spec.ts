import type { Page } from '@playwright/test'
import { beginBeyondHarbour } from '../ahead.ts'
import { press, type Hand } from '../hands.ts'
import { expect, test } from '../journey.ts'
import { onTablet } from '../tablet.ts'
import { again, expectChip, finishTask, NO_BETTER, withoutLink } from '../task-steps.ts'

test.use({ savesData: false })

const NAME = 'The call at five to five'
const TASK = '/#/app/game/plot/task/five-to-five/1'

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 2 })

async function choose(page: Page, hand: Hand, choice: string, leadsTo: string): Promise<void> {
  const choices = page.getByRole('group', { name: 'What do you do?' })
  await press(choices.getByRole('button', { name: choice }), hand)
  await expect(heading(page, leadsTo)).toBeFocused()
}

test('a simulation is played by mouse, by keyboard without a link, and to its end under a finger elsewhere; other choices end otherwise [TASK-1, TASK-2, TASK-5, TASK-6]', async ({
  page,
  browser,
  expectAccessible,
  expectSpoken,
}) => {
  test.slow()
  await beginBeyondHarbour(page, 'Sirena')

  await test.step('by mouse, and after a reload it stands where it stood', async () => {
    await page.goto(TASK)
    await expect(heading(page, '16:55, and it rings')).toBeVisible()
    await expectAccessible()
    await choose(page, 'mouse', 'How do I know', 'He knows you well')
    await expectChip(page, 'Saved')
    await page.reload()
    await expect(heading(page, 'He knows you well')).toBeFocused()
  })

  await withoutLink(page, () => choose(page, 'keyboard', 'Hang up and ring', 'The real service desk'))

  await onTablet(browser, page, TASK, async (tablet) => {
    await expect(heading(tablet, 'The real service desk')).toBeVisible()
    await choose(tablet, 'touch', 'Deny, tell Ines', 'A calm evening')
    await expect(tablet.getByText('It ended well')).toBeVisible()
    await expect(tablet.getByText('The best choice')).toHaveCount(2)
    await finishTask(tablet, NAME, '+60', 'touch')
  })

  await test.step('again by the keyboard alone, to another end', async () => {
    await again(page, TASK, 'keyboard')
    await choose(page, 'keyboard', 'call the service desk back', 'The real service desk')
    await choose(page, 'keyboard', 'Deny each of them', 'Home, in a way')
    await expect(page.getByText('It could have been worse')).toBeVisible()
    await expectAccessible()
    await finishTask(page, NAME, NO_BETTER, 'keyboard')
  })

  await test.step('and by mouse to the worst, which brings nothing and takes nothing', async () => {
    await again(page, TASK, 'mouse')
    await choose(page, 'mouse', 'Read him the six digits', 'Very quiet')
    await choose(page, 'mouse', 'Hope for the best', 'Monday, eight o’clock')
    await expect(page.getByText('That went wrong')).toBeVisible()
    await finishTask(page, NAME, NO_BETTER, 'mouse')
  })
  await expectSpoken('task-simulation')
})
