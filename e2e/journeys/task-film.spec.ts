import type { BrowserContext, Page } from '@playwright/test'
import type { PublishedAdventure } from '../../shared/scene/published.ts'
import type { Product } from '../../tools/product/serve.ts'
import { logIn } from '../../tools/product/log-in.ts'
import { startChanged } from '../products.ts'
import { press, tabTo, type Hand } from '../hands.ts'
import { expect, test } from '../journey.ts'
import { TRAVELLERS, type Traveller } from '../people.ts'
import { haveSeenStreak } from '../../tools/product/seen-streak.ts'

const BESIDE = { id: 'check-call-press-shock', name: 'Check, call, press, shock', mission: 'reef' }
const CINEMA = { id: 'three-minutes-after', name: 'Three minutes after the click', mission: 'school' }
const FIRST_WORDS =
  'Somebody collapses. Shake the shoulders, ask loudly. No answer? Call 112, phone on speaker.'
const SECONDS = 8
/** The first is answered wrongly. */
const QUESTIONS = [
  {
    asks: 'What happens to the computer now?',
    answer: 'Switched off at once',
    judged: /Off the network nobody/,
  },
  { asks: /^Your phone asks/, answer: 'No, and I tell IT', judged: /Somebody has your password/ },
]

test.describe.configure({ mode: 'default' })
let product: Product | null = null

/** A server of its own, whose films are eight seconds long, ask within them, and are open from the start. */
test.beforeAll(async () => {
  product = await startChanged('films', shortFilms)
})
test.afterAll(() => product?.stop())

function shortFilms(isles: PublishedAdventure): PublishedAdventure[] {
  const film = isles.missions.find(({ id }) => id === 'glass-bay')?.film
  if (!film) throw new Error('the bay of the demo has no film')
  const missions = isles.missions.map((mission) => ({
    ...mission,
    unlock: null,
    tasks: mission.tasks.map((task) => {
      const { content } = task
      const isFilm = content.type === 'film2' || content.type === 'video_player'
      if (!isFilm) return task
      const moments = content.moments?.map((moment, index) => ({ ...moment, at: index * 3 + 1 }))
      return { ...task, content: { ...content, film, seconds: SECONDS, ...(moments && { moments }) } }
    }),
  }))
  return [{ ...isles, version: 'short-films-in-a-test', missions }]
}

async function enter(page: Page, { username, password }: Traveller): Promise<void> {
  await page.goto(`${product?.url}/health`)
  expect(await page.evaluate(logIn, { username, password })).toBe(200)
}

async function begin(page: Page, film: typeof BESIDE, hand: Hand): Promise<void> {
  await page.goto(`${product?.url}/#/app/game/plot/task-introduction/${film.id}/${film.mission}`)
  await expect(page.getByRole('heading', { name: film.name, level: 1 })).toBeVisible()
  await press(page.getByRole('button', { name: 'Begin' }), hand)
  await expect(page.getByRole('button', { name: 'Play the film' })).toBeVisible()
}

const bar = (page: Page) => page.getByRole('slider', { name: 'Position in the film' })
const speed = (page: Page) => page.getByRole('combobox', { name: 'Speed' })
const captions = (page: Page) => page.getByRole('combobox', { name: 'Captions' })
const film = (page: Page) => page.getByRole('group', { name: 'Film' })
const place = async (page: Page) => Number(await bar(page).getAttribute('aria-valuenow'))
const finish = (page: Page) => page.getByRole('button', { name: 'Finish', exact: true })

test.describe('a film beside what is told in it', () => {
  let other: BrowserContext | null = null
  test.afterEach(() => other?.close())

  test('is played by mouse, taken up after a reload and elsewhere, and ends when all of it was seen [TASK-1] [TASK-2]', async ({
    page,
    browser,
    expectAccessible,
  }) => {
    await enter(page, TRAVELLERS.mouse)
    await begin(page, BESIDE, 'mouse')

    await test.step('it runs at the beat that it teaches, and no faster', async () => {
      await expect(captions(page)).toBeVisible()
      await expect(speed(page)).toHaveCount(0)
      await expectAccessible()
    })

    await test.step('what is said stands in it, in the language that is chosen', async () => {
      await page.getByRole('button', { name: 'Play the film' }).click()
      await expect(film(page).getByText(FIRST_WORDS)).toBeVisible()
      await expect.poll(() => place(page)).toBeGreaterThanOrEqual(2)
      await page.getByRole('button', { name: 'Pause' }).click()
      await captions(page).selectOption('Polski')
      await expect(film(page).locator('p[lang="pl"]')).toBeVisible()
      await captions(page).selectOption('No captions')
      await expect(film(page).locator('p[lang]')).toHaveCount(0)
    })

    const stood = await bar(page).getAttribute('aria-valuetext')
    await test.step('a reload and another browser go on where it stood', async () => {
      await expect(page.getByText('Saved', { exact: true })).toBeVisible()
      await page.reload()
      await expect(bar(page)).toHaveAttribute('aria-valuetext', stood ?? '')
      other = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' })
      await other.addInitScript(haveSeenStreak)
      const there = await other.newPage()
      await enter(there, TRAVELLERS.mouse)
      await there.goto(`${product?.url}/#/app/game/plot/task/${BESIDE.id}/1`)
      await expect(bar(there)).toHaveAttribute('aria-valuetext', stood ?? '')
    })

    await test.step('whoever jumps to the end is led to what was missed', async () => {
      const box = await bar(page).boundingBox()
      if (!box) throw new Error('the bar of the film lies nowhere')
      await page.mouse.click(box.x + box.width * 0.9, box.y + box.height / 2)
      await page.getByRole('button', { name: 'Play the film' }).click()
      await expect(page.getByText('it counts from 90%')).toBeVisible()
      await expect(finish(page)).toHaveAttribute('aria-disabled', 'true')
      await expectAccessible()
      await page.getByRole('button', { name: 'Go to the missing part' }).click()
      await expect.poll(() => place(page)).toBeLessThan(SECONDS - 1)
    })

    await test.step('and finishes it', async () => {
      await expect(finish(page)).not.toHaveAttribute('aria-disabled', 'true')
      await finish(page).click()
      await expect(page.getByRole('dialog', { name: BESIDE.name })).toBeVisible()
    })
  })
})

test('a film beside what is told in it is played by keyboard alone [TASK-1]', async ({
  page,
  expectSpoken,
}) => {
  await enter(page, TRAVELLERS.keyboard)
  await begin(page, BESIDE, 'keyboard')
  const { keyboard } = page
  await press(page.getByRole('button', { name: 'Play the film' }), 'keyboard')
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  await expect(film(page).getByText(FIRST_WORDS)).toBeVisible()
  await keyboard.press('c')
  await expect(film(page).locator('p[lang]')).toHaveCount(0)
  await expect(bar(page)).toHaveAttribute('aria-valuetext', /100%|9\d%/)
  await tabTo(finish(page))
  await keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: BESIDE.name })).toBeVisible()
  await expectSpoken('task-film')
})

test.describe('a film as in a cinema', () => {
  test.use({ viewport: { width: 1180, height: 820 }, hasTouch: true, isMobile: true })

  test('is played by touch, stops at its questions, and leads on by itself when it was seen [TASK-1] [TASK-3]', async ({
    page,
    expectAccessible,
    expectSpoken,
  }) => {
    await enter(page, TRAVELLERS.tablet)
    await begin(page, CINEMA, 'touch')
    const speeds = await speed(page).getByRole('option').allTextContents()
    expect(Math.max(...speeds.map(parseFloat))).toBe(2)
    await speed(page).selectOption('2×')
    await expectAccessible()
    await page.getByRole('button', { name: 'Play the film' }).tap()
    for (const { asks, answer, judged } of QUESTIONS) {
      await expect(page.getByRole('heading', { name: asks })).toBeFocused()
      await page.getByRole('radio', { name: answer, exact: true }).tap()
      await page.getByRole('button', { name: 'Check' }).tap()
      await expect(page.getByText(judged)).toBeVisible()
      await expectAccessible()
      await page.getByRole('button', { name: 'Play on' }).tap()
    }
    await expect(page.getByRole('dialog', { name: CINEMA.name })).toBeVisible()
    await expectSpoken('task-video')
  })
})
