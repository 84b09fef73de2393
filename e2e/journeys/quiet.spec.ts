import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { TRAVELLERS } from '../people.ts'
import { readPill } from '../pill.ts'
import { arriveAt, pressPlace } from '../places.ts'
import { playPill } from '../play.ts'
import { fillLogin } from '../players.ts'

const passphrases = readPill('harbour', 'long-passphrases')

test.describe('a walk through all of it', () => {
  test.use({ traveller: TRAVELLERS.quiet })

  test('prints nothing at all and breaks no rule of the page [BOOT-9]', async ({ page }) => {
    test.slow()
    const printed = await listenToAll(page)
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
    await page.getByRole('button', { name: 'Show as a list' }).click()
    await page.getByRole('button', { name: 'Show the map' }).click()
    await page.getByRole('button', { name: /^Me: / }).click()
    await page.getByRole('button', { name: 'Log out' }).click()
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
      const printed = await listenToAll(page)
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

/** Everything that the page prints, at any level, and every breach of its content security policy. */
async function listenToAll(page: Page): Promise<string[]> {
  const printed: string[] = []
  page.on('console', (message) => printed.push(`${message.type()}: ${message.text()}`))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`policy: ${violatedDirective} ${blockedURI}`)
    })
  })
  return printed
}
