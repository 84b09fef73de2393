import type { Page } from '@playwright/test'
import { showAround, type Newcomer } from '../../tools/product/show-around.ts'
import type { Product } from '../../tools/product/serve.ts'
import { logIn } from '../../tools/product/log-in.ts'
import { openFor } from '../colleague.ts'
import { press, tabTo, type Hand } from '../hands.ts'
import { expect, test } from '../journey.ts'
import { TRAVELLERS } from '../people.ts'
import { ARRIVAL_TIMEOUT_MS } from '../places.ts'
import { startOwn } from '../products.ts'
import { hearPage } from '../spoken.ts'

// one server for both, one after the other
test.describe.configure({ mode: 'default' })

/** A server of its own: what one person writes here others read. */
let product: Product
const hanna = colleague('hanna')
const max = colleague('max')

test.beforeAll(async () => {
  product = await startOwn('colleagues')
  await showAround(product.url, [hanna, max])
})
test.afterAll(() => product.stop())

function colleague(mailbox: string): Newcomer {
  return { ...TRAVELLERS.mouse, username: `${mailbox}@demo.waymark.test` }
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
const info = (page: Page, vietType: string) => page.locator(`[data-viet-type="${vietType}"]`)
/** What a colleague has chosen for me, over the map. */
const plate = (page: Page) => page.getByRole('group', { name: 'A tip for you' }).getByRole('button')

/** Opens what stands behind one's own picture. */
async function openOfMine(page: Page, what: string, hand: Hand): Promise<void> {
  await press(button(page, hand === 'touch' ? /^Me$/ : /^Me: /), hand)
  await press(button(page, what), hand)
  await expect(dialog(page, what)).toBeVisible()
}

const TIP = 'Ask twice before you delete <b>anything</b>.'

test('a tip is written, chosen, read and taken back; who hides is not named [PROTIP-1] [PROTIP-2] [PROTIP-4] [INFO-1] [RANK-2]', async ({
  browser,
  expectAccessible,
  expectSpoken,
  page,
}) => {
  test.slow()
  const hers = page
  await test.step('its author puts it into the book, and chooses it for a teammate, once a day', async () => {
    await enterAs(hers, hanna)
    await openOfMine(hers, 'Tips', 'mouse')
    const book = dialog(hers, 'Tips')
    await book.getByLabel('Write a tip').fill(TIP)
    await button(hers, 'Add it to the book').click()
    await expect(book.getByText(/^Your tip is in the book/)).toBeVisible()
    for (const mate of ['Jonas Keller', 'Max Brandt']) {
      await book.getByLabel('For whom?').selectOption({ label: mate })
      await tipOf(hers)
        .getByRole('button', { name: `Choose for ${mate}` })
        .click()
      await expect(book.getByText(`${mate} already has a tip from you today.`)).toBeVisible()
    }
    await expectAccessible('[role="dialog"]')
    await hers.keyboard.press('Escape')
  })

  let heardByMax: string[] = []
  const maxsPage = await test.step('another has it on the screen', async () => {
    const his = await openFor(browser, product.url, max, {
      prepare: async (one) => {
        heardByMax = await hearPage(one)
        // what he sees grows old: nothing is asked for anew
        await one.route('**/api/web/v2/protip', async (route) => {
          seen ??= await (await route.fetch()).text()
          await route.fulfill({ contentType: 'application/json', body: seen })
        })
      },
    })
    let seen: string | null = null
    await expect(plate(his)).toContainText('She chose a tip for you', { timeout: ARRIVAL_TIMEOUT_MS })
    return his
  })

  await test.step('a finger reads it: its points come once a day, and a hidden author has no name', async () => {
    await hide(hers)
    const his = await openFor(browser, product.url, TRAVELLERS.tablet, { hand: 'touch' })
    await expect(plate(his)).toContainText('There is a tip for you', { timeout: ARRIVAL_TIMEOUT_MS })
    await expect(plate(his)).toContainText('A colleague')
    await plate(his).tap()
    await expect(info(his, 'protip_read')).toContainText('A tip from A colleague')
    await expect(info(his, 'protip_read')).toContainText(TIP)
    await expect(info(his, 'protip_read')).toContainText('+5 points')
    await button(his, 'I’ll remember that').tap()
    await expect(plate(his)).toContainText('She chose a tip for you')
    await plate(his).tap()
    await expect(info(his, 'protip_read')).toContainText('A tip from Lucía Romero')
    await expect(info(his, 'protip_read')).not.toContainText('points')
    await button(his, 'I’ll remember that').tap()
    await expect(plate(his)).toHaveCount(0)
    await openOfMine(his, 'Tips', 'touch')
    await dialog(his, 'Tips').getByLabel('For whom?').selectOption({ label: 'Marta Wiśniewska' })
    await tipOf(his).getByRole('button', { name: 'Choose for Marta Wiśniewska' }).tap()
    await expect(dialog(his, 'Tips').getByText(/^Marta.* already has a tip from you today/)).toBeVisible()
    await his.context().close()
  })

  await test.step('its author hears of it, and takes it back from everybody', async () => {
    await hers.reload()
    await expect(info(hers, 'protip_chose')).toContainText('Jonas Keller chose your tip', {
      timeout: ARRIVAL_TIMEOUT_MS,
    })
    await expectAccessible('[data-viet-type]')
    await button(hers, 'Good to know').click()
    await openOfMine(hers, 'Tips', 'mouse')
    await tipOf(hers).getByRole('button', { name: 'Withdraw' }).click()
    await tipOf(hers).getByRole('button', { name: 'Withdraw' }).click()
    await expect(tipOf(hers)).toHaveCount(0)
  })

  await test.step('whoever opens it now by keyboard is told that it is gone', async () => {
    await press(plate(maxsPage), 'keyboard')
    await expect(info(maxsPage, 'protip_wrong')).toContainText('This tip is no longer available.')
    await maxsPage.keyboard.press('Escape')
    await expect(info(maxsPage, 'protip_wrong')).toHaveCount(0)
  })

  await test.step('with one click she is gone from the rankings of everybody else', async () => {
    await maxsPage.goto(`${product.url}/#/app/rankings`)
    await openWholeRanking(maxsPage)
    await expect(maxsPage.getByRole('main')).toContainText('Hanna Łącka')
    await hers.goto(`${product.url}/#/app/player/settings`)
    const saved = hers.waitForResponse(
      (response) => response.url().endsWith('/player/profile') && response.ok(),
    )
    await hers.getByRole('switch', { name: 'Let colleagues see me' }).click()
    await saved
    await maxsPage.reload()
    await openWholeRanking(maxsPage)
    await expect(maxsPage.getByRole('main')).not.toContainText('Hanna Łącka')
    await maxsPage.context().close()
  })
  await expectSpoken('tips')
  await expectSpoken('tips-of-a-teammate', { heard: heardByMax })
})

/** Everybody, all time. */
async function openWholeRanking(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Everybody' }).check()
  await page.getByRole('radio', { name: 'All time' }).check()
  await expect(page.getByRole('list', { name: 'Podium' })).toBeVisible()
}

const tipOf = (page: Page) => page.getByRole('article').filter({ hasText: TIP })

const MESSAGE = 'We move'

test('an admin writes, and everybody is told over the map, in the own language, once [INFO-3] [INFO-1]', async ({
  browser,
  expectAccessible,
  page,
}) => {
  test.slow()
  const desk = page
  await test.step('in two languages, with buttons and keys for what words may be', async () => {
    await enterAs(desk, TRAVELLERS.network, '/#/app/people/messages')
    await button(desk, 'Write a message').click()
    await desk.getByLabel('Title').fill(MESSAGE)
    const words = desk.getByLabel('Message text')
    await words.fill('On Monday.\n\nBring this:\n<img src=x onerror="alert(1)">')
    await words.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(3, 9))
    await words.press('Control+b')
    await words.press('Control+End')
    await words.press('Enter')
    await button(desk, 'List').click()
    await desk.keyboard.type('Keys')
    await expect(words).toHaveValue(/^On <b>Monday<\/b>\.[^]*<li>Keys<\/li>\n<\/ul>$/)
    await words.press('Control+z')
    await expect(words).not.toHaveValue(/Keys/)
    await words.press('Control+Shift+z')
    await desk.getByRole('radio', { name: 'Deutsch' }).check({ force: true })
    await desk.getByLabel('Title').fill('Wir ziehen um')
    await desk.getByLabel('Message text').fill('Am <b>Montag</b>.')
    await desk.getByRole('radio', { name: 'English' }).check({ force: true })
    await desk.getByLabel('Link (optional)').fill('https://example.test/plan')
    await desk.getByLabel('Button label').fill('Read the plan')
    await button(desk, 'Save and preview').click()
    const preview = desk.getByRole('region', { name: 'How it will look' })
    await expect(preview.locator('b')).toHaveText('Monday')
    await expect(preview.locator('p').first()).toHaveText('On Monday.')
    await expect(preview.getByRole('listitem')).toHaveText('Keys')
    await expect(preview.locator('img')).toHaveCount(0)
    await expectAccessible()
    await button(desk, 'Send now').click()
    await desk.getByRole('dialog').getByRole('button', { name: 'Send now' }).click()
    await expect(row(desk, MESSAGE)).toContainText(/0 of \d+ have read it/)
  })

  await test.step('it cannot be closed before its link was opened, and comes once, on whichever device', async () => {
    const hers = await openFor(browser, product.url, hanna)
    await hers.context().route('https://example.test/**', (route) => route.fulfill({ body: 'The plan' }))
    const alert = dialog(hers, MESSAGE)
    await expect(alert).toBeVisible({ timeout: ARRIVAL_TIMEOUT_MS })
    await expect(alert.locator('b')).toHaveText('Monday')
    await expect(button(hers, 'Read the plan')).toBeFocused()
    await hers.keyboard.press('Escape')
    await expect(alert.getByRole('button', { name: 'Close' })).toHaveCount(0)
    const opening = hers.context().waitForEvent('page')
    await hers.keyboard.press('Enter')
    expect((await opening).url()).toBe('https://example.test/plan')
    await hers.bringToFront()
    const readSent = hers.waitForResponse((response) => response.url().endsWith('/read'))
    await tabTo(alert.getByRole('button', { name: 'Close' }))
    await hers.keyboard.press('Enter')
    await expect(alert).toHaveCount(0)
    expect((await readSent).status()).toBe(204)

    let unread: unknown = null
    const other = await openFor(browser, product.url, hanna, {
      hand: 'touch',
      prepare: (phone) => {
        phone.on('response', async (response) => {
          if (response.url().includes('/messages?')) unread = await response.json()
        })
        return Promise.resolve()
      },
    })
    await expect.poll(() => unread, { timeout: ARRIVAL_TIMEOUT_MS }).toEqual([])
    await openOfMine(other, 'Messages', 'touch')
    await expect(dialog(other, 'Messages').getByRole('heading', { name: MESSAGE })).toBeVisible()
    await Promise.all([hers.context().close(), other.context().close()])
  })

  await test.step('after the streak and its bonus, in German, under a finger', async () => {
    const his = await openFor(browser, product.url, TRAVELLERS.tablet, {
      ...{ hand: 'touch', locale: 'de-DE', hasSeenStreak: false },
      prepare: (one) =>
        one.route('**/api/web/v2/streak', async (route) => {
          const streak = (await (await route.fetch()).json()) as object
          await route.fulfill({ json: { ...streak, streak: 3, granted: true } })
        }),
    })
    await expect(dialog(his, 'Drei Tage in Folge')).toBeVisible({ timeout: ARRIVAL_TIMEOUT_MS })
    await expect(dialog(his, 'Wir ziehen um')).toHaveCount(0)
    await dialog(his, 'Drei Tage in Folge').getByRole('button').tap()
    await expect(info(his, 'streak')).toBeVisible()
    await expect(dialog(his, 'Wir ziehen um')).toHaveCount(0)
    await info(his, 'streak').getByRole('button').tap()
    await expect(dialog(his, 'Wir ziehen um').locator('b')).toHaveText('Montag')
    await his.context().close()
  })

  await test.step('what waits for its moment is taken back, and gone as a draft', async () => {
    await button(desk, 'Write a message').click()
    await desk.getByLabel('Title').fill('For one')
    await desk.getByLabel('Message text').fill('Only you.')
    await desk.getByRole('radio', { name: 'One person' }).check({ force: true })
    await desk.getByLabel(/Name or e-mail/).fill('jonas')
    await button(desk, /^Send to.*Jonas Keller/).click()
    await button(desk, 'Save and preview').click()
    await desk.getByLabel('Day and time').fill('2090-01-01T09:00')
    await button(desk, 'Schedule').click()
    await expect(row(desk, 'For one')).toContainText('To Jonas Keller')
    await button(desk, /^Withdraw.*For one/).click()
    await button(desk, /^Delete.*For one/).click()
    await desk.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(row(desk, 'For one')).toHaveCount(0)
  })
})

const row = (page: Page, title: string) =>
  page.getByRole('list', { name: 'All messages' }).getByRole('listitem').filter({ hasText: title })

/** In the window of the journey itself. */
async function enterAs(page: Page, { username, password }: Newcomer, path = '/'): Promise<void> {
  await page.goto(`${product.url}/health`)
  expect(await page.evaluate(logIn, { username, password })).toBe(200)
  await page.goto(product.url + path)
}

/** No author of tips to others from now on, as the settings have it. */
async function hide(page: Page): Promise<void> {
  const status = await page.evaluate(async () => {
    const token = decodeURIComponent(/XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? '')
    const answer = await fetch('/api/web/player/profile', {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', 'x-xsrf-token': token },
      body: JSON.stringify({ privacy: { isTipAuthor: false } }),
    })
    return answer.status
  })
  expect(status).toBe(200)
}
