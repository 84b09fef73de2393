import type { Browser, Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { TRAVELLERS, type Traveller } from '../people.ts'
import { ARRIVAL_TIMEOUT_MS } from '../places.ts'
import { signIn } from '../players.ts'
import { onTablet } from '../tablet.ts'
import { haveSeenStreak } from '../../tools/product/seen-streak.ts'

const TASK = 'Say it in your own words'

const letter = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`${TASK}.*${name}`) })
const work = (page: Page) => page.getByRole('dialog', { name: TASK })
const star = (page: Page, stars: number) =>
  work(page).getByRole('radio', { name: new RegExp(`^${stars} of 5 stars`) })

test.use({ traveller: TRAVELLERS.twice })

test('a leader rates by keyboard, mouse and finger, and the players hear of it and answer [FIN-5, FIN-7, FIN-8, PROG-1, PROG-4]', async ({
  page,
  browser,
  signIn: comeIn,
  expectAccessible,
  expectSpoken,
}) => {
  test.slow()
  await comeIn()
  let sent = 0
  page.on('response', (answer) => {
    if (answer.url().endsWith('/rating')) sent += 1
  })

  await test.step('what waits is announced on the map, and lies in the leader area', async () => {
    await page.goto('/')
    await page.getByRole('button', { name: '3 submissions to rate' }).click({ timeout: ARRIVAL_TIMEOUT_MS })
    await expect(page.getByRole('heading', { name: 'Leader area – To rate' })).toBeVisible()
    await expect(letter(page, 'Hanna')).toBeVisible()
    await expectAccessible()
  })

  await test.step('with the keyboard alone: open, stars, words, and the next is there', async () => {
    await page.getByRole('button', { name: 'Rate the oldest' }).press('Enter')
    await expect(work(page)).toContainText('Handed in by Hanna Łącka')
    await expect(work(page).getByRole('region', { name: 'Submission' })).toBeFocused()
    await expectAccessible()
    await page.keyboard.press('4')
    await expect(star(page, 4)).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.type('A fact, a limit, a question.')
    await page.keyboard.press('Control+Enter')
    await expect(work(page)).toContainText('Handed in by Max Brandt')
    await expect(work(page).getByRole('region', { name: 'Submission' })).toBeFocused()
    await page.keyboard.press('2')
    await page.keyboard.press('Enter')
    await expect(work(page)).toContainText('Handed in by Lucía Romero')
  })

  await test.step('with the mouse: the last one is taken back, and sent after all', async () => {
    await work(page).getByRole('button', { name: 'Undo' }).click()
    await expect(work(page)).toContainText('Handed in by Max Brandt')
    await expect(star(page, 2)).toBeChecked()
    await work(page).getByRole('textbox').fill('Which fact, and which question?')
    await work(page).getByRole('button', { name: 'Send rating' }).click()
    await expect(work(page)).toContainText('Handed in by Lucía Romero')
    await expect.poll(() => sent).toBe(2)
  })

  await onTablet(browser, page, '/#/app/leader', async (tablet) => {
    await letter(tablet, 'Lucía').tap({ timeout: ARRIVAL_TIMEOUT_MS })
    await star(tablet, 5).tap()
    await work(tablet).getByRole('button', { name: 'Send rating' }).tap()
    const rated = tablet.waitForResponse(/\/rating$/)
    await tablet.getByRole('button', { name: 'Back to the map' }).tap()
    expect((await rated).status()).toBe(200)
  })

  await test.step('of two ratings of one work one counts, and the other is told', async () => {
    await star(page, 3).click()
    await work(page).getByRole('button', { name: 'Send rating' }).click()
    await expect(page.getByRole('alert')).toContainText(/was faster: .* has 5 of 5 stars/)
    await page.getByRole('button', { name: 'Got it' }).click()
    await expect(page.getByText(/there is nothing left to rate/)).toBeVisible()
    await expectAccessible()
  })

  await test.step('who rated, when, stars and words; and how the team stands', async () => {
    await page.getByRole('link', { name: 'Rated' }).click()
    await expect(page.getByRole('img', { name: '4 of 5 stars' })).toBeVisible()
    await expect(page.getByText('A fact, a limit, a question.')).toBeVisible()
    await expectAccessible()
    await page.getByRole('link', { name: 'My team' }).click()
    await expect(page.getByRole('progressbar', { name: 'Progress of Hanna Łącka' })).toBeVisible()
    await expect(page.getByText('Stuck: last task 12 days ago')).toBeVisible()
    await expectAccessible()
    await page.getByRole('button', { name: /^Hanna Łącka/ }).click()
    await expect(page.getByRole('heading', { name: 'Hanna Łącka' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Harbour' })).toBeVisible()
    await expectAccessible()
  })

  await as(browser, page, TRAVELLERS.sureOfIt, async (hers) => {
    await openMessages(hers)
    const messages = hers.getByRole('dialog', { name: 'Messages' })
    await expect(messages.getByRole('img', { name: '4 of 5 stars' })).toBeVisible()
    await expect(messages).toContainText('A fact, a limit, a question.')
    await expect(messages).toContainText('You earned 60 points.')
    await messages.getByRole('button', { name: 'Reply to Marta Wiśniewska' }).click()
    await messages.getByRole('textbox').fill('Thank you. I said it.')
    await messages.getByRole('button', { name: 'Send reply' }).click()
    await expect(messages.getByText('Your reply')).toBeVisible()
  })

  await as(browser, page, TRAVELLERS.sentBack, async (his) => {
    await openMessages(his)
    const messages = his.getByRole('dialog', { name: 'Messages' })
    await expect(messages).toContainText('Which fact, and which question?')
    await messages.getByRole('button', { name: 'To the task' }).click()
    await expect(his.getByRole('button', { name: 'Hand it in again', exact: true })).toBeVisible()
  })

  await test.step('the answer comes back to the leader', async () => {
    await page.goto('/')
    await openMessages(page)
    await expect(page.getByRole('dialog', { name: 'Messages' })).toContainText('Thank you. I said it.')
    await expectAccessible()
  })
  await expectSpoken('leader')
})

async function openMessages(page: Page): Promise<void> {
  await page.getByRole('button', { name: '1 new message' }).click({ timeout: ARRIVAL_TIMEOUT_MS })
}

/** In a browser of their own. */
async function as(
  browser: Browser,
  page: Page,
  traveller: Traveller,
  play: (theirs: Page) => Promise<void>,
): Promise<void> {
  await test.step(`as ${traveller.username}`, async () => {
    const context = await browser.newContext({
      baseURL: new URL(page.url()).origin,
      locale: 'en-GB',
      reducedMotion: 'reduce',
    })
    await context.addInitScript(haveSeenStreak)
    const theirs = await context.newPage()
    await signIn(theirs, traveller)
    await theirs.goto('/')
    await play(theirs)
    await context.close()
  })
}
