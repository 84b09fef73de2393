import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { registerByForm } from '../newcomer.ts'
import { TRAVELLERS } from '../people.ts'
import { readPill } from '../pill.ts'
import { arriveAt, pressPlace } from '../places.ts'
import { playPill, status } from '../play.ts'
import { fillLogin } from '../players.ts'

const { onlooker } = TRAVELLERS
test.use({ savesData: false, traveller: onlooker })

const FIRST = { name: 'Brunhilde', surname: 'Quetzal', email: 'brunhilde.quetzal@tablet.test' }
const TYPED = { name: 'Xanthippe', email: 'half.typed@tablet.test' }
/** Where a browser begins. */
const START = 'about:blank'
const pill = readPill('harbour', 'long-passphrases')

/** All that tells of the first player, in lower case. */
const TRACES = [
  ...Object.values(FIRST),
  ...Object.values(TYPED),
  'brunhilde.quetzal',
  `${pill.points} points`,
  'streak: 1 day',
].map((word) => word.toLowerCase())

test('nothing of one player is left for the next on a shared tablet [AUTH-5]', async ({
  page,
  expectSpoken,
}) => {
  test.slow()
  const stored: string[] = []
  page.on('response', (response) => {
    const isMine = new URL(response.url()).pathname.startsWith('/api/web/')
    if (isMine && !/no-store/.test(response.headers()['cache-control'] ?? '')) stored.push(response.url())
  })
  await page.goto('/#/app/register')
  await expect(page.getByLabel('E-mail')).toBeVisible()
  const colours = await coloursOf(page)

  await test.step('the first plays, looks around and leaves half-typed words', async () => {
    const { name: firstName, surname: lastName, email } = FIRST
    await registerByForm(page, { firstName, lastName, email, password: 'a lantern in the snow' })
    await arriveAt(page, 'isles')
    await pressPlace(page, 'Harbour')
    await arriveAt(page, 'harbour')
    await pressPlace(page, pill.name)
    await playPill(page, pill)
    await page.getByRole('dialog', { name: pill.name }).getByRole('button', { name: 'Continue' }).click()
    await expect(status(page)).toContainText(`${pill.points} points`)
    await openArea(page)
    await expect(page.getByText(FIRST.email).first()).toBeVisible()
    // colleagues may read among the latest activities what she finished, unless she hides it
    const hidden = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok())
    await page.getByRole('switch', { name: 'Show what I finish' }).uncheck()
    await hidden
    await page.getByRole('button', { name: 'Back' }).click()
    await arriveAt(page, 'harbour')
    await openInvitation(page)
    await page.getByLabel('First name').fill(TYPED.name)
    await page.getByLabel('E-mail').fill(TYPED.email)
    await page.reload()
    await arriveAt(page, 'harbour')
    expect(await tracesIn(page)).toEqual(expect.arrayContaining([TYPED.email]))
  })

  await test.step('after the logout no storage, no page and no step back tells of them', async () => {
    await page.getByRole('button', { name: /^Me: / }).click()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expectSignedOut(page)
    expect(await tracesIn(page)).toEqual([])
    expect(await coloursOf(page)).toEqual(colours)
    await expectSpoken('shared-tablet')
    await page.goBack()
    for (; page.url() !== START; await page.goBack()) {
      await expectSignedOut(page)
      expect(await tracesIn(page)).toEqual([])
    }
    await page.goForward()
    await expectSignedOut(page)
  })

  await test.step('nor does the next player find anything, in any place', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
    await fillLogin(page, onlooker)
    await arriveAt(page, 'isles')
    await expect(status(page)).toContainText('0 points')
    await openInvitation(page)
    await expect(page.getByLabel('First name')).toHaveValue('')
    expect(await tracesIn(page)).toEqual([])
    await page.keyboard.press('Escape')
    await openArea(page)
    await expect(page.getByText(onlooker.username).first()).toBeVisible()
    expect(await tracesIn(page)).toEqual([])
  })
  expect([...new Set(stored)], 'what the browser may keep').toEqual([])
})

async function openArea(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Me: / }).click()
  await page.getByRole('button', { name: 'Profile and settings' }).click()
}

async function openInvitation(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Me: / }).click()
  await page.getByRole('button', { name: 'Invite a colleague' }).click()
  await expect(page.getByRole('dialog', { name: 'Invite a colleague' })).toBeVisible()
}

async function expectSignedOut(page: Page): Promise<void> {
  const signsIn = page.getByRole('button', { name: /^(Sail to the isles|Sign in)$/ })
  // registration and the mailed link lie in the history too
  await expect(signsIn.or(page.getByRole('main').getByRole('link', { name: 'Sign in' }))).toBeVisible()
  await expect(page.locator('[data-scene], [data-element]')).toHaveCount(0)
}

/** Which traces are found in what the browser keeps and shows. */
async function tracesIn(page: Page): Promise<string[]> {
  const found = (await page.evaluate(readBrowser)).toLowerCase()
  return TRACES.filter((trace) => found.includes(trace))
}

/** But for the picture that the door leaves below the map while that is loading. */
async function coloursOf(page: Page): Promise<string> {
  const styles = await page.evaluate(() => document.documentElement.style.cssText)
  return styles.replace(/--door:[^;]*;/, '').trim()
}

/** Runs in the page: its storages, its caches, its databases, its history and all that it shows. */
async function readBrowser(): Promise<string> {
  const fields = [...document.querySelectorAll('input')].map(({ value }) => value)
  const shown = [document.documentElement.outerHTML, document.title, location.href, ...fields]
  const stored = [localStorage, sessionStorage].map((storage) => JSON.stringify(Object.entries(storage)))
  const leftovers = [document.cookie, window.name, JSON.stringify(history.state)]
  const cached = []
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      cached.push(request.url, await (await cache.match(request))?.text())
    }
  }
  const databases = (await indexedDB.databases()).map(({ name }) => `database: ${name}`)
  return [...shown, ...stored, ...leftovers, ...cached, ...databases].join('\n')
}
