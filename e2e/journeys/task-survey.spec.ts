import type { Locator, Page } from '@playwright/test'
import type { PublishedAdventure } from '../../shared/scene/published.ts'
import { logIn } from '../../tools/product/log-in.ts'
import type { Product } from '../../tools/product/serve.ts'
import { choose, press, tabTo } from '../hands.ts'
import { expect, test } from '../journey.ts'
import { beginBeyondHarbour } from '../ahead.ts'
import { playAhead } from '../newcomer.ts'
import { TRAVELLERS } from '../people.ts'
import { ARRIVAL_TIMEOUT_MS } from '../places.ts'
import { startChanged } from '../products.ts'
import { onTablet } from '../tablet.ts'

const NAME = 'How deep are you today?'
const TASK = '/#/app/game/plot/task/how-deep-are-you/1'
const INTRODUCTION = '/#/app/game/plot/task-introduction/how-deep-are-you/deep-pressure'

test.describe.configure({ mode: 'default' })
let product: Product | null = null

/** A server of its own, where the survey is open from the start and asks under the player's name. */
test.beforeAll(async () => {
  product = await startChanged('named-survey', namedSurvey)
})
test.afterAll(() => product?.stop())

function namedSurvey(isles: PublishedAdventure): PublishedAdventure[] {
  const missions = isles.missions.map((mission) => ({
    ...mission,
    unlock: null,
    tasks: mission.tasks.map((task) =>
      task.content.type === 'survey' ? { ...task, content: { ...task.content, anonymous: false } } : task,
    ),
  }))
  return [{ ...isles, version: 'named-survey-in-a-test', missions }]
}

const asked = (page: Page, question: string) => page.getByRole('group', { name: question })
const mistake = (page: Page, value: string) =>
  asked(page, 'about a mistake of your own').getByRole('radio', { name: value, exact: true })
const hours = (page: Page, value: string) =>
  asked(page, 'within your working hours').getByRole('radio', { name: value, exact: true })
const team = (page: Page, stars: number) =>
  asked(page, 'somebody says that it is too much').getByRole('radio', { name: `${stars} of 5 stars` })
const mission = (page: Page, stars: number) =>
  asked(page, 'All in all').getByRole('radio', { name: `${stars} of 5 stars` })
const opinion = (page: Page) => page.getByRole('textbox', { name: /^Which one thing/ })

const saved = (page: Page) =>
  expect(page.getByRole('banner').getByText('Saved', { exact: true })).toBeVisible()

test('a survey is answered by mouse, goes on under a finger elsewhere, and is handed in with the keyboard [TASK-1, TASK-2, TASK-5, TASK-7, TASK-8, TASK-9]', async ({
  page,
  browser,
  expectAccessible,
  expectSpoken,
}) => {
  test.slow()
  await page.goto(`${product?.url}/health`)
  const { username, password } = TRAVELLERS.mouse
  expect(await page.evaluate(logIn, { username, password })).toBe(200)
  // its first day of the streak is lit, and comes over nothing later
  await playAhead(page, 'harbour', ['long-passphrases'])

  await test.step('what to know before it', async () => {
    await page.goto(`${product?.url}${INTRODUCTION}`)
    await expect(page.getByRole('heading', { name: NAME, level: 1 })).toBeVisible({
      timeout: ARRIVAL_TIMEOUT_MS,
    })
    await expect(page.getByText(/Your answers are stored under your name/)).toBeVisible()
    await page.getByRole('button', { name: 'Begin' }).click()
  })

  await test.step('round buttons, and what is declared from the threshold on', async () => {
    const declared = page.getByText('Then the others learn from it too')
    await mistake(page, '4').check()
    await expect(declared).toBeHidden()
    await mistake(page, '5').check()
    await expect(declared).toBeVisible()
    await hours(page, '2').check()
  })

  await test.step('stars, shown before they are chosen', async () => {
    await team(page, 2).hover()
    await expect(page.getByText('2 Fair')).toBeVisible()
    await team(page, 4).check()
    await expect(page.getByText('4 Very good')).toBeVisible()
    await expect(page.getByText('1 more answer is needed.')).toBeVisible()
    await expectAccessible()
  })

  await test.step('words that are typed are there after a reload, though nobody waited', async () => {
    await opinion(page).pressSequentially('Fewer meetings')
    await saved(page)
    await opinion(page).pressSequentially(', and später 🙂')
    await page.reload()
    await expect(opinion(page)).toHaveValue('Fewer meetings, and später 🙂')
    await expect(mistake(page, '5')).toBeChecked()
    await expect(hours(page, '2')).toBeChecked()
    await expect(team(page, 4)).toBeChecked()
    await saved(page)
  })

  await onTablet(browser, page, TASK, async (tablet) => {
    await expect(opinion(tablet)).toHaveValue('Fewer meetings, and später 🙂')
    await expect(team(tablet, 4)).toBeChecked()
    await expectFinger(team(tablet, 1))
    await expectFinger(hours(tablet, '9'))
    await choose(hours(tablet, '9'), 'touch')
    await choose(mission(tablet, 5), 'touch')
    await expect(tablet.getByText('5 Excellent')).toBeVisible()
    await opinion(tablet).tap()
    await opinion(tablet).fill('Fewer meetings.')
    await expect(tablet.getByText('5 of 5 answered')).toBeVisible()
    await saved(tablet)
  })

  await test.step('and handed in with the keyboard', async () => {
    await page.reload()
    await expect(opinion(page)).toHaveValue('Fewer meetings.')
    await expect(mission(page, 5)).toBeChecked()
    await tabTo(mistake(page, '5'))
    await page.keyboard.press('ArrowRight')
    await expect(mistake(page, '6')).toBeChecked()
    await tabTo(mission(page, 5))
    await page.keyboard.press('ArrowLeft')
    await expect(mission(page, 4)).toBeChecked()
    await tabTo(opinion(page))
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' Please.')
    await press(page.getByRole('button', { name: 'Hand in' }), 'keyboard')
    const finished = page.getByRole('dialog', { name: NAME })
    await expect(finished).toContainText('+30')
    await press(finished.getByRole('button', { name: 'Continue' }), 'keyboard')
    await expect(finished).toHaveCount(0)
  })

  await test.step('what was handed in can be looked at, and not be changed', async () => {
    await page.goto(`${product?.url}${INTRODUCTION}`)
    await expect(page.getByText('You have handed in your answers.')).toBeVisible({
      timeout: ARRIVAL_TIMEOUT_MS,
    })
    await page.getByRole('button', { name: 'See your answers' }).click()
    await expect(opinion(page)).toHaveValue('Fewer meetings. Please.')
    await expect(opinion(page)).toBeDisabled()
    await expect(mistake(page, '6')).toBeChecked()
    await expect(mission(page, 4)).toBeChecked()
    await expectAccessible()
  })

  await test.step('its address leads there, too, and not into another survey', async () => {
    await page.goto(`${product?.url}${TASK}`)
    await page.reload()
    await expect(page.getByText('You have no attempts left.')).toBeVisible()
    await page.getByRole('button', { name: 'See your answers' }).click()
    await expect(opinion(page)).toHaveValue('Fewer meetings. Please.')
    await expect(opinion(page)).toBeDisabled()
  })
  await expectSpoken('task-survey')
})

test('an anonymous survey says so, waits on this device alone, and pays as any other [TASK-1, TASK-2, TASK-5]', async ({
  page,
}) => {
  test.slow()
  await beginBeyondHarbour(page, 'Undine')
  await page.goto(INTRODUCTION)
  await expect(page.getByText(/^Anonymous: your answers are stored without your name/)).toBeVisible({
    timeout: ARRIVAL_TIMEOUT_MS,
  })
  await page.getByRole('button', { name: 'Begin' }).click()
  await expectBeside(asked(page, 'about a mistake of your own'), page.getByRole('main').locator('img'))
  await mistake(page, '5').check()
  await hours(page, '2').check()
  await team(page, 4).check()
  await mission(page, 4).check()
  await opinion(page).fill('Fewer meetings.')
  await page.reload()
  await expect(opinion(page)).toHaveValue('Fewer meetings.')
  await expect(team(page, 4)).toBeChecked()
  await page.getByRole('button', { name: 'Hand in' }).click()
  await expect(page.getByRole('dialog', { name: NAME })).toContainText('+30')
})

async function expectBeside(target: Locator, picture: Locator): Promise<void> {
  const [box, seen] = [await target.boundingBox(), await picture.boundingBox()]
  expect(box?.x).toBeGreaterThan((seen?.x ?? NaN) + (seen?.width ?? NaN))
}

async function expectFinger(target: Locator): Promise<void> {
  const box = await target.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
}
