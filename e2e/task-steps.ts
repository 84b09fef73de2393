import type { Page } from '@playwright/test'
import { press, type Hand } from './hands.ts'
import { expect, test } from './journey.ts'

/** What the frame around a task says of what was done last. */
export async function expectChip(page: Page, words: 'Saved' | 'Offline'): Promise<void> {
  await expect(page.getByRole('banner').getByText(words, { exact: true })).toBeVisible()
}

/** What is done meanwhile shows at once, and arrives when the link is back. */
export async function withoutLink(page: Page, play: () => Promise<void>): Promise<void> {
  await test.step('without a link, by the keyboard', async () => {
    const context = page.context()
    await expectChip(page, 'Saved')
    await context.setOffline(true)
    await play()
    await expectChip(page, 'Offline')
    await context.setOffline(false)
    await expectChip(page, 'Saved')
  })
}

/** Presses the last button of a task, and closes the pop-up that tells what it brought. */
export async function finishTask(page: Page, name: string, ending: string, hand: Hand): Promise<void> {
  await press(page.getByRole('button', { name: 'Finish', exact: true }), hand)
  const finished = page.getByRole('dialog', { name })
  await expect(finished).toContainText(ending)
  await press(finished.getByRole('button', { name: /^(Continue|Light the lantern)$/ }), hand)
  await expect(finished).toHaveCount(0)
}

/** What a finished task says when it is played again. */
export const DONE_BEFORE = 'You have already finished this task'

/** What a finished task says whose better result would count, and that was no better. */
export const NO_BETTER = 'Your best result stays as it is'

/** Begins a finished task anew, in a page that knows nothing of the end. The keyboard sets out from the top. */
export async function again(page: Page, address: string, hand: Hand): Promise<void> {
  await page.goto('about:blank')
  await page.goto(address)
  await expectChip(page, 'Saved')
  if (hand === 'keyboard') await page.keyboard.press('Tab')
}
