import { expect, test } from '../journey.ts'
import { playAhead } from '../newcomer.ts'
import { TRAVELLERS } from '../people.ts'
import { arriveAt } from '../places.ts'

test.use({ traveller: TRAVELLERS.ranked })

test('a player looks at the own team from the map, and opens the whole ranking on the own place [MAP-5, RANK-1]', async ({
  page,
  signIn,
  expectAccessible,
  expectSpoken,
}) => {
  test.slow()
  await signIn()
  await page.goto('/health')
  // points of this month, whatever the day
  await playAhead(page, 'school', ['five-signs'])
  await page.goto('/')
  await arriveAt(page, 'isles')

  await test.step('the small ranking, over the map', async () => {
    await page.getByRole('button', { name: 'My team this month' }).click()
    const popup = page.getByRole('dialog', { name: 'My team this month' })
    await expect(popup.locator('li[aria-current]')).toContainText('Mateo Ortega')
    await expectAccessible('[role="dialog"]')
    await popup.getByRole('button', { name: 'See the whole ranking' }).click()
  })

  await test.step('the big one opens on me', async () => {
    await expect(page.getByRole('heading', { name: 'Rankings', level: 1 })).toBeVisible()
    await page.getByRole('radio', { name: 'Everybody' }).check()
    await page.getByRole('radio', { name: 'All time' }).check()
    await expect(page.getByRole('list', { name: 'Podium' })).toContainText('Hanna Łącka')
    await expect(page.locator('li[aria-current]')).toBeInViewport()
    await expectAccessible()
  })
  await expectSpoken('rankings')
})
