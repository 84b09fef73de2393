import type { FrameLocator, Page } from '@playwright/test'
import { manifestOf, packageOf } from '../../server/intake/testing/package-samples.ts'
import { logIn } from '../../tools/product/log-in.ts'
import type { Product } from '../../tools/product/serve.ts'
import { startChanged } from '../products.ts'
import { expect, test } from '../journey.ts'
import { TRAVELLERS, type Traveller } from '../people.ts'
import { haveSeenStreak } from '../../tools/product/seen-streak.ts'

test.describe.configure({ mode: 'default' })
let product: Product | null = null

/** A server of its own: what is brought there stays there, and every mission is open. */
test.beforeAll(async () => {
  product = await startChanged('imports', (isles) => [
    {
      ...isles,
      version: 'open-missions-in-a-test',
      missions: isles.missions.map((one) => ({ ...one, unlock: null })),
    },
  ])
})
test.afterAll(() => product?.stop())

/** It talks as SCORM 1.2 has it, and is completed when its button is pressed. */
const LESSON = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Ropes</title>
<h1>How to make fast</h1><p id="place"></p><button>I have read it</button>
<script>
const API = parent.API
API.LMSInitialize('')
document.getElementById('place').textContent = 'Place: ' + (API.LMSGetValue('cmi.core.lesson_location') || 'the beginning')
API.LMSSetValue('cmi.core.lesson_location', 'the second page')
API.LMSCommit('')
document.querySelector('button').onclick = () => {
  API.LMSSetValue('cmi.core.lesson_status', 'completed')
  API.LMSFinish('')
}
</script></html>`
const GOOD = packageOf(manifestOf({ items: [{ id: 'ropes', href: 'ropes.html' }] }), [
  { name: 'ropes.html', content: LESSON },
])
const BAD = packageOf({ version: '2004 4th Edition' })

async function arrive(page: Page, { username, password }: Traveller, path: string): Promise<void> {
  await page.goto(`${product?.url}/health`)
  expect(await page.evaluate(logIn, { username, password })).toBe(200)
  await page.goto(`${product?.url}/#${path}`)
}

/** As from the desk of anyone who sits there. */
async function drop(page: Page, files: readonly { name: string; content: Buffer }[]): Promise<void> {
  const sent = files.map(({ name, content }) => ({ name, base64: content.toString('base64') }))
  const data = await page.evaluateHandle((given) => {
    const transfer = new DataTransfer()
    for (const { name, base64 } of given) {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      transfer.items.add(new File([bytes], name, { type: 'application/zip' }))
    }
    return transfer
  }, sent)
  await page.dispatchEvent('main', 'dragover', { dataTransfer: data })
  await page.dispatchEvent('main', 'drop', { dataTransfer: data })
}

const lesson = (page: Page): FrameLocator => page.frameLocator('iframe').frameLocator('iframe')

test('a designer drops a good package and a bad one, puts the good one into a mission, and it is played to its end [TASK-1] [TASK-10]', async ({
  page,
  browser,
  expectAccessible,
  expectSpoken,
}) => {
  await arrive(page, TRAVELLERS.keyboard, '/app/packages')
  await expect(page.getByRole('heading', { level: 1, name: 'Course packages' })).toBeFocused()
  await expect(page.getByText('No packages yet.')).toBeVisible()
  await drop(page, [
    { name: 'new.zip', content: BAD },
    { name: 'ropes.zip', content: GOOD },
  ])
  await expect(page.getByRole('alert')).toContainText('It is SCORM 2004. 2004 4th Edition')
  await expect(page.getByRole('heading', { name: 'Life at the harbour' })).toBeVisible()
  await expectAccessible()

  await page.getByRole('button', { name: 'Close' }).press('Enter')
  await expect(page.getByRole('alert')).toBeHidden()
  await page.getByLabel('Mission').selectOption({ label: 'Lantern Isles · The wreck' })
  await page.getByLabel('Name of the task').fill('Make fast')
  await page.getByRole('button', { name: 'Add the task' }).press('Enter')
  const open = page.getByRole('link', { name: 'Open the task' })
  await expect(open).toBeVisible()
  await expect(open, 'what took the place of the form has the focus').toBeFocused()
  await expectAccessible()
  const address = await open.getAttribute('href')

  await test.step('a player has it, leaves in the middle, comes back and ends it', async () => {
    const context = await browser.newContext()
    await context.addInitScript(haveSeenStreak)
    const player = await context.newPage()
    await arrive(player, TRAVELLERS.mouse, (address ?? '').slice(1))
    await expect(player.getByRole('heading', { name: 'Make fast' })).toBeVisible()
    await player.getByRole('button', { name: 'Begin' }).click()
    await expect(lesson(player).getByText('Place: the beginning')).toBeVisible()
    await expect(player.getByText('Saved', { exact: true })).toBeVisible()
    await player.reload()
    await expect(lesson(player).getByText('Place: the second page')).toBeVisible()
    await lesson(player).getByRole('button', { name: 'I have read it' }).click()
    await expect(player.getByRole('dialog').getByRole('heading', { level: 2 })).toBeVisible()
    await context.close()
  })

  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No packages yet.')).toBeVisible()
  await expectSpoken('import-package')
})

test('a package is chosen by finger on a phone @phone [TASK-10]', async ({ page, expectAccessible }) => {
  await arrive(page, TRAVELLERS.network, '/app/packages')
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose packages' }).tap()
  await (await choosing).setFiles({ name: 'ropes.zip', mimeType: 'application/zip', buffer: GOOD })
  await expect(page.getByRole('heading', { name: 'Life at the harbour' })).toBeVisible()
  await page.getByRole('button', { name: 'Add the task' }).tap()
  await expect(page.getByRole('link', { name: 'Open the task' })).toBeVisible()
  await expectAccessible()
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
  expect(scrollWidth).toBe(clientWidth)
})

test('a player does not find the desk of packages [TASK-10] [SERVE-2]', async ({ page }) => {
  await arrive(page, TRAVELLERS.mouse, '/app/packages')
  await expect(page.getByText('Only designers and administrators can upload packages.')).toBeVisible()
})
