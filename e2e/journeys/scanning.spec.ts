import type { Page } from '@playwright/test'
import { send } from '../../tools/product/play-ahead.ts'
import { countPresses } from '../hands.ts'
import { expect, test } from '../journey.ts'
import { signUp } from '../newcomer.ts'
import { readPill, type Card } from '../pill.ts'
import { arriveAt } from '../places.ts'

const pill = readPill('harbour', 'long-passphrases')

/** Of the key that steps and the key that chooses, from the map to the end of the first task. */
const MOST_PRESSES = 60

/** More stops than any page has: after so many there is no way. */
const ONCE_AROUND = 80

test('by scanning, with one key that steps and one that chooses, a task is played from the map to its end [ACCESS-4, ACCESS-5, STAGE-8]', async ({
  page,
  expectAccessible,
  expectSpoken,
}) => {
  test.slow()
  await signUp(page, 'Sascha')
  await send(page, 'PATCH', '/player/profile', { accommodations: { isScanned: true } })
  const { press, total } = countPresses(page)
  const choose = async (name: string | RegExp) => {
    await stepTo(page, press, name)
    await press('Enter')
  }
  const answer = async ({ question }: Card) => {
    for (const right of question?.right ?? []) await choose(new RegExp(escaped(right)))
    if (!question) return
    await choose(/^Check/)
    await expect(page.getByText('That is right.')).toBeVisible()
    await expectAccessible()
  }

  await page.goto('/')
  await arriveAt(page, 'isles')
  await expectAccessible()
  await choose(/^Harbour, /)
  await arriveAt(page, 'harbour')
  await choose(new RegExp(`^${pill.name}, `))
  await choose('Begin')
  for (const card of pill.cards) {
    await expect(page.getByRole('heading', { name: card.title, level: 2 })).toBeFocused()
    await answer(card)
    await choose(card === pill.cards.at(-1) ? 'Finish' : /^Next/)
  }
  const finished = page.getByRole('dialog', { name: pill.name })
  await expect(finished).toContainText(`+${pill.points}`)
  await choose('Continue')
  await expect(finished).toHaveCount(0)
  expect(total(), 'presses of both keys').toBeLessThanOrEqual(MOST_PRESSES)
  await expectSpoken('scanning')
})

/** Steps until what is called so has the focus. */
async function stepTo(
  page: Page,
  press: (key: string) => Promise<void>,
  name: string | RegExp,
): Promise<void> {
  const target = page
    .locator(':focus')
    .and(
      page
        .getByRole('button', { name, exact: true })
        .or(page.getByRole('radio', { name }))
        .or(page.getByRole('checkbox', { name })),
    )
  for (let step = 0; step < ONCE_AROUND; step++) {
    if ((await target.count()) > 0) return
    await press('Tab')
  }
  throw new Error(`nothing that is called ${String(name)} is stepped to`)
}

function escaped(words: string): string {
  return words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
