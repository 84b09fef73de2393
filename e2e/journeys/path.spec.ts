import { expect, STREAK_TITLE, test } from '../journey.ts'
import { TRAVELLERS } from '../people.ts'
import { readPill } from '../pill.ts'
import { arriveAt, hoverPlace, labelOf, place, pressPlace } from '../places.ts'
import { playPill, status } from '../play.ts'
import { fillLogin } from '../players.ts'

const ISLES = ['Harbour', 'Lighthouse school', 'Market', 'Archive', 'Storm reef', 'The keep']
const passphrases = readPill('harbour', 'long-passphrases')
const secondFactor = readPill('harbour', 'second-factor')
const lockedScreen = readPill('harbour', 'locked-screen')

test.use({ traveller: TRAVELLERS.mouse, wavesStreakOff: false })

test('by mouse from the login to points, a finished mission and an open island [AUTH-2, AUTH-4, ROUTE-3, ROUTE-4, MAP-1, MAP-2, STAGE-2, TASK-5, FIN-1, FIN-3, FIN-4, FIN-6, PROG-2, PROG-3, PROG-4, STREAK-2]', async ({
  page,
  expectSpoken,
}) => {
  test.slow()
  await test.step('the login leads to the map of the islands', async () => {
    await page.goto('/')
    await fillLogin(page, TRAVELLERS.mouse)
    await arriveAt(page, 'isles')
    await expect(page).toHaveURL(/#\/app\/game\/plot\/map\/isles\/Lantern%20Isles$/)
    for (const isle of ISLES) {
      await expect(place(page, isle)).toBeAttached()
      await expect(labelOf(page, isle)).toBeVisible()
    }
    await expect(status(page)).toContainText('0 points')
    await expect(status(page)).toContainText('0 coins')
    await expect(status(page)).toContainText('Streak: no day yet')
  })

  await test.step('a hovered island tells its name, percent, status and tasks', async () => {
    await hoverPlace(page, 'Harbour')
    const info = page.getByRole('region', { name: 'Harbour' })
    await expect(info.getByRole('progressbar', { name: 'Harbour' })).toHaveAttribute('aria-valuenow', '0')
    await expect(info).toContainText('Not started')
    await expect(info).toContainText(/0\s?%/)
    await expect(info).toContainText('3 of 3 tasks left')
  })

  await test.step('a locked island says why, and shows the way to what is missing', async () => {
    await expect(place(page, 'Market')).toHaveAttribute('data-state', 'locked')
    await pressPlace(page, 'Market')
    await expect(
      page.locator('[data-announcer]').filter({ hasText: 'First finish “Harbour”.' }),
    ).toBeAttached()
    await expect(page).toHaveURL(/\/map\/isles\//)
    await page.getByRole('button', { name: 'Show the way' }).click()
    await expect(place(page, 'Harbour')).toBeFocused()
  })

  await test.step('a press travels into the mission, whose tasks are places and a list', async () => {
    await pressPlace(page, 'Harbour')
    await arriveAt(page, 'harbour')
    await expect(page).toHaveURL(/#\/app\/game\/plot\/mission\/harbour\/Harbour$/)
    const list = page.getByRole('complementary')
    for (const { name, points } of [passphrases, secondFactor, lockedScreen]) {
      await expect(place(page, name)).toHaveAttribute('data-state', 'waiting')
      await expect(list.getByRole('button', { name: `${name} ${points} points` })).toBeVisible()
    }
  })

  await test.step('the first introduction says what a newcomer needs: what the task is, how long, for how much', async () => {
    await pressPlace(page, passphrases.name)
    const introduction = page.getByRole('dialog', { name: passphrases.name })
    await expect(introduction).toContainText('60 points')
    await expect(introduction).toContainText('3 minutes')
    await expect(introduction).not.toContainText('coins')
    await expect(introduction).not.toContainText('New')
    await expect(page).toHaveURL(/\/task-introduction\/long-passphrases\/harbour$/)
  })

  await test.step('right answers to the end bring all points and coins', async () => {
    await playPill(page, passphrases)
    const finished = page.getByRole('dialog', { name: passphrases.name })
    await expect(finished).toContainText('+60')
    await expect(finished).toContainText('points')
    await expect(finished).toContainText('+10')
    await expect(finished).toContainText('coins')
    await finished.getByRole('button', { name: 'Continue' }).click()
    await expect(finished).toHaveCount(0)
  })

  await test.step('the day’s first task takes a step of the streak, which is told next', async () => {
    const streak = page.getByRole('dialog', { name: 'The first day is lit' })
    await expect(streak).toContainText('2 more days and the bonus of 30 points is yours.')
    await expect(streak.getByRole('listitem')).toHaveText([/Day 1/, /Day 2/, /Day 3/, /Bonus/])
    await streak.getByRole('button', { name: 'Keep it burning' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('points, coins, streak and the done state have changed', async () => {
    await expect(status(page)).toContainText('60 points')
    await expect(status(page)).toContainText('10 coins')
    await expect(status(page)).toContainText('Streak: 1 day')
    await expect(place(page, passphrases.name)).toHaveAttribute('data-state', 'finished')
    await expect(page.getByRole('complementary')).toContainText('2 of 3 tasks left')
    await page.getByRole('button', { name: 'Back to Lantern Isles' }).click()
    await arriveAt(page, 'isles')
    await expect(place(page, 'Harbour')).toHaveAccessibleName(/in progress, 33\s?%/)
    await hoverPlace(page, 'Harbour')
    const bar = page.getByRole('region', { name: 'Harbour' }).getByRole('progressbar')
    await expect(bar).toHaveAttribute('aria-valuenow', '33')
  })

  await test.step('wrong answers bring a smiley and no points', async () => {
    await pressPlace(page, 'Harbour')
    await arriveAt(page, 'harbour')
    await pressPlace(page, secondFactor.name)
    const introduction = page.getByRole('dialog', { name: secondFactor.name })
    // from the second task on it says all of it
    await expect(introduction).toContainText('coins')
    await expect(introduction).toContainText('New')
    await playPill(page, secondFactor, { answers: 'wrong' })
    const finished = page.getByRole('dialog', { name: secondFactor.name })
    await expect(finished).toContainText('this task earns no points')
    await expect(finished).not.toContainText('+')
    await finished.getByRole('button', { name: 'Continue' }).click()
    await expect(status(page)).toContainText('60 points')
  })

  await test.step('the last task finishes the mission, and its lantern opens the next island', async () => {
    const list = page.getByRole('complementary')
    // until then it leads to the one before
    await expect(list).toContainText('1 of 3 tasks left')
    await list.getByRole('button', { name: 'Next task' }).click()
    await playPill(page, lockedScreen)
    const finished = page.getByRole('dialog', { name: lockedScreen.name })
    await expect(finished).toContainText('+50')
    await expect(finished).toContainText('That completes “Harbour”.')
    await expect(finished.getByRole('group', { name: 'How was this mission?' })).toBeVisible()
    const tops = await finished
      .getByRole('radio')
      .evaluateAll((stars) => stars.map((star) => Math.round(star.getBoundingClientRect().top)))
    expect(tops).toEqual(Array.from({ length: 5 }, () => tops[0]))
    await finished.getByRole('button', { name: 'Light the lantern' }).click()
    await arriveAt(page, 'isles')
    await expect(place(page, 'Harbour')).toHaveAttribute('data-state', 'finished')
    await expect(place(page, 'Harbour')).toBeFocused()
    await expect(place(page, 'Market')).toHaveAttribute('data-state', 'waiting')
    await expect(page.getByRole('region', { name: 'Harbour' })).toHaveCount(0)
    await expect(status(page)).toContainText('110 points')
    await expect(status(page)).toContainText('15 coins')
    await expect(status(page)).toContainText('Streak: 1 day')
  })

  await test.step('a task that was done may be played again, and says what counts', async () => {
    await pressPlace(page, 'Harbour')
    await arriveAt(page, 'harbour')
    await pressPlace(page, passphrases.name)
    await expect(
      page.getByText(
        /^You have finished this task\. Play it again whenever you like: your best result counts/,
      ),
    ).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/\/mission\/harbour\//)
  })

  await test.step('the streak’s pop-up shows the first of three steps', async () => {
    const streak = page.getByRole('dialog', { name: STREAK_TITLE })
    await page.removeLocatorHandler(streak)
    await page.getByRole('button', { name: /^Streak: 1 day/ }).click()
    await expect(streak).toContainText('2 more days and the bonus of 30 points is yours.')
    await expect(streak.getByRole('listitem')).toHaveText([/Day 1/, /Day 2/, /Day 3/, /Bonus/])
  })
  await expectSpoken('path')
})
