import { expect, test } from '../journey.ts'
import { TRAVELLERS } from '../people.ts'
import { readPill } from '../pill.ts'
import { ARRIVAL_TIMEOUT_MS, arriveAt, place, pressPlace } from '../places.ts'
import { answerCard, playCard } from '../play.ts'
import { fillLogin } from '../players.ts'

const passphrases = readPill('harbour', 'long-passphrases')
const fiveSigns = readPill('school', 'five-signs')

const MAP = '/#/app/game/plot/map/isles/Lantern%20Isles'
const MISSION = '/#/app/game/plot/mission/harbour/Harbour'
const INTRODUCTION = '/#/app/game/plot/task-introduction/long-passphrases/harbour'
const LIST = '/#/app/game/plot/list/harbour/isles'
const TASK = '/#/app/game/plot/task/long-passphrases/1'

test.describe('a player', () => {
  test.use({ traveller: TRAVELLERS.onlooker })

  test('finds the same place after a reload of map, mission, introduction and list [ROUTE-6]', async ({
    page,
    signIn,
  }) => {
    test.slow()
    await signIn()
    const places = [
      { address: MAP, sign: place(page, 'Harbour') },
      { address: MISSION, sign: page.getByRole('complementary').getByText('3 of 3 tasks left') },
      { address: INTRODUCTION, sign: page.getByRole('dialog', { name: passphrases.name }) },
      {
        address: LIST,
        sign: page.getByRole('main', { name: 'Tasks' }).getByRole('heading', { name: 'Harbour' }),
      },
    ]
    for (const { address, sign } of places) {
      await page.goto(address)
      await expect(sign).toBeVisible({ timeout: ARRIVAL_TIMEOUT_MS })
      await page.reload()
      await expect(sign).toBeVisible({ timeout: ARRIVAL_TIMEOUT_MS })
      await expect(page).toHaveURL(new RegExp(`${address.slice(1)}$`))
    }
  })

  test('walks back and forward through map, mission and introduction [ROUTE-6]', async ({ page, signIn }) => {
    await signIn()
    await page.goto('/#/app')
    await arriveAt(page, 'isles')
    await pressPlace(page, 'Harbour')
    await arriveAt(page, 'harbour')
    await pressPlace(page, passphrases.name)
    const introduction = page.getByRole('dialog', { name: passphrases.name })
    await expect(introduction).toBeVisible()

    await page.goBack()
    await expect(introduction).toHaveCount(0)
    await arriveAt(page, 'harbour')
    await page.goBack()
    await arriveAt(page, 'isles')
    await page.goForward()
    await arriveAt(page, 'harbour')
    await page.goForward()
    await expect(introduction).toBeVisible()
  })

  test('is told that a mission or a task is gone, and led back [ROUTE-6]', async ({ page, signIn }) => {
    await signIn()
    await page.goto('/#/app/game/plot/mission/atlantis/Atlantis')
    await expect(page.getByText('This place is no longer on the map.')).toBeVisible()
    await page.getByRole('button', { name: 'Back to the map' }).click()
    await arriveAt(page, 'isles')
    await page.goto('/#/app/game/plot/task/sirens/1')
    await expect(page.getByText('This task no longer exists.')).toBeVisible()
    await page.getByRole('button', { name: 'Back to the map' }).click()
    await expect(page).toHaveURL(/\/map\/isles\//)
  })

  test('finds a task over its own mission, whichever the address names [ROUTE-6]', async ({
    page,
    signIn,
  }) => {
    await signIn()
    await page.goto('/#/app/game/plot/task-introduction/long-passphrases/school')
    await expect(page.getByRole('dialog', { name: passphrases.name })).toBeVisible()
    await expect(page).toHaveURL(/\/task-introduction\/long-passphrases\/harbour$/)
    await page.goto('/#/app/game/plot/task-introduction/sirens/harbour')
    await page.getByRole('dialog').getByRole('button', { name: 'Back to Harbour' }).click()
    await expect(page).toHaveURL(/\/mission\/harbour\//)
  })

  test('meets a locked task by its address, and plays nothing of it [ROUTE-6]', async ({ page, signIn }) => {
    await signIn()
    await page.goto('/#/app/game/plot/task/whose-data/1')
    await expect(page.getByText('This task is still locked.')).toBeVisible()
    await page.goto('/#/app/game/plot/task-introduction/whose-data/market')
    await expect(page.getByRole('dialog')).toContainText('First finish “Harbour”.')
    await expect(page.getByRole('button', { name: 'Begin' })).toHaveCount(0)
  })

  test('meets a locked mission by its address, and is led back [ROUTE-6]', async ({ page, signIn }) => {
    await signIn()
    for (const address of ['/#/app/game/plot/mission/market/Market', '/#/app/game/plot/list/market/isles']) {
      await page.goto(address)
      await expect(page.getByText('This place is still locked. First finish “Harbour”.')).toBeVisible()
      await page.getByRole('button', { name: 'Back to the map' }).click()
      await arriveAt(page, 'isles')
    }
  })
})

test.describe('a player in the middle of a task', () => {
  test.use({ traveller: TRAVELLERS.addresses })

  test('finds card and answers again after a reload, and after leaving and coming back [TASK-2, ROUTE-6]', async ({
    page,
    signIn,
  }) => {
    await signIn()
    await page.goto(INTRODUCTION)
    await page.getByRole('button', { name: 'Begin' }).click()
    const [first, second, third] = passphrases.cards
    if (!first || !second?.question || !third) throw new Error('the pill has three cards, the second asks')
    await playCard(page, first)
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await playCard(page, second)

    await test.step('leaving half-way, with no reload in between', async () => {
      await page.getByRole('button', { name: 'Back to the mission' }).click()
      await arriveAt(page, 'harbour')
      await expect(place(page, passphrases.name)).toBeFocused()
      await page.keyboard.press('Enter')
      const introduction = page.getByRole('dialog', { name: passphrases.name })
      await expect(introduction).toContainText('Started')
      await expect(introduction.getByRole('button', { name: 'Begin', exact: true })).toHaveCount(0)
      await introduction.getByRole('button', { name: /^Continue at \d+\s?%$/ }).click()
      await expect(page.getByRole('heading', { name: second.title })).toBeVisible()
    })

    const answer = page.getByRole('radio', { name: second.question.right.join() })
    await test.step('a reload', async () => {
      await page.reload()
      await expect(page.getByRole('heading', { name: second.title })).toBeVisible()
      await expect(answer).toBeChecked()
      await expect(answer).toBeDisabled()
      await expect(page.getByText('That is right.')).toBeVisible()
    })

    await test.step('back and forward', async () => {
      await page.goBack()
      await arriveAt(page, 'harbour')
      await page.goForward()
      await expect(page.getByRole('heading', { name: second.title })).toBeVisible()
    })

    await test.step('leaving, and going on from the introduction', async () => {
      await page.getByRole('button', { name: 'Next', exact: true }).click()
      await answerCard(page, third)
      await page.getByRole('button', { name: 'Back to the mission' }).click()
      await pressPlace(page, passphrases.name)
      await page.getByRole('button', { name: /^Continue at \d+\s?%$/ }).click()
      await expect(page.getByRole('heading', { name: third.title })).toBeVisible()
    })
  })
})

test.describe('a stranger', () => {
  test.use({ traveller: TRAVELLERS.onlooker })

  test('finds the part of a page that was asked for, after a reload and in a new tab [AUTH-7]', async ({
    page,
    context,
  }) => {
    await page.goto('/#/app/player#points')
    await expect(page).toHaveURL(/#\/app\/login\?to=/)
    await page.reload()
    const other = await context.newPage()
    await other.goto(page.url())
    for (const tab of [page, other]) {
      await expect(tab.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    }
    await fillLogin(other, TRAVELLERS.onlooker)
    await expect(other).toHaveURL(/#\/app\/player#points$/)
    await expect(other.getByRole('heading', { name: 'My points' })).toBeFocused()
    // the other tab hears of it, and finds its own
    await page.reload()
    await expect(page).toHaveURL(/#\/app\/player#points$/)
    await other.close()
  })

  test('is led from a deep link to the login, and after it to that place, once [AUTH-7]', async ({
    page,
  }) => {
    await page.goto(TASK)
    await expect(page).toHaveURL(/#\/app\/login\?to=/)
    await page.goto('/#/app/game/plot/task-introduction/five-signs/school')
    await expect(page).toHaveURL(/#\/app\/login\?to=/)
    await page.reload()
    await fillLogin(page, TRAVELLERS.onlooker)
    await expect(page.getByRole('dialog', { name: fiveSigns.name })).toBeVisible()

    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /^Me: / }).click()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page).toHaveURL(/#\/app\/login$/)
    await fillLogin(page, TRAVELLERS.onlooker)
    await arriveAt(page, 'isles')
  })
})
