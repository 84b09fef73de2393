import { expect, test } from '../journey.ts'
import { setLine } from '../line.ts'
import { TRAVELLERS } from '../people.ts'
import { readPill } from '../pill.ts'
import { arriveAt, pressPlace } from '../places.ts'
import { answerCard, playCard, playToLastCard, status } from '../play.ts'

test.use({ savesData: false })

const passphrases = readPill('harbour', 'long-passphrases')
const secondFactor = readPill('harbour', 'second-factor')
const fiveSigns = readPill('school', 'five-signs')

test.describe('with a server in trouble', () => {
  test.use({ traveller: TRAVELLERS.onlooker })

  test('an answer of 500 brings the error modal, which its button closes, and trying again works [ERR-1]', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    await signIn()
    // the start asks for it among other things first
    for (const call of ['**/api/web/v2/start*', '**/api/web/mission/harbour?*'])
      await page.route(call, (route) => route.fulfill({ status: 500, body: '' }))
    await page.goto('/#/app/game/plot/mission/harbour/Harbour')
    const modal = page.getByRole('alert').filter({ hasText: 'Something went wrong' })
    await expect(modal).toContainText('Something went wrong')
    await expect(modal).toContainText('The server could not answer.')
    await expectAccessible()
    await modal.getByRole('button', { name: 'Close' }).click()
    await expect(modal).toHaveCount(0)
    // By key: the page also asks by itself, and may have come before a mouse has found the button.
    await page.getByRole('button', { name: 'Try again' }).focus()
    await page.unroute('**/api/web/mission/harbour?*')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('complementary')).toContainText('3 of 3 tasks left')
  })

  test('without the platform settings the product wears its default look and works [SHELL-6]', async ({
    page,
    signIn,
  }) => {
    await signIn()
    await page.route('**/platform/settings', (route) => route.fulfill({ status: 500, body: '' }))
    await page.goto('/#/app/game/plot/list/harbour/isles')
    await expect(page.getByRole('main').getByText('3 of 3 tasks left')).toBeVisible()
    await expect(page).toHaveTitle('Harbour · Waymark')
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('the params of the tenant that fail leave the defaults, and the player plays [BOOT-5]', async ({
    page,
    signIn,
  }) => {
    await signIn()
    await page.route('**/app-params?*', (route) => route.fulfill({ status: 500, body: '' }))
    await page.goto('/#/app')
    // before the map is there: the modal closes by itself after a while
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('Something went wrong')
    await alert.getByRole('button', { name: 'Close' }).click()
    await expect(alert).toHaveCount(0)
    await arriveAt(page, 'isles')
  })

  test('an adventure that does not arrive is said, and loaded again when asked [ERR-1]', async ({
    page,
    signIn,
  }) => {
    await signIn()
    await page.route('**/adventure/settings', (route) => route.fulfill({ status: 500, body: '' }))
    await page.goto('/#/app')
    await expect(page.getByText('The adventure could not be loaded.')).toBeVisible()
    await page.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Try again' }).focus()
    await page.unroute('**/adventure/settings')
    await page.keyboard.press('Enter')
    await arriveAt(page, 'isles')
  })

  test('what did not arrive comes by itself, from a map, a page and the start [ERR-1, BOOT-5]', async ({
    page,
    signIn,
  }) => {
    await signIn()
    await page.route('**/api/web/**', (route) => route.fulfill({ status: 503, body: '' }))
    await page.goto('/#/app')
    await expect(page.getByRole('main').getByText('The server could not answer.')).toBeVisible()
    await page.unroute('**/api/web/**')
    await arriveAt(page, 'isles')
    await page.route('**/api/web/**', (route) => route.abort())
    await page.goto('/#/app/game/plot/list/harbour/isles')
    await expect(page.getByText('This part of the map could not be loaded.')).toBeAttached()
    await page.unroute('**/api/web/**')
    await expect(page.getByRole('main').getByText('3 of 3 tasks left')).toBeVisible()
  })
})

test.describe('where code does not arrive', () => {
  test.use({ traveller: TRAVELLERS.onlooker })

  test('a page that does not come is said over the map, and comes when it is asked for again [ERR-1, BOOT-9]', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    await signIn()
    await page.route('**/pages-*.js', (route) => route.abort())
    await page.goto('/#/app')
    await arriveAt(page, 'isles')
    await page.goto('/#/app/game/plot/task/long-passphrases/1')
    await expect(page.getByText('This page could not be loaded. Your progress is safe.')).toBeVisible()
    await expectAccessible()
    // By key: the page also asks by itself, and may have come before a mouse has found the button.
    await page.getByRole('button', { name: 'Try again' }).focus()
    await page.unroute('**/pages-*.js')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: passphrases.cards[0]?.title ?? '' })).toBeVisible()
  })

  test('a link that is lost on the map leaves the way back, and its return brings what was asked for [ERR-1]', async ({
    page,
    signIn,
    context,
    expectSpoken,
  }) => {
    await signIn()
    // Nothing is fetched ahead: not even the code of a mission is there.
    const code = /\/pages-[^/]*\.(?:js|css)$/
    await page.route(code, (route) => route.abort())
    await page.goto('/#/app')
    await arriveAt(page, 'isles')
    await context.setOffline(true)
    await expect(page.getByText('You are offline')).toBeVisible()
    await pressPlace(page, 'Harbour')
    await expect(page.getByText('This page could not be loaded. Your progress is safe.')).toBeVisible()
    await page.getByRole('button', { name: 'Back to Lantern Isles' }).click()
    await expect(page.getByText('This page could not be loaded.')).toHaveCount(0)
    await pressPlace(page, 'Harbour')
    await expect(page.getByText('This page could not be loaded.')).toBeVisible()
    await page.unroute(code)
    await context.setOffline(false)
    await arriveAt(page, 'harbour')
    await expect(page.getByRole('complementary')).toContainText('3 of 3 tasks left')
    await expect(page.getByText('You are offline')).toHaveCount(0)
    await expectSpoken('trouble-link')
  })

  test('the pages of the game are there before the link is lost, and say themselves what they miss [ERR-1]', async ({
    page,
    signIn,
    context,
  }) => {
    await setLine(page, 'good')
    await signIn()
    const ahead = ['pages-[^/]*.js', 'pages-[^/]*.css', 'common-[^/]*.js', 'common-[^/]*.css'].map((file) =>
      page.waitForResponse(new RegExp(`/${file}$`)),
    )
    await page.goto('/#/app')
    await arriveAt(page, 'isles')
    for (const response of await Promise.all(ahead)) await response.finished()
    await context.setOffline(true)
    await pressPlace(page, 'Harbour')
    const unloaded = page.getByText('This place has not been loaded on this device yet.')
    await expect(unloaded).toBeVisible()
    await expect(page.getByRole('button', { name: 'Back to the map' })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(1)
    await context.setOffline(false)
    await arriveAt(page, 'harbour')
    await expect(unloaded).toHaveCount(0)
  })

  test('a map that cannot be drawn is a list [STAGE-8]', async ({ page, signIn }) => {
    await signIn()
    await page.route('**/stage-*.js', (route) => route.abort())
    await page.goto('/#/app')
    await expect(page.locator('[data-renderer="list"]')).toBeAttached()
    const isles = page.getByRole('navigation', { name: 'Lantern Isles' })
    await isles.getByRole('button', { name: /^Harbour/ }).click()
    await expect(page).toHaveURL(/\/mission\/harbour\//)
  })
})

test.describe('without a network', () => {
  test.use({ traveller: TRAVELLERS.network })

  test('an answer that does not arrive is told beside its button, and sent again by itself [ERR-1, TASK-2]', async ({
    page,
    signIn,
    context,
    expectSpoken,
  }) => {
    const [first, second] = passphrases.cards
    if (!first || !second?.question) throw new Error('the second card asks')
    await signIn()
    await page.goto('/#/app/game/plot/task/long-passphrases/1')
    await playCard(page, first)
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await answerCard(page, second)
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Check' }).click()
    const alert = page.getByRole('contentinfo').getByRole('alert')
    await expect(alert).toHaveText(
      'Your answer did not reach the server. Nothing is lost: it will be sent again automatically.',
    )
    await expect(page.getByRole('alert')).toHaveCount(1)
    await expect(page.locator('#root').getByText('Offline', { exact: true })).toBeVisible()
    await expect(page.getByRole('radio', { name: second.question.right.join(), exact: true })).toBeChecked()
    await context.setOffline(false)
    await expect(page.getByText('That is right.')).toBeVisible()
    await expect(page.getByText('Saved')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expectSpoken('trouble-answer')
  })

  test('a server that is back is noticed without a word of the browser, and the answer counts once [ERR-1, TASK-2]', async ({
    page,
    signIn,
  }) => {
    await signIn()
    await page.goto('/#/app/game/plot/task/second-factor/1')
    const [first, second] = secondFactor.cards
    if (!first || !second?.question) throw new Error('the second card asks')
    await playCard(page, first)
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await answerCard(page, second)
    // What was judged reaches the server; only the judgement is lost.
    await page.route('**/moves', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await page.getByRole('button', { name: 'Check' }).click()
    await expect(page.getByText('Your answer did not reach the server.')).toBeVisible()
    await page.unroute('**/moves')
    await expect(page.getByText('That is right.')).toBeVisible()
    await expect(page.getByText('Saved')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('a finish that does not arrive is repeated by itself and awards once [TASK-6]', async ({
    page,
    signIn,
  }) => {
    await signIn()
    await page.goto('/#/app/game/plot/task-introduction/five-signs/school')
    await playToLastCard(page, fiveSigns)
    // The first one reaches the server, and only its answer is lost.
    await page.route('**/finish', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await page.getByRole('button', { name: 'Finish', exact: true }).click()
    await expect(page.getByText('The end of this task has not reached the server yet.')).toBeVisible()
    await page.unroute('**/finish')
    const finished = page.getByRole('dialog', { name: fiveSigns.name })
    await expect(finished).toContainText(`+${fiveSigns.points}`)
    await finished.getByRole('button', { name: 'Continue' }).click()
    await expect(status(page)).toContainText(`${fiveSigns.points} points`)
  })
})

test.describe('with impatient hands', () => {
  test.use({ traveller: TRAVELLERS.twice })

  test('a double click and a second tab award once [TASK-6]', async ({ page, signIn, context }) => {
    test.slow()
    await signIn()
    await page.goto('/#/app/game/plot/task-introduction/long-passphrases/harbour')
    await playToLastCard(page, passphrases)

    const other = await context.newPage()
    await other.goto('/#/app/game/plot/task/long-passphrases/1')
    const finishThere = other.getByRole('button', { name: 'Finish', exact: true })
    await expect(finishThere).toBeVisible()

    await page.getByRole('button', { name: 'Finish', exact: true }).dblclick()
    const finished = page.getByRole('dialog', { name: passphrases.name })
    await expect(finished).toContainText('+60')
    await finished.getByRole('button', { name: 'Continue' }).click()
    await expect(status(page)).toContainText('60 points')

    await finishThere.click()
    await expect(other.getByRole('dialog', { name: passphrases.name })).toContainText(
      'You have already finished this task: points come only once.',
    )
    await page.reload()
    await expect(status(page)).toContainText('60 points')
    await expect(status(page)).toContainText('10 coins')
  })
})
