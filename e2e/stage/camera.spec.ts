import { expect, test } from './stage.ts'

const ISLES = { id: 'isles', kind: 'moving' as const, size: [3840, 2160] as [number, number], elements: 6 }
const screen = { width: 640, height: 360 }

test.describe('a moving map [STAGE-4]', () => {
  test.beforeEach(async ({ stage }) => {
    await stage.open('canvas')
    await stage.show(ISLES)
  })

  test('zooms by wheel around the pointer, and shows all of it at the smallest', async ({ stage, page }) => {
    const pointer = { x: 500, y: 120 }
    const under = async () => {
      const { x, y, scale } = await stage.view()
      return [x + (pointer.x - screen.width / 2) / scale, y + (pointer.y - screen.height / 2) / scale]
    }
    const [x = 0, y = 0] = await under()
    await page.mouse.move(pointer.x, pointer.y)
    await page.mouse.wheel(0, -300)
    await expect.poll(async () => (await stage.view()).scale).toBeGreaterThan(0.28)
    const [afterX, afterY] = await under()
    expect(afterX).toBeCloseTo(x, 0)
    expect(afterY).toBeCloseTo(y, 0)
    await page.mouse.wheel(0, 3000)
    await expect.poll(async () => (await stage.view()).scale).toBeCloseTo(1 / 6, 4)
  })

  test('follows a drag, and a drag is no press', async ({ stage, page }) => {
    await page.evaluate(() => window.fixture.actions.zoomIn())
    await expect.poll(async () => (await stage.view()).scale).toBeCloseTo(1.35 / 6, 3)
    const before = await stage.view()
    const box = await page.getByRole('button', { name: 'Isle isles 2,' }).boundingBox()
    if (!box) throw new Error('the isle is out of view')
    const from = { x: box.x + box.width * 0.45, y: box.y + box.height * 0.8 }
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x - 40, from.y - 20, { steps: 5 })
    await page.mouse.up()
    expect((await stage.view()).x).toBeGreaterThan(before.x + 30 / before.scale)
    expect(await page.evaluate(() => window.fixture.pressed)).toEqual([])
  })

  test('answers + and - and the arrow keys', async ({ stage, page }) => {
    await page.keyboard.press('+')
    await expect.poll(async () => (await stage.view()).scale).toBeGreaterThan(0.2)
    const before = await stage.view()
    await page.keyboard.press('ArrowRight')
    await expect.poll(async () => (await stage.view()).x).toBeGreaterThan(before.x + 100)
    await page.keyboard.press('-')
    await expect.poll(async () => (await stage.view()).scale).toBeCloseTo(1 / 6, 4)
  })

  test('has buttons for whoever cannot drag or pinch', async ({ stage, page }) => {
    await page.setViewportSize({ width: 1024, height: 600 })
    await page.getByRole('button', { name: 'Zoom in' }).click()
    const right = page.getByRole('button', { name: 'Show more on the right' })
    await expect(right).toBeVisible()
    const before = await stage.view()
    await right.click()
    await expect.poll(async () => (await stage.view()).x).toBeGreaterThan(before.x + 100)
  })

  test('a finger that came down while the scene arrived drags it', async ({ stage, page }) => {
    await page.evaluate(() => window.waymarkStage?.freeze())
    await stage.ask({ ...ISLES, id: 'skerries' })
    await page.locator('[data-status="travelling"]').waitFor({ state: 'attached' })
    const cdp = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
      cdp.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x, y: 180, id: 1 }],
      })
    await touch('touchStart', 400)
    await page.evaluate(() => window.waymarkStage?.thaw())
    await page.locator('[data-scene="skerries"][data-ready="true"]').waitFor()
    await page.evaluate(() => window.fixture.actions.zoomIn())
    await expect.poll(async () => (await stage.view()).scale).toBeCloseTo(1.35 / 6, 3)
    const before = await stage.view()
    for (const x of [390, 370, 340, 300]) await touch('touchMove', x)
    await touch('touchEnd', 300)
    expect((await stage.view()).x).toBeGreaterThan(before.x + 60 / before.scale)
    expect(await page.evaluate(() => window.fixture.pressed)).toEqual([])
  })

  for (const viewport of [
    { width: 844, height: 390 },
    { width: 390, height: 844 },
    { width: 1180, height: 820 },
  ]) {
    test(`no label lies under an edge button at ${viewport.width} x ${viewport.height}`, async ({
      stage,
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize(viewport)
      await page.evaluate(() => window.fixture.actions.zoomIn())
      await expect(page.getByRole('button', { name: 'Show more on the right' })).toBeVisible()
      await stage.framesOver(3)
      const hidden = await page.evaluate(() => {
        const boxes = (selector: string) =>
          [...document.querySelectorAll(selector)]
            .filter((node) => node.checkVisibility({ visibilityProperty: true }))
            .map((node) => node.getBoundingClientRect())
        const buttons = boxes('button[aria-label^="Show more"]')
        return boxes('[aria-hidden] > [data-element]').filter((label) =>
          buttons.some(
            ({ left, right, top, bottom }) =>
              label.left < right && label.right > left && label.top < bottom && label.bottom > top,
          ),
        ).length
      })
      expect(hidden).toBe(0)
    })
  }

  test('zooms between two fingers', async ({ stage, page }) => {
    const cdp = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', spread: number) =>
      cdp.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          type === 'touchEnd'
            ? []
            : [
                { x: 320 - spread, y: 180, id: 1 },
                { x: 320 + spread, y: 180, id: 2 },
              ],
      })
    const before = await stage.view()
    await touch('touchStart', 40)
    for (const spread of [50, 60, 70, 80]) await touch('touchMove', spread)
    await touch('touchEnd', 80)
    const after = await stage.view()
    expect(after.scale / before.scale).toBeCloseTo(2, 1)
    expect(after.x).toBeCloseTo(before.x, -1)
  })
})
