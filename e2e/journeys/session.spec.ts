import type { Page, Request } from '@playwright/test'
import { SESSION_ENDS_HEADER } from '../../shared/domain/session-ends.ts'
import { expect, test } from '../journey.ts'
import { TRAVELLERS } from '../people.ts'
import { readPill } from '../pill.ts'
import { arriveAt, pressPlace } from '../places.ts'
import { answerCard, playCard } from '../play.ts'
import { fillLogin } from '../players.ts'
import { untilWorkerKeeps } from '../worker.ts'

const passphrases = readPill('harbour', 'long-passphrases')

test.use({ savesData: false, traveller: TRAVELLERS.session })

test('logging out ends on the login, and nothing of the player is left behind the back button [AUTH-3, AUTH-5]', async ({
  page,
}) => {
  await page.goto('/')
  await fillLogin(page, TRAVELLERS.session)
  await arriveAt(page, 'isles')
  await pressPlace(page, 'Harbour')
  await arriveAt(page, 'harbour')
  await page.getByRole('button', { name: /^Me: / }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/#\/app\/login$/)
  await expectSignedOut(page)
  await page.goBack()
  await expectSignedOut(page)
  await page.goto('/#/app/game/plot/map/isles/Lantern%20Isles')
  await expectSignedOut(page)
  await page.reload()
  await expectSignedOut(page)
})

test('a failed logout ends the session here all the same [AUTH-3]', async ({ page }) => {
  await page.goto('/')
  await fillLogin(page, TRAVELLERS.session)
  await arriveAt(page, 'isles')
  await page.route('**/logout', (route) => route.abort())
  await page.getByRole('button', { name: /^Me: / }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expectSignedOut(page)
  await expect(page.getByRole('alert')).toHaveCount(0)

  await test.step('and no reload brings the player back, whether the server hears it then or not', async () => {
    await page.reload()
    await expectSignedOut(page)
    await page.unroute('**/logout')
    await page.reload()
    await expectSignedOut(page)
    await page.evaluate(() => localStorage.clear())
    await page.reload()
    await expectSignedOut(page)
  })
})

test('a session that ends elsewhere in the middle of a task leads to the login and back to the task [AUTH-8]', async ({
  page,
  context,
  expectSpoken,
}) => {
  const [first, second] = passphrases.cards
  if (!first || !second) throw new Error('the pill has two cards')
  await page.goto('/#/app/game/plot/task/long-passphrases/1')
  await fillLogin(page, TRAVELLERS.session)
  await playCard(page, first)
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await answerCard(page, second)
  // it ends while the answer is on its way: a call in the background that finds out before leaves no button to press
  await page.route('**/moves', (route) => context.clearCookies().then(() => route.continue()), { times: 1 })
  await page.getByRole('button', { name: 'Check' }).click()
  await expectSignedOut(page)
  await fillLogin(page, TRAVELLERS.session)
  await expect(page).toHaveURL(/#\/app\/game\/plot\/task\/long-passphrases\/1$/)
  // the answer was given before: it stands, and has arrived
  await expect(page.getByText('That is right.')).toBeVisible()
  await expect(page.getByRole('radio', { checked: true })).toBeDisabled()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expectSpoken('session-ends-elsewhere')
})

test.describe('a session that is not used', () => {
  test.use({ traveller: TRAVELLERS.mouse })

  test('the end of a session is said before it comes, one press puts it off, and the page stays for who comes back [AUTH-1, AUTH-8, ACCESS-2, ACCESS-5]', async ({
    page,
    signIn,
    expectAccessible,
    expectSpoken,
  }) => {
    let left = 62
    await page.route('**/api/web/**', async (route) => {
      const response = await route.fetch()
      await route.fulfill({
        response,
        headers: { ...response.headers(), [SESSION_ENDS_HEADER]: String(left) },
      })
    })
    const warning = page.getByRole('dialog', { name: 'You will soon be signed out' })
    const stay = warning.getByRole('button', { name: 'Stay signed in' })
    await signIn()
    await page.goto('/#/app/player/settings')
    await expect(stay).toBeFocused()
    await expectAccessible('[role="dialog"]')
    await expect(warning.getByRole('status')).toHaveText('You will be signed out in 60 seconds.')
    left = 3600
    await page.keyboard.press('Enter')
    await expect(warning).toHaveCount(0)
    await expect(page.locator(':focus'), 'the focus is back on the page').toHaveCount(1)

    left = 12
    await page.reload()
    await expect(stay).toBeFocused()
    const ended = page.getByRole('dialog', { name: 'You have been signed out' })
    await expect(ended.getByLabel('Password', { exact: true })).toBeFocused()
    await expectAccessible('[role="dialog"]')
    left = 3600
    await page.keyboard.type(TRAVELLERS.mouse.password)
    await page.keyboard.press('Enter')
    await expect(ended).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1, name: 'Profile and settings' })).toBeVisible()
    await expect(page.locator(':focus'), 'the focus is back on the page').toHaveCount(1)
    await expectSpoken('session-end')
  })
})

test('every call carries the credentials, and every one that changes something the anti-forgery header [AUTH-10]', async ({
  page,
}) => {
  const calls: Request[] = []
  // those that were answered: of one that a page gives up, or that is on its way yet, the browser knows no headers
  page.on('requestfinished', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/web/')) calls.push(request)
  })
  await page.goto('/')
  await fillLogin(page, TRAVELLERS.session)
  await arriveAt(page, 'isles')
  calls.length = 0
  await page.goto('/#/app/game/plot/task/five-signs/1')
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(page.getByText('Saved')).toBeVisible()
  const made = await Promise.all(
    calls.map(async (request) => ({
      name: `${request.method()} ${new URL(request.url()).pathname}`,
      headers: await request.allHeaders(),
      isChange: request.method() !== 'GET',
    })),
  )
  expect(made.some(({ isChange }) => isChange)).toBe(true)
  expect(made.filter(({ headers }) => !headers['cookie']).map(({ name }) => name)).toEqual([])
  const bare = made.filter(({ headers, isChange }) => isChange && !headers['x-xsrf-token'])
  expect(bare.map(({ name }) => name)).toEqual([])
})

test('each of 17 addresses that are typed is one event, sent before the session ends [ROUTE-5, STAT-1]', async ({
  page,
}) => {
  const addresses: string[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith('/event_store/add')) return
    const { events } = request.postDataJSON() as { events: { name: string; payload: { url?: string } }[] }
    addresses.push(...events.flatMap(({ name, payload }) => (name === 'location' ? [payload.url ?? ''] : [])))
  })
  const pages = [
    { address: '/#/app/game/plot/list/harbour/isles', heading: 'Harbour' },
    { address: '/#/app/game/plot/list/school/isles', heading: 'Lighthouse school' },
  ]
  const typed = Array.from({ length: 17 }, (_, index) => pages[index % 2]).filter((one) => one !== undefined)
  await page.goto('/#/app/player')
  await fillLogin(page, TRAVELLERS.session)
  await expect(page.getByRole('heading', { name: 'My space' })).toBeVisible()
  for (const { address, heading } of typed) {
    await page.goto(address)
    // one that is left before it is shown is no visit
    await expect(
      page.getByRole('main', { name: 'Tasks' }).getByRole('heading', { name: heading }),
    ).toBeVisible()
  }
  await page.getByRole('button', { name: /^Me: / }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expectSignedOut(page)
  const expected = typed.map(({ address }) => address.slice(1))
  await expect.poll(() => addresses.map((url) => new URL(url).hash)).toEqual(expected)
})

test.describe('on a device that keeps pictures', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a logout leaves neither those of the adventure nor a key of the player [AUTH-5]', async ({
    page,
  }) => {
    await page.goto('/')
    await fillLogin(page, TRAVELLERS.session)
    await arriveAt(page, 'isles')
    await untilWorkerKeeps(page)
    const stored = () =>
      page.evaluate(async () => ({
        caches: (await caches.keys()).filter((name) => /^waymark-(art|playing)$/.test(name)).toSorted(),
        keys: Object.keys(localStorage).filter((key) =>
          /^(streak|streak-bonus|arrived|stageViews)\b/.test(key),
        ),
      }))
    await page.reload()
    await arriveAt(page, 'isles')
    // the document was written for a player: the next page comes at once
    await expect.poll(async () => (await stored()).caches).toEqual(['waymark-art', 'waymark-playing'])
    const next = await page.context().newPage()
    await next.goto('/')
    await arriveAt(next, 'isles')
    await next.close()
    await expect
      .poll(async () => (await stored()).keys.map((key) => key.split(':')[0]))
      .toEqual(expect.arrayContaining(['streak', 'arrived']))
    await page.getByRole('button', { name: /^Me: / }).click()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expectSignedOut(page)
    await expect.poll(stored).toEqual({ caches: [], keys: [] })
    await page.reload()
    await expectSignedOut(page)
    expect(await stored()).toEqual({ caches: [], keys: [] })
  })
})

/** The login, with nothing on it of anyone who played before. */
async function expectSignedOut(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /^(Sail to the isles|Sign in)$/ })).toBeVisible()
  await expect(page.getByText('Inés Navarro')).toHaveCount(0)
  await expect(page.getByRole('group', { name: 'Your points and streak' })).toHaveCount(0)
  await expect(page.locator('[data-scene], [data-element]')).toHaveCount(0)
}
