import { expectFocusShown, tabTo } from '../hands.ts'
import { expect, test } from '../journey.ts'
import { TRAVELLERS } from '../people.ts'
import { readPill } from '../pill.ts'
import { arriveAt, place } from '../places.ts'
import { playPill, status } from '../play.ts'

const passphrases = readPill('harbour', 'long-passphrases')

test.use({ traveller: TRAVELLERS.keyboard, wavesStreakOff: false })

test('with the keyboard alone from the login to points, the focus always seen and never lost [AUTH-2, STAGE-8, TASK-1]', async ({
  page,
}) => {
  test.slow()
  const { keyboard } = page

  await test.step('the login', async () => {
    await page.goto('/')
    await expect(page.getByLabel('E-mail or user name')).toBeFocused()
    await keyboard.type(TRAVELLERS.keyboard.username)
    await keyboard.press('Tab')
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
    await keyboard.type(TRAVELLERS.keyboard.password)
    await keyboard.press('Enter')
    await arriveAt(page, 'isles')
    await expect(page.getByRole('navigation', { name: 'Lantern Isles' })).toBeFocused()
  })

  await test.step('arrows walk between the islands', async () => {
    await tabTo(place(page, 'Harbour'))
    await keyboard.press('ArrowRight')
    await expect(place(page, 'Harbour')).not.toBeFocused()
    await expectFocusShown(page)
    await tabTo(place(page, 'Lighthouse school'))
    await expect(page.getByRole('region').and(page.locator('[data-material="paper"]'))).toBeVisible()
  })

  await test.step('a locked island says why, and its way leads to the missing one', async () => {
    await tabTo(place(page, 'Market'))
    await keyboard.press('Enter')
    const notice = page.getByRole('status').filter({ hasText: 'First finish “Harbour”.' })
    await expect(notice).toBeAttached()
    await expect(page.getByRole('button', { name: 'Show the way' })).toBeVisible()
    await keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Show the way' })).toBeFocused()
    await keyboard.press('Enter')
    await expect(place(page, 'Harbour')).toBeFocused()
  })

  await test.step('Enter goes in, Escape goes out', async () => {
    await keyboard.press('Enter')
    await arriveAt(page, 'harbour')
    await expect(page.getByRole('navigation', { name: 'Harbour' })).toBeFocused()
    await keyboard.press('Escape')
    await arriveAt(page, 'isles')
    await expect(place(page, 'Harbour')).toBeFocused()
    await keyboard.press('Enter')
    await arriveAt(page, 'harbour')
  })

  await test.step('the introduction takes the focus and gives it back', async () => {
    await tabTo(place(page, passphrases.name))
    await keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Begin' })).toBeFocused()
    await keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(place(page, passphrases.name)).toBeFocused()
    // The same from its row in the list, which is gone meanwhile.
    await tabTo(page.getByRole('complementary').getByRole('button', { name: passphrases.name }))
    await keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Begin' })).toBeFocused()
    await keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(place(page, passphrases.name)).toBeFocused()
    await keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Begin' })).toBeFocused()
  })

  await test.step('the task is played with Tab, Space, arrows and Enter', async () => {
    await playPill(page, passphrases, { hand: 'keyboard' })
    const finished = page.getByRole('dialog', { name: passphrases.name })
    await expect(finished.getByRole('button', { name: 'Continue' })).toBeFocused()
    await keyboard.press('Enter')
    const streak = page.getByRole('dialog', { name: 'The first day is lit' })
    await expect(streak.getByRole('button', { name: 'Keep it burning' })).toBeFocused()
    await keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(status(page)).toContainText('60 points')
    await expect(page.locator('body')).not.toBeFocused()
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
})
