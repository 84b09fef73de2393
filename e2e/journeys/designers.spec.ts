import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator } from '@playwright/test'
import { startDeveloping } from '../../tools/product/develop.ts'
import { logIn } from '../../tools/product/log-in.ts'
import { expect, test } from '../journey.ts'

const DESIGNER = { username: 'designer@demo.waymark.test', password: 'Waymark-demo-1' }
/** Beside the lighthouse of the harbour: its picture becomes no larger. */
const PATCHES = ['#f0f', '#0ff', '#ff0'].map(
  (colour) => `<rect x="950" y="900" width="100" height="60" fill="${colour}"/>`,
)

// one of a picture in its usual size is waited for
test.use({ savesData: false })
test.slow()

test('what a designer saves shows where they stand, and a fault until it is mended [DESIGN-2]', async ({
  page,
}) => {
  mkdirSync('.cache/test', { recursive: true })
  const { url, scenes, stop } = await startDeveloping('.cache/test/server-of-designers.log')
  try {
    await page.goto(`${url}/health`)
    expect(await page.evaluate(logIn, DESIGNER)).toBe(200)
    await page.goto(url)
    const stage = page.locator('[data-scene="isles"]')
    await expect(stage).toHaveAttribute('data-ready', 'true', { timeout: 120_000 })
    const harbour = page.locator('nav [data-element="harbour"]')
    const width = async () => (await harbour.boundingBox())?.width ?? 0
    const before = await width()
    await page.getByRole('button', { name: 'Zoom in' }).click()
    await expect.poll(width).toBeGreaterThan(before * 1.3)
    await harbour.focus()
    const card = page.getByRole('region', { name: 'Harbour' })
    await expect(card).toBeVisible()
    await page.evaluate(() => document.body.setAttribute('data-stays', ''))
    const box = await atRest(harbour)

    const drawing = join(scenes, 'lantern-isles/isles/scene.svg')
    const drawn = readFileSync(drawing, 'utf8')
    const inside = drawn.indexOf('>', drawn.indexOf('<g id="element harbour"')) + 1
    for (const patch of PATCHES) {
      const redrawn = page.waitForResponse(/\/scenes\/isles-element-harbour-normal\.[0-9a-f]{16}\.png$/)
      saveAsProgramsDo(drawing, drawn.slice(0, inside) + patch + drawn.slice(inside))
      await redrawn
    }
    await expect(card).toBeVisible()
    await expect(harbour).toBeFocused()
    expect(await harbour.boundingBox()).toEqual(box)

    const settings = join(scenes, 'lantern-isles/harbour/scene.json')
    const valid = readFileSync(settings, 'utf8')
    const errors = page.getByRole('region', { name: 'Scenes' })
    writeFileSync(settings, valid.slice(0, -4))
    await expect(errors).toContainText('lantern-isles/harbour/scene.json')
    await expect(harbour).toBeFocused()
    await expect(stage).toHaveAttribute('data-ready', 'true')
    writeFileSync(settings, valid)
    await expect(errors).toBeHidden()
    await expect(page.locator('body[data-stays]'), 'the page was loaded anew').toBeAttached()
  } finally {
    await stop()
  }
})

/** A new file takes the place of the old one. */
function saveAsProgramsDo(file: string, content: string): void {
  const aside = `${file}.saving`
  writeFileSync(aside, content)
  renameSync(aside, file)
}

/** Where it stands once it has not moved for a while: the map's arrival may come late. */
async function atRest(place: Locator): Promise<unknown> {
  let box = await place.boundingBox()
  let still = 0
  await expect
    .poll(
      async () => {
        const before = box
        box = await place.boundingBox()
        const isSame = box?.x === before?.x && box?.y === before?.y && box?.width === before?.width
        still = isSame ? still + 1 : 0
        return still
      },
      { intervals: [300] },
    )
    .toBeGreaterThan(9)
  return box
}
