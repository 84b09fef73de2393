import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import * as z from 'zod/mini'

/** The stage has drawn the scene and stands still. */
export async function stands(page: Page): Promise<void> {
  await page.locator('[data-scene][data-ready="true"]').waitFor()
}

/** Turns cards until one asks. */
export async function toQuestion(page: Page): Promise<void> {
  const question = page.locator('fieldset')
  const next = page.locator('footer button').last()
  await next.waitFor()
  while ((await question.count()) === 0) {
    const title = await page.locator('h2').textContent()
    await next.click()
    await page
      .locator('h2')
      .filter({ hasNotText: title ?? '' })
      .waitFor()
  }
}

/** Answers whatever is asked and goes on, to the end. */
export async function toTheEnd(page: Page): Promise<void> {
  // a phone has a sheet besides; pop-ups come last in the page
  const popup = page.getByRole('dialog').last()
  const last = page.locator('footer button').last()
  await last.waitFor()
  while ((await popup.count()) === 0 && (await page.locator('footer').count()) > 0) {
    const open = page.locator('fieldset input:enabled')
    if ((await open.count()) > 0) await open.first().check({ force: true })
    await last.click({ timeout: 3000 }).catch(() => undefined)
    await page.locator('footer [aria-busy="true"]').waitFor({ state: 'detached' })
  }
  await popup.waitFor()
  await stands(page)
}

export async function press(page: Page, selector: string): Promise<void> {
  await stands(page)
  await page.locator(selector).first().click()
}

/** The card of anyone who plays; on a phone the last of its bar. */
export async function openMe(page: Page): Promise<void> {
  await stands(page)
  const cell = page.locator('[data-spot="playerSettings"]')
  const isCell = await cell.isVisible()
  await (isCell ? cell : page.locator('nav').last().locator('button').last()).click()
}

/** The category menu; on a narrow screen it lies behind its icon. */
export async function openCategories(page: Page): Promise<void> {
  await stands(page)
  const toggle = page.locator('[role="group"] > button[aria-expanded][aria-controls]').first()
  await toggle.waitFor({ state: 'attached' })
  if (await toggle.isVisible()) await toggle.click()
}

/** My team this month, the third of the category menu. */
export async function openSmallRanking(page: Page): Promise<void> {
  await openCategories(page)
  await page.locator('[role="group"]:has(> button[aria-controls]) li button').nth(2).click()
  await page.getByRole('dialog').last().waitFor()
}

/** The streak's pop-up; on a phone the third of its bar. */
export async function openStreak(page: Page): Promise<void> {
  await stands(page)
  const cell = page.locator('[data-spot="streak"]')
  const isCell = await cell.isVisible()
  await (isCell ? cell : page.locator('nav').last().locator('button').nth(2)).click()
}

/** A feature's texts, as far as they are looked up. */
const Titled = z.object({
  title: z.optional(z.string()),
  messages: z.optional(z.object({ title: z.string() })),
})

/** What a feature calls itself, and its messages, in the language of the page. */
async function wordsOf(page: Page, feature: string): Promise<z.infer<typeof Titled>> {
  const language = await page.evaluate(() => document.documentElement.lang)
  return Titled.parse(JSON.parse(readFileSync(`src/features/${feature}/i18n/${language}.json`, 'utf8')))
}

/** What one of the ways on the card of anyone who plays opens. */
export function openFromCard(feature: string) {
  return async (page: Page): Promise<void> => {
    await openMe(page)
    const { title = '', messages } = await wordsOf(page, feature)
    await page.locator('[data-main-menu] button', { hasText: messages?.title ?? title }).click()
    await page.getByRole('dialog').last().waitFor()
  }
}

/** The first thing in a room that leads on, once it has come. */
export function follow(selector: string) {
  return async (page: Page): Promise<void> => {
    await page.locator(selector).first().click()
    await page.waitForLoadState('networkidle')
  }
}

/** As far down as the page goes. */
export async function toTheFoot(page: Page): Promise<void> {
  await page.locator('main').hover()
  await page.mouse.wheel(0, 100_000)
}

/** Anyone who finishes is given so much that the numbers are as long as they get. */
export async function toLargeGains(page: Page): Promise<void> {
  const gains = {
    points: 123_456,
    currency: 123_456,
    taskType: 'learning-pill',
    isLeaderAcceptRequired: false,
  }
  const plain = { isMissionFinished: false, isHiddenPointsAndCoins: false }
  await page.route('**/v2/attempts/*/finish', (route) => route.fulfill({ json: { ...gains, ...plain } }))
  await toTheEnd(page)
}

/** The book of tips with somebody to choose one for. */
export async function chooseForSomebody(page: Page): Promise<void> {
  await openFromCard('tips')(page)
  await page.getByRole('dialog').last().locator('select').selectOption({ index: 1 })
}

/** Answers whatever is asked with stars and scales, at their upper ends: what is declared there stands below. */
export async function declare(page: Page): Promise<void> {
  const asked = page.locator('main fieldset')
  await asked.first().waitFor()
  for (const one of await asked.all()) await one.locator('input').last().check({ force: true })
}

/** Signs in where the server wants to know first whether a person is there. */
export async function toCaptcha(page: Page): Promise<void> {
  await page.route('**/login_json', (route) => route.fulfill({ status: 406, json: {} }))
  const [reply] = await Promise.all([page.waitForResponse('**/platform/settings*'), page.reload()])
  const settings = z.looseObject({}).parse(await reply.json())
  const json = {
    ...settings,
    loginAndRegisterSettings: { recaptchaSiteKey: 'nobody', registration: 'open', contact: null },
  }
  await page.route('**/platform/settings*', (route) => route.fulfill({ json }))
  await page.route('https://www.google.com/**', (route) => route.abort())
  await page.reload()
  const fields = page.locator('form input')
  await fields.first().waitFor()
  for (const field of await fields.all()) await field.fill('somebody')
  await fields.last().press('Enter')
  await page.getByRole('dialog').getByRole('button').last().waitFor()
}

/** Comes back without having accepted the agreement. */
export async function toAgreement(page: Page): Promise<void> {
  await page.route('**/login-status', (route) => route.fulfill({ json: { status: true, agreement: 0 } }))
  await page.reload()
  await page.locator('form input').first().waitFor()
}
