import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import * as z from 'zod/mini'
import { send } from '../../tools/product/play-ahead.ts'
import { expect, test } from '../journey.ts'
import { TRAVELLERS } from '../people.ts'
import { readPill } from '../pill.ts'
import { arriveAt } from '../places.ts'

const LANGUAGES = [
  { code: 'pl', name: 'Polski' },
  { code: 'en', name: 'English' },
  { code: 'es', name: 'Español' },
  { code: 'de', name: 'Deutsch' },
]

const AdventureFile = z.object({ competences: z.record(z.string(), z.string()) })
const AreaWords = z.object({ area: z.object({ remembered: z.string() }) })

/** What a text looks like whose words are missing: `tasks.frame.next`. */
const KEY = /^[a-z]{2,}(?:\.[A-Za-z]{2,})+$/

// one traveller, whose language each of them changes
test.describe.configure({ mode: 'default' })
test.use({ traveller: TRAVELLERS.languages })

test('the login speaks all four languages without a reload [LANG-1, LANG-2, LANG-3]', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/')
  const titles = new Set<string>()
  let reloads = 0
  page.on('load', () => reloads++)
  for (const { code, name } of LANGUAGES) {
    await page
      .getByRole('button')
      .filter({ hasText: /^(?:Polski|English|Español|Deutsch)$/ })
      .first()
      .click()
    await page.getByRole('menuitemradio', { name }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', code)
    await expectNoKeys(page)
    await expectAccessible()
    titles.add(await page.getByRole('heading', { level: 1 }).innerText())
  }
  expect(titles.size).toBe(LANGUAGES.length)
  expect(reloads).toBe(0)
})

for (const { code } of LANGUAGES) {
  test(`map, introduction and task speak ${code} [LANG-1, LANG-4]`, async ({ page, signIn }) => {
    const pill = readPill('harbour', 'long-passphrases', code)
    await signIn()
    await page.addInitScript((language) => localStorage.setItem('_locale', language), code)
    await page.goto('/#/app/game/plot/task-introduction/long-passphrases/harbour')
    await expect(page.getByRole('dialog', { name: pill.name })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', code)
    await expectNoKeys(page)
    await page.goto('/#/app/game/plot/task/long-passphrases/1')
    await expect(page.getByRole('heading', { name: pill.cards[0]?.title ?? '' })).toBeVisible()
    await expectNoKeys(page)
  })

  test(`my own area names what the adventure trains in ${code} [LANG-4]`, async ({ page, signIn }) => {
    const file = new URL(`../../scenes/lantern-isles/text/${code}.json`, import.meta.url)
    const { competences } = AdventureFile.parse(JSON.parse(readFileSync(file, 'utf8')))
    await signIn()
    await page.addInitScript((language) => localStorage.setItem('_locale', language), code)
    await page.goto('/#/app/player')
    const trained = page.locator('#competences')
    await expect(trained.getByRole('progressbar')).toHaveCount(6)
    await trained.getByRole('button').click()
    const { area } = AreaWords.parse(
      JSON.parse(
        readFileSync(new URL(`../../src/features/progress/i18n/${code}.json`, import.meta.url), 'utf8'),
      ),
    )
    const names = Object.values(competences).map((name) =>
      area.remembered.replace('{{name}}', name.charAt(0).toLocaleUpperCase() + name.slice(1)),
    )
    await expect(trained.getByRole('progressbar')).toHaveCount(names.length)
    const shown = await trained
      .getByRole('progressbar')
      .evaluateAll((bars) => bars.map((bar) => bar.getAttribute('aria-label')))
    expect(shown.sort()).toEqual(names.sort())
  })
}

test('a change inside is saved, reloads and keeps the place [LANG-2]', async ({ page, signIn }) => {
  await signIn()
  await page.goto('/#/app/game/plot/mission/harbour/Harbour')
  await page.getByRole('button', { name: /^Me: / }).click()
  let reloads = 0
  page.on('load', () => reloads++)
  await test.step('the keyboard walks past a language without choosing it', async () => {
    await page.getByRole('button', { name: 'English', exact: true }).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Tab')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    expect(reloads).toBe(0)
  })
  await page.getByRole('button', { name: 'Deutsch', exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.getByText(readPill('harbour', 'second-factor', 'de').name).first()).toBeVisible()
  await expect(page).toHaveURL(/\/mission\/harbour\//)
  await expectNoKeys(page)
})

test('half-typed words wait for the reload that another language needs [LANG-2]', async ({
  page,
  signIn,
  context,
}) => {
  test.slow()
  await signIn()
  await page.goto('/health')
  // whatever the journeys before have chosen
  await send(page, 'PATCH', '/player/profile', { language: 'en' })
  await page.goto('/#/app/game/plot/mission/harbour/Harbour')
  await arriveAt(page, 'harbour')
  await page.getByRole('button', { name: /^Me: / }).click()
  await page.getByRole('button', { name: 'Invite a colleague' }).click()
  await page.getByLabel('First name').fill('Zoë')
  await page.getByLabel('E-mail').fill('zoe@wyspy.test')

  await test.step('spoken in another window of the same player', async () => {
    const other = await context.newPage()
    await other.goto('/#/app/game/plot/map/isles/Lantern%20Isles')
    await arriveAt(other, 'isles')
    await other.getByRole('button', { name: /^Me: / }).click()
    await other.getByRole('button', { name: 'Deutsch', exact: true }).click()
    await expect(other.locator('html')).toHaveAttribute('lang', 'de')
    await other.close()
  })

  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page).toHaveURL(/\/mission\/harbour\//)
  await arriveAt(page, 'harbour')
  await page.getByRole('button', { name: /^Ich: / }).click()
  await page.getByRole('button', { name: 'Jemanden einladen' }).click()
  await expect(page.getByLabel('Vorname')).toHaveValue('Zoë')
  await expect(page.getByLabel('E-Mail')).toHaveValue('zoe@wyspy.test')
})

/** Nothing that is shown or read out is a key. */
async function expectNoKeys(page: Page): Promise<void> {
  const shown = await page.locator('body').innerText()
  const spoken = await page.locator('body').ariaSnapshot()
  const words = `${shown} ${spoken}`.split(/[\s"]+/)
  expect(words.filter((word) => KEY.test(word))).toEqual([])
}
