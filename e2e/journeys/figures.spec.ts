import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { TRAVELLERS } from '../people.ts'
import { ARRIVAL_TIMEOUT_MS } from '../places.ts'

/** What a press on a link or a button saves: its name, and its text. */
async function saved(page: Page, press: () => Promise<void>): Promise<[string, string]> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  return [download.suggestedFilename(), await readFile(await download.path(), 'utf8')]
}

test.describe('a leader', () => {
  test.use({ traveller: TRAVELLERS.canvasless })

  test('sees how the team does, reads a chart with the keyboard, and saves who passed what [STAT-3]', async ({
    page,
    signIn,
    expectAccessible,
    expectSpoken,
  }) => {
    test.slow()
    await signIn()
    await page.goto('/#/app/leader/figures')
    await expect(page.getByRole('heading', { name: /of 10 have finished everything/ })).toBeVisible({
      timeout: ARRIVAL_TIMEOUT_MS,
    })
    await expectAccessible()

    await test.step('the days are one stop, and the arrows go through them', async () => {
      const days = page.getByRole('listbox', { name: 'Activity day by day' })
      await days.focus()
      await page.keyboard.press('Home')
      const first = await days.getByRole('option', { selected: true }).getAttribute('aria-label')
      await page.keyboard.press('ArrowRight')
      await expect(days.getByRole('option').nth(1)).toHaveAttribute('aria-selected', 'true')
      expect(first).toMatch(/: \d+ tasks?, \d+ (person|people)$/)
    })

    await test.step('a team of three is not broken down', async () => {
      await page.getByLabel('Team').selectOption('Night watch')
      await expect(page.getByText(/fewer than 5 people would reveal who did what/)).toBeVisible()
      await expectAccessible()
    })

    await test.step('who finished what is a list and a file, without e-mail addresses', async () => {
      await page.getByRole('link', { name: 'Finished' }).click()
      await expect(page.getByRole('list', { name: 'Finished tasks by person' })).toContainText('Greta Lorenz')
      await expectAccessible()
      const [name, text] = await saved(page, () =>
        page.getByRole('link', { name: 'Save as CSV' }).press('Enter'),
      )
      expect(name).toMatch(/^finished-.*\.csv$/)
      expect(text).toContain('Greta Lorenz')
      expect(text).not.toContain('@demo.waymark.test')
    })
    await expectSpoken('figures')
  })
})

test.describe('an admin', () => {
  test.use({ traveller: TRAVELLERS.onlooker })

  test('saves what was done as xAPI statements [STAT-3]', async ({ page, signIn, expectAccessible }) => {
    await signIn()
    await page.goto('/#/app/people/passed')
    const link = page.getByRole('link', { name: 'Save as xAPI statements' })
    await expect(link).toBeVisible({ timeout: ARRIVAL_TIMEOUT_MS })
    await expectAccessible()
    const [name, text] = await saved(page, () => link.press('Enter'))
    expect(name).toMatch(/^statements-.*\.json$/)
    const statements: unknown = JSON.parse(text)
    expect(statements).toContainEqual(
      expect.objectContaining({
        verb: expect.objectContaining({ id: 'http://adlnet.gov/expapi/verbs/passed' }),
        version: '1.0.3',
      }),
    )
  })
})
