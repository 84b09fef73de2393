import { FIRST_CHECK_MS, serveHarbour } from '../harbour-alone.ts'
import { expect, test } from '../journey.ts'
import { TRAVELLERS } from '../people.ts'

test.use({ savesData: false })

const PILL = 'Four words beat P@ssw0rd1'

test.describe.configure({ mode: 'default' })
const harbour = serveHarbour('tasks')

test('a designer writes a card of a learning pill, sees it in the player beside it, answers it there, and undoes [AUTHOR-1]', async ({
  page,
  expectAccessible,
}) => {
  test.setTimeout(FIRST_CHECK_MS + 120_000)
  await page.setViewportSize({ width: 1366, height: 768 })
  const player = page.frameLocator('iframe')

  await test.step('the tasks of an adventure are a room of its page', async () => {
    await harbour.arrive(page, TRAVELLERS.keyboard, '/app/content')
    await page.getByRole('button', { name: 'Make it our own' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Make it our own' }).click()
    await page.getByRole('link', { name: 'Tasks', exact: true }).click()
    await expect(page.getByRole('link', { name: PILL })).toBeVisible()
    await expectAccessible()
    await page.getByRole('link', { name: PILL }).click()
  })

  await test.step('what is typed stands in the player at once, and is saved by itself', async () => {
    await page.getByRole('button', { name: 'Add a card' }).click()
    await page.getByLabel('Title', { exact: true }).fill('Never twice')
    await expect(player.getByRole('heading', { name: 'Never twice' })).toBeVisible()
    await page.getByLabel('Text', { exact: true }).fill('One key opens one lock.')
    await page.getByLabel('Picture of this adventure').selectOption({ index: 1 })
    await page.getByLabel('It is only decoration').check()
    await expect(player.getByText('One key opens one lock.')).toBeVisible()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await expectAccessible()
  })

  await test.step('its question is judged there by what is right here', async () => {
    await page.getByLabel('This card asks a question').check()
    await page.getByLabel('Question', { exact: true }).fill('How many locks?')
    await page.getByLabel('Answer 1', { exact: true }).fill('One')
    await page.getByLabel('Answer 2', { exact: true }).fill('All')
    await page.getByLabel('Explanation').fill('So that a lost key opens little.')
    await player.getByRole('radio', { name: /All/ }).check()
    await player.getByRole('button', { name: 'Check' }).click()
    await expect(player.getByText('So that a lost key opens little.')).toBeVisible()
  })

  await test.step('everything comes back, step by step, and nothing was lost by a reload', async () => {
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await page.reload()
    const card = page.getByRole('button', { name: /Never twice/ })
    await expect(card.first()).toBeVisible()
    await expect(async () => {
      // the last step may be undone between the look and the press: the button is disabled then
      if ((await card.count()) > 0) await page.getByRole('button', { name: 'Undo' }).click({ timeout: 2000 })
      expect(await card.count()).toBe(0)
    }).toPass({ intervals: [0] })
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  })

  const add = async (kind: string) => {
    await page.getByRole('button', { name: 'Back to the tasks' }).click()
    await page
      .getByRole('button', { name: /^Add a task/ })
      .first()
      .click()
    await page.getByLabel('Kind', { exact: true }).selectOption(kind)
    await page.getByRole('dialog').getByRole('button', { name: 'Add a task' }).click()
  }

  await test.step('an exam begins with an example, is written, and is handed in beside its form to the server', async () => {
    await add('Exam')
    await page.getByRole('button', { name: 'Add a question' }).click()
    await page.getByLabel('Question', { exact: true }).fill('Who closes the door?')
    await expect(player.getByRole('heading', { name: 'Who closes the door?' })).toBeVisible()
    await player.getByRole('radio').first().check()
    await player.getByRole('button', { name: 'All questions' }).click()
    await player.getByRole('button', { name: 'Hand in' }).click()
    await expect(player.getByText('1 of 4 right').first()).toBeVisible()
    await expect(page.getByText(/^Played to the end, and not passed/)).toBeVisible()
    await expectAccessible()
  })

  await test.step('a survey is answered there', async () => {
    await add('Survey')
    await player.getByRole('radio', { name: /^8/ }).check()
    await player.getByRole('radio', { name: /^4 of 5/ }).check()
    await player.getByRole('button', { name: 'Hand in' }).click()
    await expect(player.getByText('These are the answers you handed in.').first()).toBeVisible()
  })

  await test.step('a choice of a simulation is led to another step, and played from there to its end', async () => {
    await add('Simulation')
    await expect(page.getByText('Every way leads to an end, and every step is reached.')).toBeVisible()
    const choice = page.getByRole('button', { name: /^Choice B of “A mail/ })
    await choice.dragTo(page.getByRole('button', { name: /^Safe, but only you/ }))
    await expect(page.getByLabel('B leads to')).toHaveValue('alone')
    await player.getByRole('button', { name: 'I follow the link' }).click()
    await expect(player.getByText('It could have been worse')).toBeVisible()
    await expect(player.getByText('Better: I look at who sent it')).toBeVisible()
    await expectAccessible()
    await page.getByRole('button', { name: /^Everybody is warned/ }).click()
    await expect(player.getByText('You looked twice, and you let others know.')).toBeVisible()
  })
})
