import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { DAY_MS } from '../../shared/domain/durations.ts'
import { localDateIn } from '../../shared/domain/local-date.ts'
import { haveSeenStreak } from '../../tools/product/seen-streak.ts'
import { expect, test } from '../journey.ts'
import { TRAVELLERS, type Traveller } from '../people.ts'
import { signIn } from '../players.ts'
import { hearPage } from '../spoken.ts'

const TITLE = 'Handing over before the holidays'

test.use({ traveller: TRAVELLERS.canvasless })

test('a leader plans a session with one seat; who cancels it makes room for who waits [COACH-2]', async ({
  page,
  browser,
  signIn: comeIn,
  expectAccessible,
  expectSpoken,
}) => {
  await comeIn()
  const zone = 'Europe/Warsaw'
  const [today, day] = [0, 3].map((days) => localDateIn(zone, new Date(Date.now() + days * DAY_MS)))

  await test.step('it is planned, and stands in the calendar', async () => {
    await page.goto('/#/app/leader/coaching')
    await page.getByRole('button', { name: 'New session' }).click()
    const form = page.getByRole('dialog', { name: 'New session' })
    await form.getByLabel('Title').fill(TITLE)
    await form.getByLabel('Day').fill(day ?? '')
    await form.getByLabel('Place').fill('Room 2.14')
    await form.getByLabel('Seats').fill('1')
    await form.getByRole('radio', { name: 'Everybody' }).check({ force: true })
    await expectAccessible()
    await form.getByRole('button', { name: 'Plan the session' }).click()
    if (day?.slice(0, 7) !== today?.slice(0, 7))
      await page.getByRole('button', { name: 'Next month' }).click()
    await expect(page.getByRole('button', { name: new RegExp(`${TITLE}.*0 of 1 seats`) })).toBeVisible()
    await expectAccessible()
  })

  const { theirs: first, heard } = await comingAs(browser, page, TRAVELLERS.booker)
  const { theirs: second, heard: heardBySecond } = await comingAs(browser, page, TRAVELLERS.waiter)
  const of = (theirs: Page) => theirs.getByRole('article', { name: TITLE })

  await test.step('the first has the seat and its file, the second waits', async () => {
    await of(first).getByRole('button', { name: 'Book a seat' }).click()
    await expect(of(first)).toContainText('You have a seat')
    const saved = first.waitForEvent('download')
    await of(first).getByRole('link', { name: 'Add to calendar' }).click()
    const file = await readFile(await (await saved).path(), 'utf8')
    expect(file).toContain(`SUMMARY:${TITLE}\r\n`)
    await second.reload()
    await of(second).getByRole('button', { name: 'Join the waiting list' }).click()
    await expect(of(second)).toContainText('Waiting list, place 1')
  })

  await test.step('the first cancels, and the second has the seat', async () => {
    await of(first).getByRole('button', { name: 'Cancel my seat' }).click()
    await expect(of(first)).toContainText('Full')
    await second.reload()
    await expect(of(second)).toContainText('You have a seat')
  })

  await test.step('its leader sees who is in it; the page of players is accessible', async () => {
    await page.reload()
    if (day?.slice(0, 7) !== today?.slice(0, 7))
      await page.getByRole('button', { name: 'Next month' }).click()
    await page.getByRole('button', { name: new RegExp(TITLE) }).click()
    await expect(page.getByRole('dialog', { name: TITLE })).toContainText('Emil Sauer')
    await expectAccessible()
    await page.goto('/#/app/coaching')
    await expect(page.getByRole('heading', { name: 'Coaching', exact: true })).toBeVisible()
    await expectAccessible()
  })
  for (const theirs of [first, second]) await theirs.context().close()
  await expectSpoken('coaching')
  await expectSpoken('coaching-seat', { heard })
  await expectSpoken('coaching-waiting-list', { heard: heardBySecond })
})

/** At the coaching sessions, in a browser of their own. */
async function comingAs(
  browser: Browser,
  page: Page,
  traveller: Traveller,
): Promise<{ theirs: Page; heard: string[] }> {
  const context = await browser.newContext({
    ...{ baseURL: new URL(page.url()).origin, locale: 'en-GB', reducedMotion: 'reduce' },
    timezoneId: 'Europe/Warsaw',
  })
  await context.addInitScript(haveSeenStreak)
  const theirs = await context.newPage()
  const heard = await hearPage(theirs)
  await signIn(theirs, traveller)
  await theirs.goto('/#/app/coaching')
  return { theirs, heard }
}
