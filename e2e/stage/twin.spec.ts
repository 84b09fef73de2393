import AxeBuilder from '@axe-core/playwright'
import { expect, test, type StagePage } from './stage.ts'

const SIZES = [
  { width: 1920, height: 1080 },
  { width: 1366, height: 768 },
  { width: 1180, height: 820 },
  { width: 844, height: 390 },
  { width: 390, height: 844 },
]

/** The largest distance between where the stage draws an element and where its button lies (CSS px). */
function gap(stage: StagePage): Promise<number> {
  return stage.page.evaluate(async () => {
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    const drawn = window.waymarkStage?.drawnBoxes() ?? {}
    const canvas = document.querySelector('canvas')?.getBoundingClientRect() ?? new DOMRect()
    const gaps = [...document.querySelectorAll('nav [data-element]')].map((button) => {
      const rect = button.getBoundingClientRect()
      const box = drawn[button.getAttribute('data-element') ?? '']
      if (!box) return Infinity
      const x = rect.x + rect.width / 2 - (canvas.x + box.x + box.width / 2)
      const y = rect.y + rect.height / 2 - (canvas.y + box.y + box.height / 2)
      const isTouchSized = rect.width >= 43.9 && rect.height >= 43.9
      return isTouchSized ? Math.max(Math.abs(x), Math.abs(y)) : Infinity
    })
    return Math.max(...gaps)
  })
}

test.describe('the twin [STAGE-8]', () => {
  for (const size of SIZES) {
    test(`lies on its picture at ${size.width} x ${size.height}, after pan and zoom too [STAGE-1]`, async ({
      stage,
      page,
    }) => {
      await page.setViewportSize(size)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await stage.open('canvas')
      await stage.show({ id: 'isles', kind: 'moving', size: [3840, 2160], elements: 8 })
      expect(await gap(stage)).toBeLessThan(1)
      await page.evaluate(() => window.fixture.actions.panBy(130, 70))
      expect(await gap(stage)).toBeLessThan(1)
      await page.evaluate(() => window.fixture.actions.zoomIn())
      expect(await gap(stage)).toBeLessThan(1)
      await page.setViewportSize({ width: size.width - 60, height: size.height - 40 })
      await expect.poll(() => gap(stage)).toBeLessThan(1)
    })
  }

  test('is a list of real buttons that speak, in reading order', async ({ stage, page }) => {
    await stage.open('canvas')
    await stage.show({ id: 'map', elements: 4 })
    await expect(page.getByRole('navigation', { name: 'map' }).getByRole('listitem')).toHaveCount(4)
    await expect(page.getByRole('button', { name: 'Isle map 2, inProgress, 40 %' })).toBeAttached()
  })

  test('is walked with Tab and arrows, opened with Enter and left with Escape', async ({ stage, page }) => {
    await stage.open('canvas')
    await stage.show({ id: 'map', elements: 6 })
    await page.getByRole('button', { name: 'Isle map 1,' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('button', { name: 'Isle map 2,' })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    const { pressed, backs } = await page.evaluate(() => ({
      pressed: window.fixture.pressed,
      backs: window.fixture.backs,
    }))
    expect(pressed).toHaveLength(1)
    expect(pressed[0]).not.toBe('map-2')
    expect(backs).toBe(1)
  })

  test('brings what is focused into view', async ({ stage, page }) => {
    await page.setViewportSize({ width: 390, height: 700 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await stage.open('canvas')
    await stage.show({ id: 'isles', kind: 'moving', size: [3840, 2160], elements: 8 })
    const last = page.getByRole('button', { name: 'Isle isles 4,' })
    await last.focus()
    await expect(last).toBeInViewport({ ratio: 0.99 })
  })

  test('lets the mouse meet the picture: hover, press, and labels too', async ({ stage, page }) => {
    await stage.open('canvas')
    await stage.show({ id: 'map', elements: 4 })
    const box = await page.getByRole('button', { name: 'Isle map 2,' }).boundingBox()
    expect(box).not.toBeNull()
    if (!box) return
    await page.mouse.click(box.x + box.width * 0.45, box.y + box.height * 0.8)
    const label = await page.getByText('Isle map 1', { exact: true }).boundingBox()
    if (label) await page.mouse.click(label.x + label.width / 2, label.y + label.height / 2)
    await page.mouse.click(4, 4)
    expect(await page.evaluate(() => window.fixture.pressed)).toEqual(['map-2', 'map-1'])
  })

  test('answers nobody under a modal', async ({ stage, page }) => {
    await stage.open('canvas')
    await stage.show({ id: 'map', elements: 4 })
    const box = await page.locator('nav [data-element="map-2"]').boundingBox()
    if (!box) throw new Error('the second isle lies nowhere')
    const pressIt = () => page.mouse.click(box.x + box.width * 0.45, box.y + box.height * 0.8)
    await page.evaluate(() => window.fixture.openPopup(true))
    await expect(page.getByRole('dialog', { name: 'News' })).toBeVisible()
    await pressIt()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    expect(await page.evaluate(() => window.fixture.pressed)).toEqual([])
    await page.evaluate(() => window.fixture.openPopup(false))
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await pressIt()
    expect(await page.evaluate(() => window.fixture.pressed)).toEqual(['map-2'])
  })
})

test.describe('the list [STAGE-8]', () => {
  test('stands in where nothing can be drawn, with the same presses', async ({ stage, page }) => {
    await stage.open('list')
    await stage.ask({ id: 'map', elements: 4 })
    await page.getByRole('button', { name: 'Isle map 3, waiting, 0 %' }).click()
    expect(await page.evaluate(() => window.fixture.pressed)).toEqual(['map-3'])
    await expect(page.locator('canvas')).toHaveCount(0)
  })

  test('is one key away from the map, and back', async ({ stage, page }) => {
    await stage.open('canvas')
    await stage.show({ id: 'map', elements: 4 })
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Show as a map' })).toBeVisible()
    expect(await stage.framesOver(20)).toBe(0)
    await page.getByRole('button', { name: 'Show as a map' }).click()
    await expect(page.getByRole('button', { name: 'Show as a map' })).toHaveCount(0)
  })
})

test.describe('axe finds nothing [STAGE-8]', () => {
  for (const renderer of ['canvas', 'list'] as const) {
    test(`on the ${renderer}`, async ({ stage, page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await stage.open(renderer)
      await stage.ask({ id: 'isles', kind: 'moving', size: [3840, 2160], elements: 6 })
      await page.locator('nav [data-element]').first().waitFor()
      // The page is no screen: it has no main and no title of its own.
      const { violations } = await new AxeBuilder({ page })
        .disableRules(['region', 'page-has-heading-one', 'landmark-one-main'])
        .analyze()
      expect(violations).toEqual([])
    })
  }
})
