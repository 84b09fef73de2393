import { countPresses, expectFocusShown, tabTo } from '../hands.ts'
import { expect, test } from '../journey.ts'
import { TRAVELLERS } from '../people.ts'
import { readPill } from '../pill.ts'
import { arriveAt, place, walkTo } from '../places.ts'
import { status } from '../play.ts'

const passphrases = readPill('harbour', 'long-passphrases')
const secondFactor = readPill('harbour', 'second-factor')

/** From the login to the first finished task, besides typing and answers (ACCESS-4). */
const MOST_PRESSES = 25

test.use({ traveller: TRAVELLERS.keyboard, wavesStreakOff: false })

test('with the keyboard alone from the login to points in few presses, the focus always seen and never lost [AUTH-2, STAGE-8, TASK-1, ACCESS-4]', async ({
  page,
  expectSpoken,
}) => {
  test.slow()
  const { keyboard } = page

  const { press, total } = countPresses(page)

  await test.step('the login', async () => {
    await page.goto('/')
    await expect(page.getByLabel('E-mail or user name')).toBeFocused()
    await keyboard.type(TRAVELLERS.keyboard.username)
    await press('Tab')
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
    await keyboard.type(TRAVELLERS.keyboard.password)
    await press('Enter')
    await arriveAt(page, 'isles')
    await expect(page.getByRole('navigation', { name: 'Lantern Isles' })).toBeFocused()
  })

  await test.step('one key leads to what is next, on the map and in the mission', async () => {
    await press('PageDown')
    await expect(place(page, 'Harbour')).toBeFocused()
    await expectFocusShown(page)
    await press('Enter')
    await arriveAt(page, 'harbour')
    await expect(page.getByRole('navigation', { name: 'Harbour' })).toBeFocused()
    await press('PageDown')
    await expect(place(page, passphrases.name)).toBeFocused()
    await press('Enter')
    await expect(page.getByRole('button', { name: 'Begin' })).toBeFocused()
    await press('Enter')
  })

  await test.step('Enter leads through the task, letters answer', async () => {
    for (const card of passphrases.cards) {
      await expect(page.getByRole('heading', { name: card.title, level: 2 })).toBeFocused()
      if (card.question) {
        const options = page.getByRole(card.question.isMultiple ? 'checkbox' : 'radio')
        const answers: string[] = []
        for (const option of await options.all())
          answers.push(
            await option.evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent ?? ''),
          )
        for (const right of card.question.right)
          await keyboard.press(String(answers.findIndex((answer) => answer.includes(right)) + 1))
        await press('Enter')
        await expect(page.getByText('That is right.')).toBeVisible()
      }
      await press('Enter')
    }
    const finished = page.getByRole('dialog', { name: passphrases.name })
    await expect(finished.getByRole('button', { name: /^Next: / })).toBeFocused()
    expect(total(), 'presses from the login to the first finished task').toBeLessThanOrEqual(MOST_PRESSES)
    await keyboard.press('Tab')
    await expect(finished.getByRole('button', { name: 'Continue' })).toBeFocused()
    await keyboard.press('Enter')
    const streak = page.getByRole('dialog', { name: 'The first day is lit' })
    await expect(streak.getByRole('button', { name: 'Keep it burning' })).toBeFocused()
    await keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(status(page)).toContainText('60 points')
    await expect(page.locator('body')).not.toBeFocused()
  })

  await test.step('the introduction takes the focus and gives it back', async () => {
    await walkTo(page, secondFactor.name)
    await keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Begin' })).toBeFocused()
    await keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(place(page, secondFactor.name)).toBeFocused()
    // The same from its row in the list, which is gone meanwhile.
    await tabTo(page.getByRole('complementary').getByRole('button', { name: secondFactor.name }))
    await keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Begin' })).toBeFocused()
    await keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(place(page, secondFactor.name)).toBeFocused()
  })

  await test.step('Escape goes out, arrows and letters walk between the islands', async () => {
    await keyboard.press('Escape')
    await arriveAt(page, 'isles')
    await expect(place(page, 'Harbour')).toBeFocused()
    await keyboard.press('ArrowRight')
    await expect(place(page, 'Harbour')).not.toBeFocused()
    await expectFocusShown(page)
    await walkTo(page, 'Lighthouse school')
    await expect(page.getByRole('region').and(page.locator('[data-material="paper"]'))).toBeVisible()
  })

  await test.step('a locked island says why, and its way leads to the missing one', async () => {
    await walkTo(page, 'Market')
    await keyboard.press('Enter')
    const notice = page.locator('[data-announcer]').filter({ hasText: 'First finish “Harbour”.' })
    await expect(notice).toBeAttached()
    await expect(page.getByRole('button', { name: 'Show the way' })).toBeVisible()
    await keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Show the way' })).toBeFocused()
    await keyboard.press('Enter')
    await expect(place(page, 'Harbour')).toBeFocused()
  })

  await test.step('panels give the focus back to what opened them', async () => {
    for (const name of [/^Streak: 1 day/, /^Me: /]) {
      const opener = page.getByRole('button', { name })
      await tabTo(opener)
      await keyboard.press('Enter')
      await expect(page.getByRole('dialog')).toBeVisible()
      await keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(opener).toBeFocused()
    }
  })
  await expectSpoken('keyboard')
})
