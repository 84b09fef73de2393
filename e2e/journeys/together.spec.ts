import type { Page } from '@playwright/test'
import { showAround, type Newcomer } from '../../tools/product/show-around.ts'
import { logIn } from '../../tools/product/log-in.ts'
import { playAhead } from '../../tools/product/play-ahead.ts'
import type { Product } from '../../tools/product/serve.ts'
import { openFor } from '../colleague.ts'
import { expect, test } from '../journey.ts'
import { TRAVELLERS } from '../people.ts'
import { ARRIVAL_TIMEOUT_MS, arriveAt } from '../places.ts'
import { readPill } from '../pill.ts'
import { startOwn } from '../products.ts'
import { hearPage } from '../spoken.ts'

test.use({ savesData: false })

/** Of the first question that is asked. */
const RIGHT =
  readPill('harbour', 'long-passphrases').cards.find(({ question }) => question)?.question?.right[0] ?? ''

// one server for both, one after the other
test.describe.configure({ mode: 'default' })

/** A server of its own: what one person does here others see. */
let product: Product
const colleague = (mailbox: string): Newcomer => ({
  ...TRAVELLERS.mouse,
  username: `${mailbox}@demo.waymark.test`,
})
const hanna = colleague('hanna')
const max = colleague('max')
const leader = colleague('leader')

test.beforeAll(async () => {
  product = await startOwn('together')
  await showAround(product.url, [hanna, max, leader])
})
test.afterAll(() => product.stop())

/** In the window of the journey itself. */
async function enterAs(page: Page, { username, password }: Newcomer, path: string): Promise<void> {
  await page.goto(`${product.url}/health`)
  expect(await page.evaluate(logIn, { username, password })).toBe(200)
  await page.goto(product.url + path)
}

test('a leader sets a goal, the team is told that it is reached, and thanks each other [ALIVE-1]', async ({
  page,
  browser,
  expectAccessible,
  expectSpoken,
}) => {
  test.slow()
  await test.step('the leader takes a goal of one task for a team', async () => {
    await enterAs(page, leader, '/#/app/leader/goals')
    const team = page.getByRole('form').first()
    await team.getByLabel('Tasks a week').fill('1')
    await team.getByRole('button', { name: 'Change the goal' }).click()
    await expect(team).toContainText('The goal counts from this week on.')
    await expectAccessible()
  })

  await test.step('a teammate thanks for what another has finished, by keyboard', async () => {
    const his = await openFor(browser, product.url, max)
    await arriveAt(his, 'isles')
    // nobody of the demo may have finished one this week
    await playAhead(his, 'market', ['whose-data'])
    await his.goto(`${product.url}/#/app/player/team`)
    await his.getByLabel('Whom').selectOption({ label: 'Hanna Łącka' })
    // which of her things comes first hangs on the hour
    await his.getByLabel('For what').selectOption({ label: 'Task “The first three minutes”' })
    await his.getByRole('radio', { name: 'You never gave up' }).focus()
    await his.keyboard.press('Space')
    await his.getByRole('button', { name: 'Say thank you' }).press('Enter')
    await expect(his.getByText('Hanna Łącka will see it.')).toBeVisible()
    await expect(his.getByText('2 left today')).toBeVisible()
    await expectAccessible(undefined, his)
    await his.context().close()
  })

  await test.step('who is thanked hears of it on the map, and reads it in the room of the team', async () => {
    let heard: string[] = []
    const hers = await openFor(browser, product.url, hanna, {
      prepare: async (one) => {
        heard = await hearPage(one)
      },
    })
    const card = hers.locator('[data-news="team"]')
    await expect(card).toContainText('Max Brandt says thank you', { timeout: ARRIVAL_TIMEOUT_MS })
    await expect(card).toContainText('You never gave up')
    await expect(card).toContainText('Goal of the week reached')
    await expectAccessible('[data-news="team"]', hers)
    await card.getByRole('button', { name: 'Close' }).click()
    await hers.getByRole('button', { name: /^Team goal/ }).click()
    await expect(hers.getByRole('region', { name: 'Thank-yous for you' })).toContainText('Max Brandt')
    await expect(hers.getByRole('progressbar').first()).toBeVisible()
    await expectAccessible(undefined, hers)
    await expectSpoken('thanks', { heard })
    await hers.context().close()
  })
})

test('a live quiz: a leader on the big screen, players by code, late and cut off ones among them [ALIVE-1]', async ({
  page,
  browser,
  expectAccessible,
  expectSpoken,
}) => {
  test.slow()
  await page.setViewportSize({ width: 1920, height: 1080 })
  await enterAs(page, leader, '/#/app/leader/quiz')
  const code = await test.step('the leader opens it, and the code stands on the big screen', async () => {
    await page.getByLabel('Time for each question').selectOption('0')
    await page.getByRole('button', { name: 'Open the quiz' }).click()
    await expect(page.getByRole('heading', { name: 'Join in' })).toBeVisible()
    await expectAccessible()
    const spoken = await page.getByLabel(/^Code \d/).getAttribute('aria-label')
    return (spoken ?? '').replaceAll(/\D/g, '')
  })

  let heardOnPhone: string[] = []
  const phone = await openFor(browser, product.url, hanna, {
    hand: 'touch',
    prepare: async (one) => {
      heardOnPhone = await hearPage(one)
    },
  })
  await test.step('a player joins on a phone by the code', async () => {
    await arriveAt(phone, 'isles')
    await phone.goto(`${product.url}/#/app/player/team`)
    await phone.getByLabel('Code', { exact: true }).fill(code)
    await phone.getByRole('button', { name: 'Join' }).tap()
    await expect(phone.getByRole('heading', { name: 'You’re in!' })).toBeVisible()
    await expectAccessible(undefined, phone)
    await expect(page.getByText('1 player is in')).toBeVisible()
  })

  await test.step('one press opens the first question for everybody', async () => {
    await page.keyboard.press('Enter')
    await expect(page.getByText('Question 1 of 3', { exact: true })).toBeVisible()
    await expect(phone.getByText(/^Question 1 of/).first()).toBeVisible()
    await expectAccessible()
    await expectAccessible(undefined, phone)
  })

  const late = await openFor(browser, product.url, max)
  await test.step('who comes late joins in the middle, by the address of the code alone', async () => {
    await arriveAt(late, 'isles')
    await late.goto(`${product.url}/#/app/player/quiz?code=${code}`)
    // the button is gone before its key is let go
    await late.getByRole('button', { name: 'Join' }).focus()
    await late.keyboard.press('Enter')
    await expect(late.getByText(/^Question 1 of/).first()).toBeVisible()
    await expect(page.getByText('0 of 2 have answered')).toBeVisible()
  })

  await test.step('an answer that is given without a connection arrives with it', async () => {
    await phone.context().setOffline(true)
    await expect(phone.getByRole('heading', { name: 'You are offline' })).toBeVisible()
    await phone.getByRole('radio', { name: RIGHT }).check({ force: true })
    await phone.getByRole('button', { name: 'Answer' }).tap()
    await phone.context().setOffline(false)
    await expect(phone.getByText(/Your answer is in/)).toBeVisible()
    await expect(page.getByText('1 of 2 have answered')).toBeVisible()
  })

  await test.step('the result is shown to all at once, and nobody is told who was wrong', async () => {
    await page.getByRole('button', { name: 'Show the answer' }).press('Enter')
    await expect(page.getByText(/shown from three answers on/)).toBeVisible()
    await expect(phone.getByText(/^(Right!|Not quite\.)/)).toBeVisible()
    await expect(late.getByText('No answer this time.')).toBeVisible()
    await expectAccessible()
    await expectAccessible(undefined, phone)
  })

  await test.step('to the podium and the end: practice, and no points', async () => {
    for (;;) {
      const next = page.getByRole('button', { name: /^(Next question|Show the answer|To the podium)$/ })
      const name = await next.textContent()
      await next.press('Enter')
      if (name === 'To the podium') break
      await expect(next).not.toHaveText(name ?? '')
    }
    await expect(page.getByRole('heading', { name: 'The best of this quiz' })).toBeVisible()
    await expectAccessible()
    await expect(late.getByText(/brings no points/)).toBeVisible()
    await expectAccessible(undefined, phone)
    await page.getByRole('button', { name: 'Finish' }).press('Enter')
    await page.getByRole('button', { name: 'Back to the leader area' }).press('Enter')
    await expect(page.getByRole('button', { name: 'Open the quiz' })).toBeVisible()
  })
  await expectSpoken('live-quiz')
  await expectSpoken('live-quiz-on-a-phone', { heard: heardOnPhone })
  await Promise.all([phone.context().close(), late.context().close()])
})
