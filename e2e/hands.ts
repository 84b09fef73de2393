import type { Locator, Page } from '@playwright/test'
import { expect } from './journey.ts'

/** How a journey touches the product. */
export type Hand = 'mouse' | 'touch' | 'keyboard'

/** So many presses of Tab go once around any page of the product. */
const ONCE_AROUND = 80

export async function press(target: Locator, hand: Hand): Promise<void> {
  if (hand === 'mouse') return target.click()
  if (hand === 'touch') return target.tap()
  await tabTo(target)
  await target.page().keyboard.press('Enter')
}

/** Chooses one answer, or adds it to those chosen. */
export async function choose(answer: Locator, hand: Hand): Promise<void> {
  if (hand === 'mouse') return answer.check()
  if (hand === 'touch') await answer.tap()
  else if ((await answer.getAttribute('type')) === 'checkbox') {
    await tabTo(answer)
    await answer.page().keyboard.press('Space')
  } else await arrowTo(answer)
  await expect(answer).toBeChecked()
}

/** Where the keyboard was used last: a new address may begin at its top, the same one may not lose the focus. */
const addresses = new WeakMap<Page, string>()

/** Walks with Tab alone, from something that has the focus to something that shows it. */
export async function tabTo(target: Locator): Promise<void> {
  const page = target.page()
  const { keyboard } = page
  await expect(target).toBeVisible()
  if (addresses.get(page) === page.url()) {
    await expect(page.locator('body'), 'the focus was lost').not.toBeFocused()
  }
  addresses.set(page, page.url())
  for (let step = 0; step < ONCE_AROUND; step++) {
    if (await hasFocus(target)) return expectFocusShown(target.page())
    await keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${String(target)}`)
}

/** Into a group of radio buttons with Tab, then through it with the arrow. */
async function arrowTo(answer: Locator): Promise<void> {
  const page = answer.page()
  const group = page.getByRole('radio')
  await tabTo(group.first())
  await page.keyboard.press('Space')
  for (let step = await group.count(); step > 0 && !(await hasFocus(answer)); step--) {
    await page.keyboard.press('ArrowDown')
  }
}

function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement)
}

/** Something on the page has the focus, and a keyboard user can see what. */
export async function expectFocusShown(page: Page): Promise<void> {
  await expect(page.locator(':focus-visible')).toHaveCount(1)
  await expect(page.locator(':focus-visible')).toBeVisible()
}

/** Presses of keys besides typing and answers, counted. */
export function countPresses({ keyboard }: Page): {
  press: (key: string) => Promise<void>
  total: () => number
} {
  let total = 0
  return {
    press: async (key) => {
      total += 1
      await keyboard.press(key)
    },
    total: () => total,
  }
}
