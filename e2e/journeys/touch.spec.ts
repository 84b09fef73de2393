import { expect, test } from '../journey.ts'
import { TRAVELLERS } from '../people.ts'
import { readPill } from '../pill.ts'
import { arriveAt, place, pressPlace } from '../places.ts'
import { playPill, status } from '../play.ts'
import { fillLogin } from '../players.ts'

const passphrases = readPill('harbour', 'long-passphrases')
const fiveSigns = readPill('school', 'five-signs')

test.describe('on a tablet', () => {
  test.use({ traveller: TRAVELLERS.tablet })

  test(
    'by touch from the login to points, with labels where there is no hover [ROUTE-3, MAP-1, STAGE-2, FIN-4]',
    { tag: '@tablet' },
    async ({ page, expectAccessible }) => {
      test.slow()
      await page.goto('/')
      await fillLogin(page, TRAVELLERS.tablet)
      await arriveAt(page, 'isles')
      const labels = page.locator('[aria-hidden="true"]')
      await expect(labels.getByText(/^3 to do/).first()).toBeVisible()
      await expectAccessible()
      await pressPlace(page, 'Storm reef', 'touch')
      await expect(page.locator('[data-announcer]').filter({ hasText: '200 more points' })).toBeAttached()
      await page.getByRole('button', { name: 'Close' }).tap()
      await pressPlace(page, 'Harbour', 'touch')
      await arriveAt(page, 'harbour')
      await pressPlace(page, passphrases.name, 'touch')
      await playPill(page, passphrases, { hand: 'touch' })
      await expectAccessible()
      const finished = page.getByRole('dialog', { name: passphrases.name })
      await expect(finished).toContainText('+60')
      await finished.getByRole('button', { name: 'Continue' }).tap()
      await expect(status(page)).toContainText('60 points')
      await page.getByRole('button', { name: 'Back to Lantern Isles' }).tap()
      await arriveAt(page, 'isles')
      await expect(place(page, 'Harbour')).toHaveAccessibleName(/33\s?%/)
      await expect(labels.getByText('33', { exact: true })).toBeVisible()
      await expect(labels.getByText(/^2 to do/)).toBeVisible()
    },
  )
})

test.describe('the map under a finger', () => {
  test.use({ traveller: TRAVELLERS.onlooker })

  test(
    'the map is panned by touch and by its buttons [STAGE-4]',
    { tag: '@tablet' },
    async ({ page, signIn }) => {
      await signIn()
      await page.goto('/#/app')
      await arriveAt(page, 'isles')
      const keep = place(page, 'The keep')
      const before = await keep.boundingBox()
      await page.getByRole('button', { name: 'Zoom in' }).tap()
      await expect.poll(async () => (await keep.boundingBox())?.width).toBeGreaterThan(before?.width ?? 0)
      const zoomed = await keep.boundingBox()
      await page.getByRole('button', { name: 'Show more on the right' }).tap()
      await expect.poll(async () => (await keep.boundingBox())?.x).toBeLessThan(zoomed?.x ?? 0)
    },
  )
})

test.describe('on a phone', () => {
  test.use({ traveller: TRAVELLERS.phone })

  test(
    'by thumb from the login through sheet and list to points [ROUTE-3, ROUTE-4, FIN-4, STREAK-2]',
    { tag: '@phone' },
    async ({ page, expectAccessible }) => {
      test.slow()
      await page.goto('/')
      await fillLogin(page, TRAVELLERS.phone)
      await arriveAt(page, 'isles')
      await expectAccessible()
      const bar = page.getByRole('navigation', { name: 'Main menu' })
      await expect(bar.getByRole('button')).toHaveText(['Map', 'Tasks', 'Streak', 'Me'])
      await expect(bar.getByRole('button', { name: 'Map' })).toHaveAttribute('aria-current', 'page')

      await test.step('an island, its sheet, and a task', async () => {
        await pressPlace(page, 'Harbour', 'touch')
        await arriveAt(page, 'harbour')
        const sheet = page.getByRole('dialog', { name: 'Tasks' })
        await expect(sheet).toContainText('3 of 3 tasks left')
        await expectAccessible()
        await sheet.getByRole('button', { name: passphrases.name }).tap()
        await playPill(page, passphrases, { hand: 'touch' })
        await expectAccessible()
        const finished = page.getByRole('dialog', { name: passphrases.name })
        await expect(finished).toContainText('+60')
        await finished.getByRole('button', { name: 'Continue' }).tap()
        await expect(sheet).toContainText('2 of 3 tasks left')
        await sheet.getByRole('button', { name: 'Close the list' }).tap()
        await expect(sheet).toHaveCount(0)
        await expect(place(page, passphrases.name)).toHaveAttribute('data-state', 'finished')
      })

      await test.step('the list of tasks', async () => {
        await bar.getByRole('button', { name: 'Tasks' }).tap()
        await expect(page).toHaveURL(/#\/app\/game\/plot\/list\/isles\/isles$/)
        await expect(bar.getByRole('button', { name: 'Tasks' })).toHaveAttribute('aria-current', 'page')
        const row = page.getByRole('main').getByRole('button', { name: passphrases.name })
        await expect(row).toContainText('done')
        await expectAccessible()
      })

      await test.step('the streak and me', async () => {
        await bar.getByRole('button', { name: 'Streak' }).tap()
        const streak = page.getByRole('dialog', { name: 'Streak' })
        await expect(streak).toContainText('Today’s step is done.')
        await expectAccessible()
        await streak.getByRole('button', { name: 'Close' }).tap()
        await bar.getByRole('button', { name: 'Me' }).tap()
        const me = page.getByRole('dialog', { name: 'Me' })
        await expect(me).toContainText('Marta Wiśniewska')
        await expect(me).toContainText('1 task finished today')
        await expectAccessible()
        await me.getByRole('button', { name: 'Close' }).tap()
      })

      await test.step('from the list of another island', async () => {
        await bar.getByRole('button', { name: 'Map' }).tap()
        await arriveAt(page, 'isles')
        await page.goto('/#/app/game/plot/list/school/isles')
        const { name, points } = fiveSigns
        await page
          .getByRole('main')
          .getByRole('button', { name: `${name} ${points} points` })
          .tap()
        await expect(page.getByRole('dialog', { name })).toContainText(`${points} points`)
      })
    },
  )
})

test.describe('the sheets of a phone', () => {
  test.use({ traveller: TRAVELLERS.onlooker })

  test(
    'Back closes an open sheet before it leaves the page [ROUTE-6]',
    { tag: '@phone' },
    async ({ page, signIn }) => {
      test.slow()
      await signIn()
      await page.goto('/#/app')
      await arriveAt(page, 'isles')
      const onMap = /#\/app\/game\/plot\/map\/isles\//
      const bar = page.getByRole('navigation', { name: 'Main menu' })
      const me = page.getByRole('dialog', { name: 'Me' })
      const streak = page.getByRole('dialog', { name: 'Streak' })

      await test.step('Back closes it, forward brings it again, its cross closes it', async () => {
        await bar.getByRole('button', { name: 'Me' }).tap()
        await expect(me).toBeVisible()
        await page.goBack()
        await expect(me).toHaveCount(0)
        await expect(page).toHaveURL(onMap)
        await page.goForward()
        await expect(me).toBeVisible()
        await me.getByRole('button', { name: 'Close' }).tap()
        await expect(me).toHaveCount(0)
        await expect(page).toHaveURL(onMap)
      })

      await test.step('one takes the place of the other, and the bar below stays in use', async () => {
        await bar.getByRole('button', { name: 'Streak' }).tap()
        await expect(streak).toBeVisible()
        const entries = await page.evaluate(() => history.length)
        await bar.getByRole('button', { name: 'Me' }).tap()
        await expect(me).toBeVisible()
        await expect(streak).toHaveCount(0)
        expect(await page.evaluate(() => history.length)).toBe(entries)
        await bar.getByRole('button', { name: 'Tasks' }).tap()
        await expect(me).toHaveCount(0)
        await expect(page).toHaveURL(/\/plot\/list\/isles\/isles$/)
        expect(await page.evaluate(() => history.length)).toBe(entries)
        await page.goBack()
        await arriveAt(page, 'isles')
        await expect(page.getByRole('dialog')).toHaveCount(0)
      })

      await test.step('the list of a mission as well', async () => {
        await page.goto('/#/app/game/plot/mission/harbour/Harbour')
        await arriveAt(page, 'harbour')
        const tasks = page.getByRole('dialog', { name: 'Tasks' })
        await expect(tasks).toBeVisible()
        await page.goBack()
        await expect(tasks).toHaveCount(0)
        await expect(page).toHaveURL(/\/plot\/mission\/harbour\//)
        await page.goBack()
        await expect(page).toHaveURL(onMap)
      })
    },
  )

  test(
    'the list of all tasks says what is open, what is locked by what, and leads everywhere [ROUTE-4, MAP-4]',
    { tag: '@phone' },
    async ({ page, signIn, expectAccessible }) => {
      await signIn()
      await page.goto('/#/app/game/plot/list/isles/isles')
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { name: 'All tasks' })).toBeVisible()
      await expect(main.getByRole('region', { name: 'Harbour' })).toContainText('3 of 3 tasks left')
      await expect(main.getByRole('region', { name: 'Market' })).toContainText('First finish “Harbour”.')
      await expectAccessible()

      await main.getByRole('button', { name: passphrases.name }).tap()
      const introduction = page.getByRole('dialog', { name: passphrases.name })
      await introduction.getByRole('button', { name: 'Close' }).tap()
      await expect(introduction).toHaveCount(0)
      await expect(page).toHaveURL(/\/plot\/list\/isles\/isles$/)

      await main.getByRole('heading', { name: 'Harbour' }).getByRole('button').tap()
      await arriveAt(page, 'harbour')
    },
  )
})
