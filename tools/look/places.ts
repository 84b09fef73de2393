import type { Page } from '@playwright/test'
import type { Language } from '#shared/domain/languages.ts'
import type { Person } from '../product/log-in.ts'

/** One thing to look at. */
export interface Place {
  /** Kebab-case; the picture's name, and what `--only` looks for. */
  name: string
  /** Path with hash, from the tenant's root. */
  url: string
  /** Signed in before the page opens. */
  as?: Person
  /** What to press or write until it shows what shall be looked at. */
  steps?: (page: Page) => Promise<void>
}

export interface Size {
  name: string
  width: number
  height: number
  touch: boolean
}

export const SIZES: readonly Size[] = [
  { name: 'desktop', width: 1920, height: 1080, touch: false },
  { name: 'laptop', width: 1366, height: 768, touch: false },
  { name: 'tablet', width: 1180, height: 820, touch: true },
  { name: 'phone', width: 390, height: 844, touch: true },
  { name: 'turned', width: 844, height: 390, touch: true },
]

export const TENANTS: readonly { name: string; host: string }[] = [
  { name: 'isles', host: 'localhost' },
  { name: 'second', host: 'second.localhost' },
  { name: 'dark', host: 'dark.localhost' },
]

/** What is looked at without a filter, so that a plain run ends in minutes; filters choose freely. */
export const USUAL: { languages: readonly Language[]; tenants: readonly string[] } = {
  languages: ['en', 'pl'],
  tenants: ['isles'],
}

const PLAYER: Person = { username: 'player@demo.waymark.test', password: 'Waymark-demo-1' }
const HARBOUR = '/#/app/game/plot/mission/harbour/Harbour'
const TASK = '/#/app/game/plot/task/long-passphrases/1'

/** The stage has drawn the scene and stands still. */
async function stands(page: Page): Promise<void> {
  await page.locator('[data-scene][data-ready="true"]').waitFor()
}

/** Turns cards until one asks. */
async function toQuestion(page: Page): Promise<void> {
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
async function toTheEnd(page: Page): Promise<void> {
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

/** Every screen and pop-up. Add a line when you make one. */
export const PLACES: readonly Place[] = [
  { name: 'login', url: '/#/app/login' },
  {
    name: 'login-refused',
    url: '/#/app/login',
    steps: async (page) => {
      await page.locator('input[type="password"]').press('Enter')
    },
  },
  { name: 'map', url: '/#/app', as: PLAYER, steps: stands },
  {
    name: 'map-locked',
    url: '/#/app',
    as: PLAYER,
    steps: async (page) => {
      await stands(page)
      await page.locator('nav [data-element="keep"]').press('Enter')
    },
  },
  {
    name: 'map-info',
    url: '/#/app',
    as: PLAYER,
    steps: async (page) => {
      await stands(page)
      await page.locator('nav [data-element="harbour"]').focus()
    },
  },
  {
    name: 'map-list',
    url: '/#/app',
    as: PLAYER,
    steps: async (page) => {
      await stands(page)
      await page.locator('nav button').first().press('Enter')
    },
  },
  { name: 'mission', url: HARBOUR, as: PLAYER, steps: stands },
  {
    name: 'introduction',
    url: '/#/app/game/plot/task-introduction/long-passphrases/harbour',
    as: PLAYER,
    steps: stands,
  },
  { name: 'list', url: '/#/app/game/plot/list/harbour/isles', as: PLAYER },
  { name: 'task', url: TASK, as: PLAYER },
  { name: 'task-question', url: TASK, as: PLAYER, steps: toQuestion },
  {
    name: 'task-judged',
    url: TASK,
    as: PLAYER,
    steps: async (page) => {
      await toQuestion(page)
      const open = page.locator('fieldset input:enabled')
      if ((await open.count()) > 0) {
        await open.first().check({ force: true })
        await page.locator('footer button').last().click()
      }
      await page.locator('fieldset [role="status"] strong').waitFor()
    },
  },
  { name: 'finish', url: '/#/app/game/plot/task/second-factor/1', as: PLAYER, steps: toTheEnd },
  { name: 'gone', url: '/#/app/game/plot/map/nowhere/Nowhere', as: PLAYER },
]
