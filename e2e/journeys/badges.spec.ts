import { expect, STREAK_TITLE, test } from '../journey.ts'
import { playAhead, signUp } from '../newcomer.ts'
import { readPill } from '../pill.ts'
import { arriveAt } from '../places.ts'
import { playPill } from '../play.ts'
import { send } from '../../tools/product/play-ahead.ts'

const lockedScreen = readPill('harbour', 'locked-screen')

test('a finished mission earns its badge, which is announced once and found in my space [BADGE-1] [SPACE-1]', async ({
  page,
  expectAccessible,
  expectSpoken,
}) => {
  test.slow()
  await signUp(page, 'Bea')
  await playAhead(page, 'harbour', ['long-passphrases', 'second-factor'])
  const card = page.locator('[data-notices]').filter({ hasText: 'New badge' })

  await test.step('the last task of the harbour is finished, and back on the map the badge is announced', async () => {
    await page.goto('/#/app/game/plot/task-introduction/locked-screen/harbour')
    await playPill(page, lockedScreen)
    await page.getByRole('dialog').getByRole('button').last().click()
    const streak = page.getByRole('dialog', { name: STREAK_TITLE })
    // the card lies apart from the part of the page that says it
    const news = card.getByRole('heading', { name: 'Harbour light' })
    await streak.or(news).first().waitFor()
    if (await streak.isVisible()) await streak.getByRole('button').last().click()
    await expect(news).toBeVisible()
    await expectAccessible()
  })

  await test.step('it leads to the badges: what was earned, what is open, and that there are secret ones', async () => {
    await card.getByRole('button', { name: 'See my badges' }).click()
    await expect(page).toHaveURL(/#\/app\/player\/badges$/)
    // at night three tasks earn a secret one as well
    const earned = page.getByRole('region', { name: /^[12] badges? earned$/ })
    await expect(earned.getByRole('heading', { name: 'Harbour light' })).toBeVisible()
    await expect(earned).toContainText('Earned on')
    const open = page.getByRole('region', { name: 'Still to be earned' })
    await expect(open.getByRole('progressbar', { name: 'Progress: String of lights' })).toBeVisible()
    await expect(page.getByRole('region', { name: /^[12] secret badges?$/ })).not.toContainText('bottle')
    await expectAccessible()
  })

  await test.step('my space has it, and the map does not announce it again', async () => {
    await page.getByRole('link', { name: 'My space' }).click()
    await expect(page.getByRole('region', { name: 'Badges' })).toContainText('Harbour light')
    await expectAccessible()
    await page.goto('/#/app')
    await page.reload()
    await arriveAt(page, 'isles')
    // the map asks only once what it keeps of the badges is old; the server knows at once that they were seen
    expect(await send(page, 'GET', '/v2/badges/new')).toMatchObject({ badges: [] })
    await expect(card).toHaveCount(0)
  })
  await expectSpoken('badges')
})
