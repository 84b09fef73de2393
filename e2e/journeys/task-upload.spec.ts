import type { Page } from '@playwright/test'
import { beginBeyondHarbour } from '../ahead.ts'
import { press } from '../hands.ts'
import { expect, test } from '../journey.ts'
import { ARRIVAL_TIMEOUT_MS } from '../places.ts'
import { onTablet } from '../tablet.ts'
import { expectChip } from '../task-steps.ts'

test.use({ savesData: false })

const NAME = 'The nearest way out'
const TASK = '/#/app/game/plot/task/nearest-way-out/1'
const INTRODUCTION = '/#/app/game/plot/task-introduction/nearest-way-out/the-wreck'

const chooser = (page: Page) => page.locator('input[type=file]:not([capture])')
const handIn = (page: Page) => page.getByRole('button', { name: 'Hand in' })
const rows = (page: Page) =>
  page
    .getByRole('list')
    .filter({ has: page.getByText(/\.(png|mp4)$/) })
    .getByRole('listitem')

/** A picture as a camera would make one, by the page itself. */
async function pictureOf(page: Page, colour: string): Promise<Buffer> {
  const base64 = await page.evaluate((fill) => {
    const canvas = document.createElement('canvas')
    canvas.width = 320
    canvas.height = 240
    const paint = canvas.getContext('2d')
    if (paint) {
      paint.fillStyle = fill
      paint.fillRect(0, 0, 320, 240)
    }
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  }, colour)
  return Buffer.from(base64, 'base64')
}

/** As large as is asked for, and a film as far as its first bytes say. */
function filmOf(megabytes: number): Buffer {
  const film = Buffer.alloc(megabytes * 1024 * 1024)
  film.write('000000206674797069736f6d0000020069736f6d69736f32617663316d703431', 'hex')
  return film
}

test('files are handed in by mouse, under a finger elsewhere, and with the keyboard; what broke off goes on [TASK-1, TASK-2, TASK-4, TASK-5]', async ({
  page,
  browser,
  expectAccessible,
  expectSpoken,
}) => {
  test.slow()
  await beginBeyondHarbour(page, 'Ulla')
  const picture = (name: string, colour: string) => async () => ({
    name,
    mimeType: 'image/png',
    buffer: await pictureOf(page, colour),
  })
  const photo = picture('door.png', '#2f7a66')
  const film = { name: 'walk.mp4', mimeType: 'video/mp4', buffer: filmOf(12) }

  await test.step('what to know before it', async () => {
    await page.goto(INTRODUCTION)
    await expect(page.getByRole('heading', { name: NAME, level: 1 })).toBeVisible({
      timeout: ARRIVAL_TIMEOUT_MS,
    })
    await expect(page.getByText(/Your files are stored under your name/)).toBeVisible()
    await page.getByRole('button', { name: 'Begin' }).click()
    await expect(page.getByText(/Faces and name badges/)).toBeVisible()
    await expect(page.getByText('1 more file is needed.')).toBeVisible()
    await expectAccessible()
  })

  await test.step('what is not asked for is refused at once, in words', async () => {
    await chooser(page).setInputFiles({
      name: 'phpinfo.jpg.php',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('<?php'),
    })
    await expect(page.getByText('This type of file is not accepted here').first()).toBeVisible()
    await page.getByRole('button', { name: 'Remove phpinfo.jpg.php from the list' }).click()
    await chooser(page).setInputFiles({
      name: 'page.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('<html>'),
    })
    await expect(page.getByText('or the file is not what its name says').first()).toBeVisible()
    await page.getByRole('button', { name: 'Remove page.jpg from the list' }).click()
  })

  await test.step('a picture arrives, is shown, looked at and taken away', async () => {
    await chooser(page).setInputFiles(await photo())
    await expect(page.getByRole('button', { name: 'Delete door.png' })).toBeVisible()
    await expectChip(page, 'Saved')
    await page.getByRole('button', { name: 'View door.png' }).click()
    await expect(page.getByRole('img', { name: 'door.png' })).toBeVisible()
    await expectAccessible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Delete door.png' }).click()
    await expect(page.getByText('No files yet.')).toBeVisible()
    await chooser(page).setInputFiles(await photo())
    await expect(page.getByRole('button', { name: 'Delete door.png' })).toBeVisible()
  })

  await test.step('a film breaks off in the middle, and goes on after a reload when it is chosen again', async () => {
    let sent = 0
    await page.route('**/uploads/*', async (route) => {
      const isPart = route.request().method() === 'PATCH'
      if (isPart) sent += 1
      await (isPart && sent > 1 ? route.abort() : route.continue())
    })
    await chooser(page).setInputFiles(film)
    await expect(page.getByText(/^The connection was lost at \d+/)).toBeVisible()
    await page.unroute('**/uploads/*')
    await page.goto('about:blank')
    await page.goto(TASK)
    await expect(page.getByText('67% is uploaded. Choose the same file again')).toBeVisible({
      timeout: ARRIVAL_TIMEOUT_MS,
    })
    await expect(page.getByRole('button', { name: 'Delete door.png' })).toBeVisible()
    await chooser(page).setInputFiles(film)
    await expect(page.getByRole('button', { name: 'Delete walk.mp4' })).toBeVisible()
    await expectChip(page, 'Saved')
  })

  await onTablet(browser, page, TASK, async (tablet) => {
    await expect(rows(tablet)).toHaveCount(2, { timeout: ARRIVAL_TIMEOUT_MS })
    await expect(tablet.getByRole('button', { name: 'Take a photo' })).toBeVisible()
    const camera = tablet.locator('input[capture=environment]').first()
    await camera.setInputFiles({
      name: 'box.png',
      mimeType: 'image/png',
      buffer: await pictureOf(tablet, '#c93a2c'),
    })
    const away = tablet.getByRole('button', { name: 'Delete walk.mp4' })
    await expect(tablet.getByRole('button', { name: 'Delete box.png' })).toBeVisible()
    const box = await away.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    await away.tap()
    await expect(rows(tablet)).toHaveCount(2)
    await expectChip(tablet, 'Saved')
  })

  await test.step('and all of it is handed in with the keyboard, once', async () => {
    await page.goto('about:blank')
    await page.goto(TASK)
    await expect(page.getByRole('button', { name: 'View box.png' })).toBeVisible({
      timeout: ARRIVAL_TIMEOUT_MS,
    })
    await page.keyboard.press('Tab')
    await press(handIn(page), 'keyboard')
    const finished = page.getByRole('dialog', { name: NAME })
    await expect(finished).toContainText('The points come with the stars')
    await press(finished.getByRole('button', { name: 'Continue' }), 'keyboard')
    await expect(finished).toHaveCount(0)
  })

  await test.step('what was handed in can be looked at and downloaded, and not be changed', async () => {
    await page.goto(INTRODUCTION)
    await expect(page.getByText('Handed in and waiting for your leader.')).toBeVisible({
      timeout: ARRIVAL_TIMEOUT_MS,
    })
    await page.getByRole('button', { name: 'See what you handed in' }).click()
    await expect(rows(page)).toHaveCount(2)
    await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0)
    const picture = page.getByRole('button', { name: 'View door.png' }).locator('img')
    await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(320)
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download door.png' }).click()
    expect((await download).suggestedFilename()).toBe('door.jpg')
    await expectAccessible()
  })
  await expectSpoken('task-upload')
})
