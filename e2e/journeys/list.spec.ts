import { expect, test } from '../journey.ts'
import { TRAVELLERS } from '../people.ts'
import { readPill } from '../pill.ts'
import { arriveAt, place } from '../places.ts'
import { playPill, status } from '../play.ts'
import { fillLogin } from '../players.ts'

const passphrases = readPill('harbour', 'long-passphrases')
const secondFactor = readPill('harbour', 'second-factor')

test.describe('with the list only', () => {
  test.use({ traveller: TRAVELLERS.list })

  test('from the login to a finished task [STAGE-8]', async ({ page, expectAccessible, expectSpoken }) => {
    test.slow()
    await page.goto('/')
    await fillLogin(page, TRAVELLERS.list)
    await arriveAt(page, 'isles')
    await page.getByRole('button', { name: 'Show as a list' }).click()
    const isles = page.getByRole('navigation', { name: 'Lantern Isles' })
    await expect(isles.getByRole('listitem')).toHaveCount(10)
    await isles.getByRole('button').last().focus()
    // anyone who takes the key does so while it is told, and this looks afterwards
    await page.evaluate(() =>
      addEventListener(
        'keydown',
        (event) => setTimeout(() => (document.body.dataset['taken'] = String(event.defaultPrevented))),
        { once: true, capture: true },
      ),
    )
    await page.keyboard.press('ArrowDown')
    await expect(page.locator('body')).toHaveAttribute('data-taken', 'false')
    await expect(isles.getByRole('button', { name: /^Market, locked/ })).toContainText(
      'First finish “Harbour”.',
    )
    await expectAccessible()

    await place(page, 'Harbour').click()
    const tasks = page.getByRole('button', { name: passphrases.name })
    await tasks.first().click()
    await playPill(page, passphrases)
    await page
      .getByRole('dialog', { name: passphrases.name })
      .getByRole('button', { name: 'Continue' })
      .click()
    await expect(status(page)).toContainText('60 points')

    await page.getByRole('button', { name: 'Back to Lantern Isles' }).click()
    await expect(place(page, 'Harbour')).toContainText('33')
    await page.getByRole('button', { name: 'Show the map' }).click()
    await arriveAt(page, 'isles')
    await expect(page.locator('canvas')).toBeVisible()
    await expectSpoken('list')
  })
})

test.describe('on a machine that can draw nothing', () => {
  test.use({ traveller: TRAVELLERS.canvasless })

  test('the list stands in for the map and leads through a task [STAGE-8]', async ({
    page,
    signIn,
    expectSpoken,
  }) => {
    test.slow()
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null
      OffscreenCanvas.prototype.getContext = () => null
    })
    await signIn()
    await page.goto('/#/app')
    await arriveAt(page, 'isles')
    await expect(page.locator('[data-renderer="list"]')).toBeAttached()
    const isles = page.getByRole('navigation', { name: 'Lantern Isles' })
    await expect(isles.getByRole('listitem')).toHaveCount(10)
    await place(page, 'Harbour').click()
    await page.getByRole('button', { name: secondFactor.name }).first().click()
    await playPill(page, secondFactor)
    await page
      .getByRole('dialog', { name: secondFactor.name })
      .getByRole('button', { name: 'Continue' })
      .click()
    await expect(status(page)).toContainText('80 points')

    await test.step('and again after a sign-out, in the same tab', async () => {
      await page.getByRole('button', { name: /^Me: / }).click()
      await page.getByRole('button', { name: 'Sign out' }).click()
      await fillLogin(page, TRAVELLERS.canvasless)
      await arriveAt(page, 'isles')
      await place(page, 'Harbour').click()
      await expect(page.getByRole('button', { name: secondFactor.name }).first()).toBeVisible()
    })
    await expectSpoken('list-without-canvas')
  })
})
