import { FIRST_CHECK_MS, serveHarbour } from '../harbour-alone.ts'
import { expect, test } from '../journey.ts'
import { TRAVELLERS } from '../people.ts'

const PILL = 'Four words beat P@ssw0rd1'
const QUIZ = `<?xml version="1.0"?><quiz>
  <question type="multichoice">
    <name><text>Doors</text></name>
    <questiontext format="html"><text><![CDATA[<p>Who closes the door?</p>]]></text></questiontext>
    <single>true</single>
    <answer fraction="100"><text>Whoever leaves last</text></answer>
    <answer fraction="0"><text>Nobody</text></answer>
  </question>
  <question type="matching">
    <name><text>Pairs</text></name>
    <questiontext format="html"><text>Match them.</text></questiontext>
  </question>
</quiz>`

test.describe.configure({ mode: 'default' })
const harbour = serveHarbour('import')

test('a designer brings questions of a file into an exam, answers one as players will, and undoes all at once [AUTHOR-3]', async ({
  page,
  expectAccessible,
  expectSpoken,
}) => {
  test.setTimeout(FIRST_CHECK_MS + 120_000)
  await page.setViewportSize({ width: 1366, height: 768 })
  await harbour.arrive(page, TRAVELLERS.keyboard, '/app/content')
  await page.getByRole('button', { name: 'Make it our own' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Make it our own' }).click()
  await page.getByRole('link', { name: 'Tasks', exact: true }).click()
  await expect(page.getByRole('link', { name: PILL })).toBeVisible()
  await page
    .getByRole('button', { name: /^Add a task/ })
    .first()
    .click()
  await page.getByLabel('Kind', { exact: true }).selectOption('Exam')
  await page.getByRole('dialog').getByRole('button', { name: 'Add a task' }).click()

  const dialog = page.getByRole('dialog', { name: 'Import questions' })
  await test.step('a file is read, and what cannot be added is named by its line', async () => {
    await page.getByRole('button', { name: 'Import questions' }).click()
    await expectAccessible()
    await dialog
      .getByLabel(/^Choose a file/)
      .setInputFiles({ name: 'quiz.xml', mimeType: 'text/xml', buffer: Buffer.from(QUIZ) })
    await expect(dialog.getByText('1 question can be added.')).toBeVisible()
    await expect(dialog.getByText('Line 9')).toBeVisible()
    await expectAccessible()
  })

  await test.step('the player shows it, and judges it', async () => {
    const player = dialog.frameLocator('iframe')
    await expect(player.getByRole('heading', { name: 'Who closes the door?' })).toBeVisible()
    await player.getByRole('radio', { name: /last/ }).check()
    await player.getByRole('button', { name: 'All questions' }).click()
    await player.getByRole('button', { name: 'Hand in' }).click()
    await expect(player.getByText('1 of 1 right').first()).toBeVisible()
  })

  await test.step('it is added, saved, and gone by one undo', async () => {
    await dialog.getByRole('button', { name: 'Add 1 question' }).click()
    await expect(page.getByLabel('Question', { exact: true })).toHaveValue('Who closes the door?')
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('button', { name: /Who closes the door/ })).toHaveCount(0)
  })
  await expectSpoken('import-questions')
})

test('beside a question that players know stands how they answered it [AUTHOR-4]', async ({
  page,
  expectAccessible,
}) => {
  await harbour.arrive(page, TRAVELLERS.keyboard, '/app/content/lantern-isles/tasks')
  await page.getByRole('link', { name: PILL }).click()
  await page.locator('button', { hasText: 'Asks a question' }).first().click()
  await expect(page.getByRole('region', { name: 'How players answered' })).toBeVisible()
  await expectAccessible()
})
