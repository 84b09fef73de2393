import type { Page } from '@playwright/test'
import { ABOUT_THE_WORKER, expect, test, STREAK_TITLE } from '../journey.ts'
import { TRAVELLERS } from '../people.ts'
import { readPill } from '../pill.ts'
import { arriveAt, pressPlace } from '../places.ts'
import { playPill } from '../play.ts'
import { fillLogin } from '../players.ts'

const passphrases = readPill('harbour', 'long-passphrases')

/** The browser's own line, where the server asks it to empty its cache after a sign-out. */
const ABOUT_THE_CACHE = /^Clear-Site-Data header on .* Cleared data types/

const AUTH_PAGES = {
  login: 'Sign in',
  register: 'Create an account',
  resetpassword: 'New password',
}
/** One of each kind, and what only it says: its heading, its dialog, or why the place is locked. */
const PAGES = {
  adventures: { role: 'heading', name: 'Choose your adventure' },
  'game/plot/map/isles/Isles': { scene: 'isles' },
  'game/plot/mission/school/School': { scene: 'school' },
  'game/plot/list/harbour/isles': { role: 'heading', name: 'Harbour' },
  'game/plot/LMS/archive/Archive': { lock: 'Lighthouse school' },
  'game/plot/board/market/Market': { lock: 'Harbour' },
  'game/plot/onboarding/ferry/Ferry': { role: 'heading', name: 'Welcome aboard' },
  'game/plot/easter_egg/bottle/Bottle': { role: 'dialog', name: 'Message in a bottle' },
  'game/plot/map/keep/Keep': { lock: 'Storm reef' },
  player: { role: 'heading', name: 'My space' },
  'player/settings': { role: 'heading', name: 'Profile and settings' },
} as const

test.describe('a walk through all of it', () => {
  // it comes a while after the finish, over whatever is open by then
  test.use({ traveller: TRAVELLERS.quiet, wavesStreakOff: false })

  test('prints nothing at all and breaks no rule of the page [BOOT-9]', async ({ page }) => {
    test.slow()
    const printed = listenToAll(page)
    await page.goto('/')
    await fillLogin(page, TRAVELLERS.quiet)
    await arriveAt(page, 'isles')
    await pressPlace(page, 'Harbour')
    await arriveAt(page, 'harbour')
    await pressPlace(page, passphrases.name)
    await playPill(page, passphrases)
    await page
      .getByRole('dialog', { name: passphrases.name })
      .getByRole('button', { name: 'Continue' })
      .click()
    await page.getByRole('dialog', { name: STREAK_TITLE }).getByRole('button').click()
    await page.getByRole('button', { name: 'Show as a list' }).click()
    await page.getByRole('button', { name: 'Show the map' }).click()
    await page.getByRole('button', { name: /^Me: / }).click()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    expect(printed).toEqual([])
  })
})

test.describe('with all that moves', () => {
  test.use({ traveller: TRAVELLERS.onlooker })

  test(
    'the way into a mission and out of it prints nothing [BOOT-9]',
    { tag: '@webgl' },
    async ({ page, signIn }) => {
      await signIn()
      const printed = listenToAll(page)
      await page.goto('/#/app')
      await arriveAt(page, 'isles')
      await page.goto('/#/app/game/plot/mission/harbour/Harbour')
      await arriveAt(page, 'harbour')
      await page.getByRole('button', { name: 'Back to Lantern Isles' }).click()
      await arriveAt(page, 'isles')
      expect(printed).toEqual([])
    },
  )
})

test.describe('every page of the product', () => {
  test.use({ traveller: TRAVELLERS.onlooker })

  test('prints nothing at all and breaks no rule of the page [BOOT-9]', async ({ page }) => {
    test.slow()
    const printed = listenToAll(page)
    for (const [path, name] of Object.entries(AUTH_PAGES)) {
      await page.goto(`/#/app/${path}`)
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
    }
    await page.goto('/')
    await fillLogin(page, TRAVELLERS.onlooker)
    await arriveAt(page, 'isles')
    for (const [address, said] of Object.entries(PAGES)) {
      await page.goto(`/#/app/${address}`)
      if ('scene' in said) await arriveAt(page, said.scene)
      else if ('lock' in said)
        await expect(page.getByText(new RegExp(`First finish .*“${said.lock}”`))).toBeVisible()
      else await expect(page.getByRole(said.role, { name: said.name, exact: true })).toBeVisible()
    }
    expect(printed).toEqual([])
  })
})

/** Everything that the page prints, at any level; a journey's page prints every breach of its policy, too. */
function listenToAll(page: Page): string[] {
  const printed: string[] = []
  page.on('console', (message) => {
    const text = message.text()
    if (!ABOUT_THE_WORKER.test(text) && !ABOUT_THE_CACHE.test(text))
      printed.push(`${message.type()}: ${text}`)
  })
  return printed
}
