import type { Page } from '@playwright/test'
import * as z from 'zod/mini'
import { openPushService, type TestPush } from '../../server/testing/push.ts'
import { send } from '../../tools/product/play-ahead.ts'
import type { Product } from '../../tools/product/serve.ts'
import { openFor } from '../colleague.ts'
import { expect, test } from '../journey.ts'
import { signUp } from '../newcomer.ts'
import { TRAVELLERS } from '../people.ts'
import { readPill } from '../pill.ts'
import { arriveAt } from '../places.ts'
import { playPill } from '../play.ts'
import { wholeBrowser } from '../whole-browser.ts'
import { startOwn } from '../products.ts'
import {
  answerAsFirebase,
  deliver,
  DEVICE_TOKEN,
  pressShown,
  pushEnvironment,
  setNotifying,
} from '../push.ts'
import { untilWorkerKeeps } from '../worker.ts'

test.use({ savesData: false })

const passphrases = readPill('harbour', 'long-passphrases')

/** A server of its own, with Firebase: the others have push off. */
let service: TestPush | null = null
let product: Product | null = null

test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  service = await openPushService()
  product = await startOwn('push', { settings: pushEnvironment(service) })
})
test.afterAll(async () => {
  await product?.stop()
  await service?.close()
})

test.use({
  // the headless shell shows no notifications
  launchOptions: await wholeBrowser(),
  serviceWorkers: 'allow',
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what is needed
  baseURL: async ({}, use) => {
    await use(product?.url ?? '')
  },
})

const ask = (page: Page) => page.getByRole('dialog', { name: 'Turn on notifications?' })
const bell = (page: Page, state: string) => page.getByRole('button', { name: `Notifications: ${state}` })

const countShown = (page: Page) =>
  page.evaluate(async () => (await (await navigator.serviceWorker.ready).getNotifications()).length)

/** Chromium may drop a notification that is asked for while it is being shown: its tag lets it be delivered again. */
const SHOWN_LATE = { timeout: 10_000 }

/** What the server knows of the player's browsers. */
const notified = (page: Page) => send(page, 'GET', '/v2/player/notifications')

test('the bell registers this browser, which is then told and led to the place, until the bell ends it [PUSH-1] [PUSH-3] [PUSH-5] [PUSH-6]', async ({
  page,
  browser,
  expectAccessible,
}) => {
  test.slow()
  await page.context().grantPermissions(['notifications'])
  await answerAsFirebase(page)
  await signUp(page, 'Told')
  const { id } = (await send(page, 'GET', '/player/profile')) as { id: string }
  // whatever the time is
  const chosen = (await notified(page)) as Record<'kinds' | 'isByEmail', unknown>
  const { kinds, isByEmail } = chosen
  await send(page, 'PUT', '/v2/player/notifications', { kinds, isByEmail, quietHours: null })

  await test.step('Yes saves its token', async () => {
    await page.goto('/#/app')
    await arriveAt(page, 'isles')
    await untilWorkerKeeps(page)
    await bell(page, 'off').click()
    await expect(ask(page)).toContainText('Never during your quiet hours.')
    await expectAccessible('[role="dialog"]')
    await ask(page).getByRole('button', { name: 'Yes' }).click()
    await expect(bell(page, 'on')).toBeVisible()
    await expect(ask(page)).toHaveCount(0)
    expect(await notified(page)).toMatchObject({ devices: 1, isNotifiedHere: true })
  })

  await test.step('and it is still told when the page comes anew', async () => {
    await page.goto('/#/app/player')
    await page.reload()
    await expect(page.getByRole('button', { name: 'Back' })).toBeVisible()
    await page.goto('/#/app')
    await arriveAt(page, 'isles')
    await expect(bell(page, 'on')).toBeVisible()
    await page.goto('/#/app/player')
    await expect(page.getByRole('button', { name: 'Back' })).toBeVisible()
  })

  await test.step('what the tenant writes is sent to that token', async () => {
    const admin = await openFor(browser, product?.url ?? '', TRAVELLERS.network)
    const letter = (await send(admin, 'POST', '/v2/messages', {
      type: 'mailbox',
      words: [{ language: 'en', title: 'Fog tonight', content: '<p>The ferry waits.</p>', linkLabel: '' }],
      ...{ link: '', audience: 'person', personId: id, teamId: null },
    })) as { id: string }
    await send(admin, 'POST', `/v2/messages/${letter.id}/send`, { at: null })
    await admin.context().close()
    await expect.poll(() => service?.sent.length).toBe(1)
    expect(service?.sent[0]?.message).toMatchObject({ token: DEVICE_TOKEN })
  })

  await test.step('the browser shows it, and a press leads to its place', async () => {
    const shown = () =>
      page.evaluate(async () => {
        const all = await (await navigator.serviceWorker.ready).getNotifications()
        const showing = all as (Notification & { badge: string })[]
        return showing.map(({ title, body, icon, badge }) => ({ title, body, icon, badge }))
      })
    const at = (path: string) => new URL(path, product?.url).href
    const [icon, badge] = [at('/app-icon/192.png'), at('/assets/art/badge.png')]
    await expect(async () => {
      await deliver(page, service?.sent[0]?.message ?? {})
      await expect
        .poll(shown, SHOWN_LATE)
        .toEqual([{ title: 'Fog tonight', body: 'The ferry waits.', icon, badge }])
    }).toPass()
    for (const picture of [icon, badge]) expect((await page.request.get(picture)).status()).toBe(200)
    await pressShown(page)
    await arriveAt(page, 'isles')
    await expect.poll(shown).toEqual([])
    const messages = page.getByRole('dialog', { name: 'Messages' })
    await expect(messages).toContainText('Fog tonight')
    await messages.getByRole('button', { name: 'Close' }).click()
    await expect(messages).toHaveCount(0)
  })

  await test.step('stars lead to their task, and a streak that ends to the streak', async () => {
    const press = async (link: string) => {
      const { data, ...message } = z.looseObject({ data: z.looseObject({}) }).parse(service?.sent[0]?.message)
      await expect(async () => {
        await deliver(page, { ...message, data: { ...data, link } })
        await expect.poll(() => countShown(page), SHOWN_LATE).toBe(1)
      }).toPass()
      await pressShown(page)
      await expect.poll(() => countShown(page)).toBe(0)
    }
    await press('/#/app/game/plot/task-introduction/long-passphrases/harbour')
    await expect(page.getByRole('dialog', { name: passphrases.name })).toBeVisible()
    await press('/#/app?open=streak')
    const streak = page.getByRole('dialog', { name: 'Your streak begins today' })
    await expect(streak).toBeVisible()
    await streak.getByRole('button').last().click()
    await expect(streak).toHaveCount(0)
    await arriveAt(page, 'isles')
  })

  await test.step('Yes to the end of it takes the token back', async () => {
    await bell(page, 'on').click()
    const end = page.getByRole('dialog', { name: 'Turn off notifications?' })
    await expectAccessible('[role="dialog"]')
    await end.getByRole('button', { name: 'Yes' }).click()
    await expect(bell(page, 'off')).toBeVisible()
    await expect(end).toHaveCount(0)
    expect(await notified(page)).toMatchObject({ devices: 0, isNotifiedHere: false })
  })
})

test('it is asked by itself once, after a task; who is then denied by the browser reads why and is not registered [PUSH-1] [PUSH-3] [PUSH-4]', async ({
  page,
  expectAccessible,
}) => {
  test.slow()
  await answerAsFirebase(page)
  await signUp(page, 'Asked')
  await setNotifying(page, 'prompt')
  await page.goto('/#/app')
  await arriveAt(page, 'isles')
  await expect(bell(page, 'off')).toBeVisible()
  await page.goto('/#/app/game/plot/task-introduction/long-passphrases/harbour')
  await playPill(page, passphrases)
  await page.getByRole('dialog', { name: passphrases.name }).getByRole('button', { name: 'Continue' }).click()
  await expect(ask(page)).toBeVisible()
  await ask(page).getByRole('button', { name: 'No' }).click()
  await expect(ask(page)).toHaveCount(0)
  const stored = await page.evaluate(() => Object.keys(localStorage).join())
  expect(stored).toContain('_initialNotification:')

  await setNotifying(page, 'denied')
  await bell(page, 'off').click()
  await ask(page).getByRole('button', { name: 'Yes' }).click()
  const why = page.getByRole('dialog', { name: 'Notifications are blocked' })
  await expect(why).toBeVisible()
  await expectAccessible('[role="dialog"]')
  expect(await notified(page)).toMatchObject({ devices: 0, isNotifiedHere: false })
  await why.getByRole('button', { name: 'Choose e-mail instead' }).click()
  await expect(page).toHaveURL(/settings/)
})

test(
  'on a phone the bell hangs among what is mine, in Polish too [PUSH-1] [PUSH-3]',
  { tag: '@phone' },
  async ({ page, expectAccessible }) => {
    test.slow()
    await page.context().grantPermissions(['notifications'])
    await answerAsFirebase(page)
    await signUp(page, 'Dzwonek')
    // the account's language is spoken wherever it is signed in, whatever the device last spoke
    await send(page, 'PATCH', '/player/profile', { language: 'pl' })
    await page.goto('/#/app')
    // another hash alone loads nothing, and the profile of before may be there already
    await page.reload()
    await arriveAt(page, 'isles')
    const openBell = async () => {
      await page.getByRole('button', { name: 'Ja', exact: true }).tap()
      await page.getByRole('button', { name: 'Powiadomienia', exact: true }).tap()
    }
    await openBell()
    const on = page.getByRole('dialog', { name: 'Włączyć powiadomienia?' })
    await expect(on).toContainText('Nigdy w godzinach ciszy.')
    await expectAccessible('[role="dialog"]')
    await on.getByRole('button', { name: 'Tak' }).tap()
    await expect(on).toHaveCount(0)
    await expect.poll(() => notified(page)).toMatchObject({ devices: 1, isNotifiedHere: true })
    await openBell()
    const off = page.getByRole('dialog', { name: 'Wyłączyć powiadomienia?' })
    await off.getByRole('button', { name: 'Tak' }).tap()
    await expect(off).toHaveCount(0)
    expect(await notified(page)).toMatchObject({ devices: 0, isNotifiedHere: false })
  },
)
