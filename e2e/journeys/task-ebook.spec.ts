import type { BrowserContext, Page } from '@playwright/test'
import type { PublishedAdventure } from '../../shared/scene/published.ts'
import type { Product } from '../../tools/product/serve.ts'
import { logIn } from '../../tools/product/log-in.ts'
import { startChanged } from '../products.ts'
import { foreignPdf, JAPANESE, LATIN } from '../foreign-pdf.ts'
import { press, tabTo, type Hand } from '../hands.ts'
import { inkAt, inkUnder } from '../ink.ts'
import { expect, test } from '../journey.ts'
import { TRAVELLERS, type Traveller } from '../people.ts'
import { haveSeenStreak } from '../../tools/product/seen-streak.ts'

test.use({ savesData: false })

const EPUB = { id: 'personal-data-plainly', last: 'Three habits' }
const PDF = { id: 'the-first-hour' }
const LINE = 'Ask four questions before the first name'

test.describe.configure({ mode: 'default' })
let product: Product | null = null
let other: BrowserContext | null = null

/** A server of its own, whose archive is open from the start and whose books may be ended at once. */
test.beforeAll(async () => {
  product = await startChanged('books', openBooks)
})
test.afterAll(() => product?.stop())
test.afterEach(async () => {
  await other?.close()
  other = null
})

function openBooks(isles: PublishedAdventure): PublishedAdventure[] {
  const missions = isles.missions.map((mission) => ({
    ...mission,
    unlock: null,
    tasks: mission.tasks.map((task) => {
      const { content } = task
      return content.type === 'ebook'
        ? { ...task, unlock: null, content: { ...content, minimumSeconds: 0 } }
        : task
    }),
  }))
  return [{ ...isles, version: 'open-books-in-a-test', missions }]
}

async function enter(page: Page, { username, password }: Traveller): Promise<void> {
  await page.goto(`${product?.url}/health`)
  expect(await page.evaluate(logIn, { username, password })).toBe(200)
}

async function begin(page: Page, id: string, hand: Hand): Promise<void> {
  // from a page that is no part of the product, as somebody comes who has it in another tab
  await page.goto(`${product?.url}/health`)
  await page.goto(`${product?.url}/#/app/game/plot/task-introduction/${id}/archive`)
  await press(page.getByRole('button', { name: 'Begin' }), hand)
}

const heading = (page: Page, name: string) => page.getByRole('region').getByRole('heading', { name })
const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true })
const finish = (page: Page) => page.getByRole('button', { name: 'Finish', exact: true })
const saved = (page: Page) => page.getByText('Saved', { exact: true })

/** The words at the upper edge of what is shown. */
function firstWords(page: Page): Promise<string> {
  return page.getByRole('region').evaluate((view) => {
    const { left, top, width } = view.getBoundingClientRect()
    const line = document.elementFromPoint(left + width / 2, top + 40)?.closest('li, p, h1, h2, figure')
    return line?.textContent.trim() ?? ''
  })
}

/** Scrolls until a line lies at the upper edge, and waits until the server has heard of it. */
async function readDownTo(page: Page, words: string): Promise<void> {
  const movesSent = page.waitForResponse((answer) => answer.url().endsWith('/moves') && answer.ok())
  const line = page.getByRole('region').getByText(words)
  const [view, box] = [await page.getByRole('region').boundingBox(), await line.boundingBox()]
  if (!view || !box) throw new Error('the line lies nowhere')
  await page.mouse.move(view.x + view.width / 2, view.y + view.height / 2)
  await page.mouse.wheel(0, box.y - view.y - 30)
  await expect.poll(() => firstWords(page)).toContain(words)
  await movesSent
  await expect(saved(page)).toBeVisible()
}

/** Goes to the end of the chapter, until the page has seen it: two frames, as an observer is called after the first. */
async function readToEnd(page: Page): Promise<void> {
  const region = page.getByRole('region', { name: 'Personal data, plainly' })
  await region.press('End')
  await expect
    .poll(() => region.evaluate((view) => view.scrollHeight - view.clientHeight - view.scrollTop))
    .toBeLessThan(2)
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}

/** A finger drawn across the page from right to left. */
async function drawAcross(page: Page): Promise<void> {
  const view = await page.getByRole('region').boundingBox()
  if (!view) throw new Error('the page lies nowhere')
  const client = await page.context().newCDPSession(page)
  const y = view.y + view.height / 2
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })
  const [from, to] = [view.x + view.width * 0.8, view.x + view.width * 0.3]
  await touch('touchStart', from)
  for (let step = 1; step <= 5; step++) await touch('touchMove', from + ((to - from) * step) / 5)
  await touch('touchEnd', to)
  await client.detach()
}

test('an EPUB is read by mouse, its line stays with larger letters, after a reload and on a phone [TASK-1] [TASK-2]', async ({
  page,
  browser,
  expectAccessible,
}) => {
  await enter(page, TRAVELLERS.mouse)
  await begin(page, EPUB.id, 'mouse')
  await expect(heading(page, 'What it is')).toBeVisible()
  await expectAccessible()

  await test.step('the contents lead to a chapter', async () => {
    await page.getByRole('button', { name: 'Contents' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Before you collect' }).click()
    await expect(heading(page, 'Before you collect')).toBeVisible()
  })

  await test.step('it looks as its reader likes', async () => {
    await page.getByRole('button', { name: 'Reading settings' }).click()
    for (let step = 2; step < 5; step++) await page.getByRole('button', { name: 'Larger text' }).click()
    await page.getByRole('radio', { name: 'Night' }).check()
    await expectAccessible()
    await page.keyboard.press('Escape')
    await readDownTo(page, LINE)
    await expectAccessible()
  })

  await test.step('a reload and a phone that is turned go on at the same line', async () => {
    await page.reload()
    await expect.poll(() => firstWords(page)).toContain(LINE)
    other = await browser.newContext({
      locale: 'en-GB',
      reducedMotion: 'reduce',
      ...{ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true },
    })
    await other.addInitScript(haveSeenStreak)
    const phone = await other.newPage()
    await enter(phone, TRAVELLERS.mouse)
    await phone.goto(`${product?.url}/#/app/game/plot/task/${EPUB.id}/1`)
    await expect.poll(() => firstWords(phone)).toContain(LINE)
    await phone.setViewportSize({ width: 740, height: 360 })
    await expect.poll(() => firstWords(phone)).toContain(LINE)
  })

  await test.step('and it ends behind its last chapter', async () => {
    for (const chapter of ['What people may ask of you', 'When something went wrong', EPUB.last]) {
      await next(page).click()
      await expect(heading(page, chapter)).toBeVisible()
      await readToEnd(page)
    }
    await expect(finish(page)).not.toHaveAttribute('aria-disabled', 'true')
    await finish(page).click()
    await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toBeVisible()
  })
})

test('an EPUB is read by keyboard alone, also while the network is away [TASK-1] [TASK-2]', async ({
  page,
  context,
  expectSpoken,
}) => {
  await enter(page, TRAVELLERS.keyboard)
  await begin(page, EPUB.id, 'keyboard')
  await expect(heading(page, 'What it is')).toBeVisible()
  const { keyboard } = page
  await keyboard.press('ArrowRight')
  await expect(heading(page, 'Before you collect')).toBeVisible()
  await expect(page.getByText('Chapter 2 of 5: Before you collect')).toBeAttached()
  await expect(saved(page)).toBeVisible()

  await context.setOffline(true)
  await expect(page.getByText('Offline', { exact: true })).toBeVisible()
  await keyboard.press('ArrowRight')
  await expect(heading(page, 'What people may ask of you')).toBeVisible()
  await readToEnd(page)
  await context.setOffline(false)
  await expect(saved(page)).toBeVisible()
  await page.reload()
  await expect(heading(page, 'What people may ask of you')).toBeVisible()
  // read faster than a person can, it did not count before the reload
  await readToEnd(page)

  await keyboard.press('ArrowRight')
  await expect(heading(page, 'When something went wrong')).toBeVisible()
  await readToEnd(page)
  await keyboard.press('ArrowRight')
  await expect(heading(page, EPUB.last)).toBeVisible()
  await keyboard.press('End')
  await expect(finish(page)).not.toHaveAttribute('aria-disabled', 'true')
  await tabTo(finish(page))
  await keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toBeVisible()
  await expectSpoken('task-ebook')
})

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 1180, height: 820 }, hasTouch: true, isMobile: true })

  test('pages are turned by a finger, and a PDF is read to its end [TASK-1]', async ({
    page,
    expectAccessible,
  }) => {
    await enter(page, TRAVELLERS.tablet)
    await begin(page, EPUB.id, 'touch')
    await expect(heading(page, 'What it is')).toBeVisible()
    await drawAcross(page)
    await expect(heading(page, 'Before you collect')).toBeVisible()

    await begin(page, PDF.id, 'touch')
    await expect(page.getByRole('region').getByText('Data went astray: the first hour')).toBeVisible()
    await expectAccessible()
    const width = () =>
      page
        .getByRole('region')
        .locator('[aria-busy]')
        .evaluate((sheet) => sheet.clientWidth)
    const fitting = await width()
    await page.getByRole('button', { name: 'Larger' }).tap()
    await expect.poll(width).toBeGreaterThan(fitting)
    await page.getByRole('button', { name: 'Smaller' }).tap()
    await expect.poll(width).toBe(fitting)
    await page.getByRole('region').press('End')
    await expect(finish(page)).not.toHaveAttribute('aria-disabled', 'true')
    await finish(page).tap()
    await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toBeVisible()
  })
})

test('a PDF is read whose letters, fonts and pictures need more than is in the file [TASK-1]', async ({
  page,
}) => {
  await page.route('**/*.pdf', (route) => route.fulfill({ body: foreignPdf() }))
  const brought = new Set<string | undefined>()
  page.on('response', (answer) => {
    if (answer.ok()) brought.add(/\/assets\/pdf\/(\w+)\//.exec(answer.url())?.[1])
  })
  await enter(page, TRAVELLERS.mouse)
  await page.goto(`${product?.url}/#/app/game/plot/task/${PDF.id}/1`)
  const words = page.getByRole('region').getByText(JAPANESE)
  await expect(words).toBeAttached()
  await expect(page.getByRole('region').locator('[aria-busy="false"]')).toBeVisible()
  expect(await inkUnder(page, JAPANESE)).toBeGreaterThan(0.02)
  expect(await inkUnder(page, LATIN)).toBeGreaterThan(0.02)
  expect([...brought]).toEqual(expect.arrayContaining(['cmaps', 'standard_fonts', 'wasm']))
  // the black square of the fax stands below them
  expect(await inkAt(page, { x: 20, y: 140, width: 40, height: 40 })).toBeGreaterThan(0.9)
})

test.describe('a book that was made to do harm', () => {
  // the browser tells of what it refused
  test.use({
    mayPrint: [
      [/Content Security Policy/, /^policy: (script-src-attr|style-src-elem) inline$/],
      { scope: 'test' },
    ],
  })

  test('nothing in a chapter acts, and a PDF that nothing can open says so [TASK-1]', async ({ page }) => {
    const evil = [
      '<h1>Still read</h1><script>document.title = "ran"</script><img src="x" onerror="document.title = \'ran\'">',
      '<a href="javascript:document.title = \'ran\'" data-part="0">Link</a><iframe srcdoc="<script>1</script>"></iframe>',
      '<svg onload="document.title = \'ran\'"></svg><style>h1 { position: fixed }</style>',
    ]
    await page.route('**/c0.json', (route) => route.fulfill({ json: { html: evil.join('') } }))
    await page.route('**/*.pdf', (route) => route.fulfill({ body: '%PDF-1.4 and nothing else' }))
    await enter(page, TRAVELLERS.network)
    await begin(page, EPUB.id, 'mouse')
    await expect(heading(page, 'Still read')).toBeVisible()
    await page.getByText('Link', { exact: true }).click()
    const acting = page.getByRole('region').locator('script, iframe, style, svg, [onerror], [href]')
    await expect(acting).toHaveCount(0)
    expect(await page.title()).not.toBe('ran')

    await begin(page, PDF.id, 'mouse')
    await expect(page.getByText('This book cannot be opened.')).toBeVisible()
  })
})
