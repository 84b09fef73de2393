import type { Page } from '@playwright/test'
import { press, type Hand } from '../hands.ts'
import { expect, test } from '../journey.ts'
import { signUp } from '../newcomer.ts'

const forYou = (page: Page) => page.getByRole('button', { name: /^For you/ })
const panel = (page: Page) =>
  page.getByRole('region', { name: 'For you' }).or(page.getByRole('dialog', { name: 'For you' }))
const cards = (page: Page) => panel(page).getByRole('listitem')

async function open(page: Page, name: string, hand: Hand): Promise<void> {
  await signUp(page, name)
  await page.goto('/')
  await press(forYou(page), hand)
  await expect(panel(page)).toBeVisible()
}

const dismissal = (page: Page, name: string | RegExp) => cards(page).getByRole('button', { name })

async function firstName(page: Page): Promise<string> {
  const label = await dismissal(page, /^Not now/)
    .first()
    .getAttribute('title')
  return label?.replace('Not now: ', '') ?? ''
}

/** The first card leads to the introduction of its task. @returns the name of the task */
async function follow(page: Page, hand: Hand): Promise<void> {
  const firstPlace = cards(page).first().getByRole('button').first()
  const name = await firstName(page)
  await press(firstPlace, hand)
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/#\/app\/game\/plot\/task\/[^/]+\/1$/)
}

test('what is recommended is looked through by mouse, as many cards as there is room for [REC-1] [REC-2] [REC-3]', async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, 'Rosa', 'mouse')
  await test.step('fewer stand side by side in a smaller window, and the first of them stays one', async () => {
    const wide = await cards(page).count()
    await expectAccessible()
    await page.setViewportSize({ width: 1000, height: 800 })
    await expect.poll(() => cards(page).count()).toBeLessThan(wide)
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(cards(page)).toHaveCount(wide)
  })
  await test.step('what is not wanted goes, and stays away', async () => {
    const name = await firstName(page)
    await dismissal(page, `Not now: ${name}`).click()
    await expect(dismissal(page, `Not now: ${name}`)).toHaveCount(0)
    await page.reload()
    await forYou(page).click()
    await expect(cards(page).first()).toBeVisible()
    await expect(dismissal(page, `Not now: ${name}`)).toHaveCount(0)
  })
  await follow(page, 'mouse')
})

test('what is recommended is reached by keyboard alone [REC-2] [REC-4]', async ({ page, expectSpoken }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, 'Rita', 'keyboard')
  await test.step('Escape closes it, and the keyboard is where it was', async () => {
    await page.keyboard.press('Escape')
    await expect(panel(page)).toHaveCount(0)
    await expect(forYou(page)).toBeFocused()
    await page.keyboard.press('Enter')
  })
  await follow(page, 'keyboard')
  await expectSpoken('recommendations')
})

test('what is recommended comes as a sheet on a phone, which Back closes @phone [REC-2] [ROUTE-6]', async ({
  page,
  expectAccessible,
}) => {
  await open(page, 'Ruth', 'touch')
  await expectAccessible()
  await page.goBack()
  await expect(panel(page)).toHaveCount(0)
  await forYou(page).tap()
  await follow(page, 'touch')
})

test('long words stay on their card @desktop @phone [REC-4]', async ({ page }) => {
  const word = 'Datenschutzgrundverordnungsverantwortlichkeitsübertragungsprüfung'
  const card = (nr: number) => ({
    ...{ title: `${word} ${nr}`, backgroundUrl: null, competence: word, taskDescription: word, rate: 4 },
    ...{ taskId: `long-${nr}`, itemIndex: nr, missionId: 'harbour', goal: word, why: 'due', minutes: 6 },
    dueOn: '2026-11-27',
  })
  await page.route('**/v2/aisticky/recommendations', (route) => route.fulfill({ json: [1, 2, 3].map(card) }))
  await signUp(page, 'Rena')
  await page.goto('/')
  await forYou(page).click()
  await expect(cards(page).first()).toBeVisible()
  const wide = await cards(page).evaluateAll((all) =>
    all
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ textContent }) => textContent),
  )
  expect(wide).toEqual([])
})
