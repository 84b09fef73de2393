import type { Page, Route } from '@playwright/test'
import { HOSTILE_HTML } from '../../shared/domain/hostile-html.ts'
import { expect, test } from '../journey.ts'
import { TRAVELLERS } from '../people.ts'
import { ARRIVAL_TIMEOUT_MS } from '../places.ts'

// without the page's policy, which would keep from running what the cleaning had missed
test.use({ traveller: TRAVELLERS.onlooker, bypassCSP: true })

/** Where words are words: names, titles, comments, tips. */
const WORDS = '<img src=x onerror=alert(1)><svg onload=alert(2)>"\'><script>alert(3)</script>'
const said = (nr: number) => `Said ${nr}.`

const idOf = (nr: number) => `5f8b5c3e-35a5-4c3f-9c5f-${String(nr).padStart(12, '0')}`
const NOW = '2026-11-20T10:00:00.000Z'
const face = { id: idOf(900), displayName: WORDS, avatar: null, avatarSprite: null }

const message = (nr: number, content: string, more: object = {}) => ({
  ...{ id: idOf(nr), title: WORDS, content, link: null, linkLabel: null, language: 'en' },
  ...{ type: 'allMailboxAlert', isRead: false, date: NOW, ...more },
})

const review = {
  ...{ id: idOf(901), player: face, handedInAt: NOW, points: 5, currency: 0, claim: null },
  task: { adventureId: idOf(902), id: 'gone', missionId: '', name: WORDS, type: null },
  rating: {
    ...{ stars: 2, comment: WORDS, by: { id: idOf(903), displayName: WORDS }, ratedAt: NOW },
    ...{ mayRepeat: false, reply: WORDS },
  },
}

/** One road in each letter; what the sender wanted to say stands behind it. */
const letters = HOSTILE_HTML.map((html, nr) => `<p>${said(nr)}</p>${html}`)

/** What a message may have, and pictures that it may not. */
const RICH =
  '<h2>Rooms</h2><table><caption>This week</caption><tr><th scope="col">Day</th></tr><tr><td>Monday</td></tr></table>' +
  '<p><img src="/assets/art/mark.svg" alt="Our mark"><img src="https://elsewhere.test/x.png" alt="x">' +
  '<img src="/api/web/logout" alt="y"></p>'

const ALERTS = [
  message(800, RICH + letters.toReversed().join('')),
  message(801, '', { link: 'javascript:alert(4)' }),
]

const LETTERS = letters.map((content, nr) => message(nr, content, { isRead: true }))

const ANSWERS: Record<string, unknown> = {
  '/messages': ALERTS,
  ...Object.fromEntries([...ALERTS, ...LETTERS].map((one) => [`/message/${one.id}`, one])),
  '/v2/notices': {
    notices: [
      ...LETTERS.map(({ content: _, link: __, linkLabel: ___, ...head }) => ({
        ...{ id: head.id, kind: 'message', isRead: true, createdAt: NOW, review: null },
        ...{ signOff: null, coaching: null, order: null, message: head },
      })),
      ...['rating', 'reply'].map((kind, nr) => ({
        ...{ id: idOf(950 + nr), kind, isRead: true, createdAt: NOW, review },
        ...{ signOff: null, coaching: null, order: null, message: null },
      })),
    ],
    next: null,
  },
  '/v2/protip': {
    points: 5,
    protips: [
      {
        ...{ id: idOf(700), text: WORDS, date: NOW, user: WORDS, avatar: null, avatarSprite: null },
        ...{ form: 'she', author: WORDS, language: 'en' },
      },
    ],
    chosen: [],
  },
  '/v2/protip/read': { points: 5 },
  '/v2/protip/teammates': { teammates: [{ ...face, hasOne: false }] },
  '/v2/protip/tips': {
    tips: [
      {
        ...{ id: idOf(701), text: WORDS, language: 'en', date: NOW, isMine: false, mayWithdraw: false },
        ...{ author: { displayName: WORDS, avatar: null, avatarSprite: null }, chosen: 1 },
      },
    ],
    next: null,
  },
  '/game/resource/aktywnosc': [
    { id: idOf(600), avatar: null, avatarSprite: null, playerName: WORDS, activityTitle: WORDS, date: NOW },
  ],
}

test('hostile words run nowhere, call nobody, and what was said is still read [INFO-3] [PROTIP-1] [ACT-1]', async ({
  page,
  signIn,
}) => {
  test.slow()
  await signIn()
  const ran = await watch(page)
  await page.route('**/api/web/**', answer)
  await page.goto('/')

  await test.step('over the map', async () => {
    const alert = page.getByRole('dialog')
    await expect(alert.getByRole('heading', { name: WORDS })).toBeVisible({ timeout: ARRIVAL_TIMEOUT_MS })
    await expect(alert).toContainText(said(letters.length - 1))
    await expect(alert.locator('a').first()).toBeAttached()
    await expect(alert.getByRole('heading', { name: 'Rooms' })).toBeAttached()
    await expect(alert.getByRole('cell', { name: 'Monday' })).toBeAttached()
    await expect(alert.getByRole('img', { name: 'Our mark' })).toBeAttached()
    await expect(alert.locator('img[src*="logout"], img[src*="elsewhere"]')).toHaveCount(0)
    await pressAll(page, 'a')
    await page.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Open the link' }).click()
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(alert).toHaveCount(0)
  })

  await test.step('in what colleagues do and what they advise', async () => {
    await expect(page.getByRole('region', { name: 'Recent' })).toContainText(WORDS)
    const plate = page.getByRole('group', { name: 'A tip for you' }).getByRole('button')
    await expect(plate).toContainText(WORDS)
    await plate.click()
    await expect(page.locator('[data-viet-type="protip_read"]')).toContainText(WORDS)
    await page.keyboard.press('Escape')
    await openOfMine(page, 'Tips')
    await expect(page.getByRole('dialog', { name: 'Tips' }).getByRole('article')).toContainText(WORDS)
    await page.getByLabel('For whom?').selectOption({ label: WORDS })
    await page.keyboard.press('Escape')
  })

  await test.step('among the messages: each road, and a leader’s words', async () => {
    await openOfMine(page, 'Messages')
    const articles = page.getByRole('dialog', { name: 'Messages' }).getByRole('article')
    await expect(articles).toHaveCount(letters.length + 2)
    await pressAll(page, 'button[aria-expanded=false]')
    await expect(articles).toContainText([...letters.map((_, nr) => said(nr)), WORDS, WORDS])
    await pressAll(page, 'a')
    await expect(page.getByRole('dialog', { name: 'Messages' })).toBeVisible()
  })

  expect(await ran()).toEqual([])
})

async function openOfMine(page: Page, what: string): Promise<void> {
  await page.getByRole('button', { name: /^Me: / }).click()
  await page.getByRole('button', { name: what, exact: true }).click()
}

async function answer(route: Route): Promise<void> {
  const path = new URL(route.request().url()).pathname.replace('/api/web', '')
  if (path in ANSWERS) await route.fulfill({ json: ANSWERS[path] })
  else if (/^\/v2\/notices\/.*\/read$/.test(path)) await route.fulfill({ status: 204 })
  else await route.fallback()
}

/**
 * A press on all of a kind that the dialog holds, as a hand would make it, and as fast as none can. Where a link leads is another
 * site, and none is let through.
 */
async function pressAll(page: Page, selector: 'a' | 'button[aria-expanded=false]'): Promise<void> {
  await page
    .getByRole('dialog')
    .locator(selector)
    .evaluateAll((pressed) => {
      for (const element of pressed) if (element instanceof HTMLElement) element.click()
    })
}

/** Dialogs that a script opened, what was asked of another site without a press, and what came into the page. */
async function watch(page: Page): Promise<() => Promise<string[]>> {
  const ran: string[] = []
  page.on('dialog', (dialog) => {
    ran.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  await page.context().route(/elsewhere\.test|ok\.test/, (route) => route.abort())
  page.on('request', (request) => {
    const { host } = new URL(request.url())
    if (host.endsWith('.test')) ran.push(`asked: ${request.url()}`)
  })
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) ran.push(`frame: ${frame.url()}`)
  })
  return async () => {
    const strange = await page.evaluate(() =>
      [
        ...document.querySelectorAll(
          '[onerror], [onload], [onclick], iframe, object, embed, base, form[action]',
        ),
      ].map((element) => element.outerHTML.slice(0, 200)),
    )
    return [...ran, ...strange]
  }
}
