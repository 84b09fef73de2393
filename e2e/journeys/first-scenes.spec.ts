import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { initializeCanvas, writePsdBuffer, type Layer } from 'ag-psd'
import { haveSeenStreak } from '../../tools/product/seen-streak.ts'
import { FIRST_CHECK_MS, ISLES, serveHarbour } from '../harbour-alone.ts'
import { expect, test } from '../journey.ts'
import { TRAVELLERS } from '../people.ts'

test.describe.configure({ mode: 'default' })
const harbour = serveHarbour('first-scenes')

/** An adventure of a name alone, whose editor asks what its first mission is. */
async function beginEmpty(page: Page, name: string, mission: string): Promise<void> {
  await harbour.arrive(page, TRAVELLERS.keyboard, '/app/content')
  await page.getByRole('button', { name: 'New adventure' }).click()
  const asks = page.getByRole('dialog')
  await asks.getByRole('radio', { name: 'Empty' }).check()
  await asks.getByLabel('Name', { exact: true }).fill(name)
  await asks.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('heading', { name: 'Your first mission' })).toBeVisible()
  await page.getByLabel('What is it called?').fill(mission)
}

async function choose(page: Page, files: Parameters<Awaited<ReturnType<typeof chooser>>['setFiles']>[0]) {
  await (await chooser(page)).setFiles(files)
}

async function chooser(page: Page) {
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Add pictures' }).first().click()
  return choosing
}

const scene = (page: Page) => page.getByRole('group', { name: 'Scene', exact: true })
const isOpen = (page: Page) =>
  expect(page.locator('[data-scene^="make "][data-ready="true"]')).toBeAttached({ timeout: FIRST_CHECK_MS })

/** On a phone a place of it opens its task. */
async function playOnPhone(page: Page, mission: string, place: string): Promise<void> {
  await page.getByRole('button', { name: 'Preview as players see it', exact: true }).click()
  await page.getByRole('radio', { name: 'Phone' }).check()
  const game = page.frameLocator('iframe[title$="as players see it"]')
  await expect(game.locator(`[data-scene="${mission}"][data-ready="true"]`)).toBeAttached()
  await game.getByRole('button', { name: place }).first().press('Enter')
  await expect(game.getByRole('heading', { name: place })).toBeVisible()
  await page.getByRole('button', { name: 'Preview as players see it', exact: true }).click()
}

test.beforeEach(async ({ page }) => {
  test.setTimeout(FIRST_CHECK_MS + 180_000)
  await page.addInitScript(haveSeenStreak)
})

test('from pictures somebody makes a mission in one drop, and another picture becomes a place of it [DESIGN-4]', async ({
  page,
  expectAccessible,
}) => {
  const folder = join(ISLES, 'school')
  const pictures = readdirSync(folder).filter((name) => name.endsWith('.svg'))
  await beginEmpty(page, 'From pictures', 'Lamp school')
  await expectAccessible()
  await choose(
    page,
    pictures.map((name) => join(folder, name)),
  )
  await isOpen(page)
  await expect(scene(page).getByRole('button', { name: 'Report it' })).toBeAttached()
  await expectAccessible()
  await choose(page, [
    join(
      ISLES,
      'pictures',
      readdirSync(join(ISLES, 'pictures')).filter((name) => name.endsWith('.svg'))[0] ?? '',
    ),
  ])
  await expect(page.getByText(/is in its place\. It appears with the next check\.$/)).toBeVisible()
  await expect(scene(page).getByRole('button')).toHaveCount(
    pictures.filter((name) => /element [^ ]+\.svg/.test(name)).length + 1,
    {
      timeout: FIRST_CHECK_MS,
    },
  )
  await playOnPhone(page, 'lamp-school', 'Report it')
})

test('from a Photoshop document its layers become a mission that plays on a phone [DESIGN-4]', async ({
  page,
}) => {
  await beginEmpty(page, 'From a document', 'Lock')
  await choose(page, { name: 'My lock.psd', mimeType: 'image/vnd.adobe.photoshop', buffer: documentOf() })
  await isOpen(page)
  await expect(scene(page).getByRole('button', { name: 'Gate' })).toBeAttached()
  await playOnPhone(page, 'lock', 'Gate')
})

test('from nothing a drawn room is there, which plays on a phone; its places lead to their tasks and to rooms of their own [DESIGN-4]', async ({
  page,
  expectAccessible,
}) => {
  await beginEmpty(page, 'From nothing', 'Quiet room')
  await page.getByRole('button', { name: 'Begin with the room' }).click()
  await isOpen(page)
  const lamp = scene(page).getByRole('button', { name: 'Lamp' })
  await lamp.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Shift+ArrowRight')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await playOnPhone(page, 'quiet-room', 'Lamp')

  await test.step('a place is called otherwise, and its task is written under its name', async () => {
    await page.getByLabel('Name (English)').fill('Reading lamp')
    await page.keyboard.press('Enter')
    await expect(scene(page).getByRole('button', { name: 'Reading lamp' })).toBeAttached()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Write its task' }).click()
    const asks = page.getByRole('dialog', { name: 'New task for “Reading lamp”' })
    await expectAccessible()
    await asks.getByRole('button', { name: 'Add a task' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Reading lamp' })).toBeVisible()
    await page.getByRole('button', { name: 'Back to the tasks' }).click()
    const without = page.getByRole('list', { name: 'Places of Quiet room without a task' })
    await expect(without.getByText('Opens nothing yet')).toHaveCount(2)
    await expectAccessible()
  })

  await test.step('another one becomes the way to a room of its own', async () => {
    await page.getByRole('link', { name: 'Edit scenes' }).click()
    await isOpen(page)
    await scene(page).getByRole('button', { name: 'Door' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText(/^Nothing yet, so the adventure cannot be published/)).toBeVisible()
    await expectAccessible()
    await page.getByRole('button', { name: 'Begin a room behind it' }).click()
    await page.getByRole('link', { name: 'Edit its scene' }).click({ timeout: FIRST_CHECK_MS })
    await expect(page.getByRole('heading', { level: 1, name: 'Door' })).toBeVisible()
    await isOpen(page)
    await expect(scene(page).getByRole('button', { name: 'Door desk' })).toBeAttached()
    // the third place still opens nothing
    await expect(page.getByText('1 error to fix', { exact: true })).toBeVisible()
  })
})

/** 1920 x 1080, as Photoshop saves it: a background and two places. */
function documentOf(): Buffer {
  const [width, height] = [1920, 1080]
  initializeCanvas(
    () => {
      throw new Error('it has pixels, and no canvas')
    },
    (across, down) => ({
      width: across,
      height: down,
      colorSpace: 'srgb',
      data: new Uint8ClampedArray(across * down * 4),
    }),
  )
  const children: Layer[] = [
    layerOf('background', [0, 0, width, height], [30, 60, 100]),
    layerOf('element gate', [400, 300, 300, 420], [200, 130, 70]),
    layerOf('element winch', [1200, 520, 240, 240], [240, 190, 90]),
  ]
  const imageData = { width, height, data: new Uint8ClampedArray(width * height * 4) }
  return writePsdBuffer({ width, height, children, imageData }, { noBackground: true })
}

function layerOf(
  name: string,
  [left, top, width, height]: readonly [number, number, number, number],
  [red, green, blue]: readonly [number, number, number],
): Layer {
  const data = new Uint8ClampedArray(width * height * 4)
  const colour = [red, green, blue, 255]
  for (let at = 0; at < data.length; at += 1) data[at] = colour[at % 4] ?? 0
  return { name, left, top, imageData: { width, height, data } }
}
