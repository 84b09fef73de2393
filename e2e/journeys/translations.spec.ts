import { readFileSync } from 'node:fs'
import { FIRST_CHECK_MS, serveHarbour } from '../harbour-alone.ts'
import { expect, test } from '../journey.ts'
import { TRAVELLERS } from '../people.ts'

test.describe.configure({ mode: 'default' })
const harbour = serveHarbour('translations')

test('a designer translates a text beside its player, and sends all of them out and back in [AUTHOR-2]', async ({
  page,
  expectAccessible,
  expectSpoken,
}) => {
  test.setTimeout(FIRST_CHECK_MS + 120_000)
  await page.setViewportSize({ width: 1366, height: 768 })
  const table = page.getByRole('table')
  const row = (name: RegExp) => table.getByRole('button', { name })
  const saved = page.getByText('Saved', { exact: true })

  await test.step('all texts of an adventure are a room of its page', async () => {
    await harbour.arrive(page, TRAVELLERS.keyboard, '/app/content')
    await page.getByRole('button', { name: 'Make it our own' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Make it our own' }).click()
    await page.getByRole('link', { name: 'Translations', exact: true }).click()
    await expect(table).toBeVisible()
    await expectAccessible()
  })

  await test.step('a text is written in place, and stands in the player beside it at once', async () => {
    await page.getByLabel('Search in the texts').fill('P@ssw0rd1')
    await page.getByRole('checkbox', { name: 'English' }).check()
    await page.getByLabel('Search in the texts').fill('cards/')
    await row(/^Title/)
      .first()
      .click()
    await page.getByLabel(/^English: Title/).fill('Words that last')
    await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Words that last' })).toBeVisible()
    await expect(saved).toBeVisible()
    await expectAccessible()
  })

  await test.step('they go out for a translator, and what comes back is looked at first', async () => {
    await page.getByRole('button', { name: 'Export' }).click()
    await expectAccessible()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save the file' }).click(),
    ])
    const text = readFileSync(await download.path(), 'utf8')
    expect(text).toContain('Words that last')
    await page.getByRole('button', { name: 'Import' }).click()
    const choosing = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Choose a file' }).click()
    await (
      await choosing
    ).setFiles({
      ...{ name: 'back.xlf', mimeType: 'application/xliff+xml' },
      buffer: Buffer.from(text.replace('Words that last', 'Words that hold')),
    })
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('group', { name: 'New translations (1)' })).toContainText('Words that hold')
    await expectAccessible()
    await dialog.getByRole('button', { name: 'Take over (1)' }).click()
    await expect(page.getByLabel(/^English: Title/)).toHaveValue('Words that hold')
    await expect(saved).toBeVisible()
  })

  await test.step('it is there after a reload, and can still be taken back', async () => {
    await page.reload()
    await page.getByRole('checkbox', { name: 'English' }).check()
    await page.getByLabel('Search in the texts').fill('Words that hold')
    await expect(row(/^Title/)).toHaveCount(1)
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByLabel('Search in the texts').fill('Words that last')
    await expect(row(/^Title/)).toHaveCount(1)
    await expect(saved).toBeVisible()
  })
  await expectSpoken('translations')
})

test('an admin gives a player a language, who translates that and sees nothing else of it [AUTHOR-2]', async ({
  page,
  browser,
  expectAccessible,
}) => {
  test.setTimeout(FIRST_CHECK_MS + 120_000)
  const NAME = 'Hanna'
  await test.step('the admin finds the person and gives German', async () => {
    await harbour.arrive(page, TRAVELLERS.network, '/app/content/lantern-isles/translations')
    await page.getByRole('button', { name: 'Translators' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Find somebody').fill(NAME)
    const person = dialog.getByRole('group', { name: new RegExp(NAME) })
    await person.getByRole('checkbox', { name: 'Deutsch' }).check()
    await expectAccessible()
    await person.getByRole('button', { name: /^Save/ }).click()
    await expect(dialog.getByRole('list', { name: 'Translators' })).toContainText(NAME)
  })

  await test.step('who translates comes from the own area, writes German, and the original stays as it is', async () => {
    const context = await browser.newContext()
    const theirs = await context.newPage()
    await harbour.arrive(theirs, { ...TRAVELLERS.mouse, username: 'hanna@demo.waymark.test' }, '/app/player')
    await theirs.getByRole('link', { name: 'Translations' }).click()
    await theirs.getByRole('link', { name: /Lantern/ }).click()
    await theirs.getByRole('table').getByRole('button', { name: /^Name/ }).first().click()
    await theirs.getByLabel(/^Deutsch: Name/).fill('Laterneninseln bei Nacht')
    await expect(theirs.getByText('Saved', { exact: true })).toBeVisible()
    await expect(theirs.getByLabel(/^Polski: Name/)).toHaveCount(0)
    await context.close()
  })
})
