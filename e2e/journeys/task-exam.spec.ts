import type { BrowserContext, Page } from '@playwright/test'
import type { PublishedAdventure } from '../../shared/scene/published.ts'
import { logIn } from '../../tools/product/log-in.ts'
import type { Product } from '../../tools/product/serve.ts'
import { startChanged } from '../products.ts'
import { readExam } from '../exam.ts'
import { choose, press, type Hand } from '../hands.ts'
import { expect, test } from '../journey.ts'
import { TRAVELLERS, type Traveller } from '../people.ts'
import { haveSeenStreak } from '../../tools/product/seen-streak.ts'

test.use({ savesData: false })

const EXAM = readExam()
/** The same exam, over in a moment. */
const SHORT = 'short-examination'
const SECOND = 1 / 60

test.describe.configure({ mode: 'default' })
let product: Product | null = null

/** A server of its own, on which the exam is open from the start, and waits for seconds, not minutes. */
test.beforeAll(async () => {
  product = await startChanged('exams', hurried)
})
test.afterAll(() => product?.stop())

function hurried(isles: PublishedAdventure): PublishedAdventure[] {
  const missions = isles.missions.map((mission) => {
    const exam = mission.tasks.find(({ id }) => id === EXAM.id)
    if (exam?.content.type !== 'egzamin') return { ...mission, unlock: null }
    const content = { ...exam.content, coolDown: 3 * SECOND }
    const short = { ...exam, id: SHORT, content: { ...content, timeLimit: 20 * SECOND } }
    const text = Object.fromEntries(
      Object.entries(mission.text).map(([language, words]) => {
        const { [EXAM.id]: own } = words.tasks
        return [language, { ...words, tasks: { ...words.tasks, ...(own && { [SHORT]: own }) } }]
      }),
    )
    return { ...mission, unlock: null, tasks: [{ ...exam, content }, short], text }
  })
  return [{ ...isles, version: 'hurried-exams-in-a-test', missions }]
}

async function enter(page: Page, { username, password }: Traveller): Promise<void> {
  await page.goto(`${product?.url}/health`)
  expect(await page.evaluate(logIn, { username, password })).toBe(200)
}

const introductionOf = (id: string) =>
  `${product?.url}/#/app/game/plot/task-introduction/${id}/${EXAM.mission}`
const taskOf = (id: string) => `${product?.url}/#/app/game/plot/task/${id}/1`
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

async function begin(page: Page, id: string, hand: Hand): Promise<void> {
  await page.goto(introductionOf(id))
  await expect(page.getByRole('heading', { name: EXAM.name, level: 1 })).toBeVisible()
  await press(button(page, 'Begin'), hand)
  await expect(page.getByText('Question 1 of 6').first()).toBeVisible()
}

/** Answers the question that is shown: all that is right, or one that is not. */
async function answer(page: Page, isRight: boolean, hand: Hand): Promise<void> {
  const asked = await page.getByRole('main').getByRole('heading', { level: 2 }).innerText()
  const right = EXAM.right.get(asked) ?? []
  expect(right, `an answer to ${asked}`).not.toEqual([])
  const role = right.length > 1 ? 'checkbox' : 'radio'
  const options = page.getByRole('group', { name: /^Choose/ }).getByRole(role)
  for (const option of await options.all()) {
    const words = await option.evaluate((input) => input.closest('label')?.textContent ?? '')
    const isOne = right.some((one) => words.includes(one))
    if (isOne !== isRight) continue
    await choose(option, hand)
    if (!isRight) return
  }
}

test.describe('an exam', () => {
  let other: BrowserContext | null = null
  test.afterEach(() => other?.close())

  test('is taken up after a reload and elsewhere, told afterwards, and tried again after a while [TASK-1] [TASK-2] [TASK-3]', async ({
    page,
    browser,
    expectAccessible,
  }) => {
    await enter(page, TRAVELLERS.mouse)
    await begin(page, EXAM.id, 'mouse')

    await test.step('an answer, and how sure it is, are kept at once', async () => {
      await answer(page, false, 'mouse')
      await page.getByRole('radio', { name: '8', exact: true }).check({ force: true })
      await expectAccessible()
      await button(page, 'Next').click()
      await expect(page.getByText('Question 2 of 6').first()).toBeVisible()
      await expect(page.getByText('Saved', { exact: true })).toBeVisible()
      await page.reload()
      await expect(page.getByText('Question 2 of 6').first()).toBeVisible()
      other = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' })
      await other.addInitScript(haveSeenStreak)
      const there = await other.newPage()
      await enter(there, TRAVELLERS.mouse)
      await there.goto(taskOf(EXAM.id))
      await expect(there.getByText('Question 2 of 6').first()).toBeVisible()
      await button(there, 'Back').click()
      await expect(there.getByRole('radio', { name: '8', exact: true })).toBeChecked()
    })

    await test.step('what is open is told before it is handed in', async () => {
      await button(page, 'All questions').click()
      await expect(page.getByText('5 questions are not answered yet')).toBeVisible()
      await expectAccessible()
      await button(page, 'Hand in').click()
      await expect(page.getByRole('dialog', { name: EXAM.name })).toContainText('Not passed yet')
    })

    await test.step('what was right stands in the review', async () => {
      await page.goto(`${taskOf(EXAM.id)}?review`)
      await expect(page.getByText('0 of 6 right').first()).toBeVisible()
      await expect(page.getByText('1 answer: sure, but wrong.')).toBeVisible()
      await expectAccessible()
    })

    await test.step('the next try begins with a paper of its own', async () => {
      await page.goto(introductionOf(EXAM.id))
      await expect(async () => {
        await page.reload()
        await expect(button(page, 'Begin')).toBeVisible({ timeout: 15_000 })
      }).toPass()
      await button(page, 'Begin').click()
      await expect(page.getByText('Question 1 of 6').first()).toBeVisible()
      await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
    })
  })
})

test('an exam is passed by keyboard alone, and looked at afterwards [TASK-1] [TASK-5]', async ({
  page,
  expectSpoken,
}) => {
  await enter(page, TRAVELLERS.keyboard)
  await begin(page, EXAM.id, 'keyboard')
  for (let number = 1; number <= 6; number++) {
    await expect(page.getByText(`Question ${number} of 6`).first()).toBeVisible()
    await answer(page, true, 'keyboard')
    await press(button(page, number < 6 ? 'Next' : 'Overview'), 'keyboard')
  }
  await expect(page.getByText('Every question is answered.')).toBeVisible()
  await press(button(page, 'Hand in'), 'keyboard')
  const result = page.getByRole('dialog', { name: EXAM.name })
  await press(result.getByRole('button', { name: 'See your answers' }), 'keyboard')
  await expect(page.getByText('6 of 6 right').first()).toBeVisible()
  await expectSpoken('task-exam')
})

test.describe('an exam on a tablet', () => {
  test.use({ viewport: { width: 1180, height: 820 }, hasTouch: true, isMobile: true })

  test('whose time ends without a link holds nobody by force, and is handed in when the link is back [TASK-1] [TASK-2]', async ({
    page,
  }) => {
    await enter(page, TRAVELLERS.tablet)
    await begin(page, SHORT, 'touch')
    await answer(page, true, 'touch')
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await page.context().setOffline(true)
    await button(page, 'Next').tap()
    await button(page, 'Back to the mission').tap()
    await expect(page.getByRole('dialog', { name: 'Not everything is saved yet' })).toBeVisible()
    await button(page, 'Stay here').tap()
    await expect(page.getByText('Time is up. The answers you gave are handed in.')).toBeVisible()
    await page.context().setOffline(false)
    await expect(page.getByRole('dialog', { name: EXAM.name })).toContainText('Not passed yet')
  })
})
