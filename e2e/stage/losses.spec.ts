import type { Page } from '@playwright/test'
import { expect, test, type StagePage } from './stage.ts'

/** A still scene: its picture is the same whenever it is drawn. */
async function showQuiet(stage: StagePage): Promise<Buffer> {
  await stage.page.emulateMedia({ reducedMotion: 'reduce' })
  await stage.open('webgl')
  await stage.show({ id: 'quiet', isStill: true })
  await expect.poll(() => stage.framesOver(5)).toBe(0)
  return stage.page.screenshot()
}

const lose = (page: Page) => page.evaluate(() => window.waymarkStage?.loseContext())
const restore = (page: Page) => page.evaluate(() => window.waymarkStage?.restoreContext())
/** Until the loss or the return has been told to the page. */
const rotate = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
  })
/** Without a GPU process no picture can be taken. */
const isSame = (page: Page, before: Buffer) => async () =>
  before.equals(await page.screenshot().catch(() => Buffer.alloc(0)))

test.describe('a GPU that goes away', () => {
  test('five times, the scene drawn in between: the same picture comes back each time [STAGE-8]', async ({
    stage,
    page,
  }) => {
    const before = await showQuiet(stage)
    for (let loss = 0; loss < 5; loss += 1) {
      await lose(page)
      await rotate(page)
      await restore(page)
      await expect.poll(isSame(page, before)).toBe(true)
    }
    await expect(page.locator('[data-renderer="webgl"][data-ready="true"]')).toBeAttached()
    await expect(page.locator('canvas')).toHaveCount(1)
  })

  test('several times before the scene is drawn again keeps its canvas', async ({ stage, page }) => {
    const before = await showQuiet(stage)
    await page.evaluate(() => {
      document.querySelector('canvas')?.setAttribute('data-first', '')
      window.waymarkStage?.freeze()
    })
    for (let loss = 0; loss < 4; loss += 1) {
      await lose(page)
      await rotate(page)
      await restore(page)
      await rotate(page)
    }
    await page.evaluate(() => window.waymarkStage?.thaw())
    await expect.poll(isSame(page, before)).toBe(true)
    await expect(page.locator('canvas[data-first]')).toHaveCount(1)
  })

  test('with its whole process comes back, or the map stays in another way [STAGE-8]', async ({
    stage,
    page,
    browser,
  }) => {
    await showQuiet(stage)
    const session = await browser.newBrowserCDPSession()
    await session.send('Browser.crashGpuProcess').catch(() => undefined)
    await rotate(page)
    await expect(page.locator('[data-scene="quiet"][data-ready="true"]')).toBeAttached()
    await page.evaluate(() => window.waymarkStage?.press('Isle quiet 1'))
    expect(await page.evaluate(() => window.fixture.pressed)).toEqual(['quiet-1'])
  })

  test('with its whole process brings back what the stage has painted itself, too [STAGE-8]', async ({
    stage,
    page,
    browser,
  }) => {
    // Higher than the picture: sky and sea go on beyond it.
    await page.setViewportSize({ width: 360, height: 780 })
    const before = await showQuiet(stage)
    const session = await browser.newBrowserCDPSession()
    await session.send('Browser.crashGpuProcess').catch(() => undefined)
    await expect.poll(isSame(page, before), { timeout: 30_000 }).toBe(true)
  })

  test('while the tab is hidden is found back with the tab', async ({ stage, page }) => {
    const before = await showQuiet(stage)
    const hide = (isHidden: boolean) =>
      page.evaluate((hidden) => {
        Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden })
        document.dispatchEvent(new Event('visibilitychange'))
      }, isHidden)
    await hide(true)
    await lose(page)
    await rotate(page)
    await restore(page)
    await rotate(page)
    await hide(false)
    await expect.poll(isSame(page, before)).toBe(true)
    await expect(page.locator('[data-renderer="webgl"][data-status="ready"]')).toBeAttached()
  })
})

test.describe('a machine that cannot draw', () => {
  test('without WebGL draws on Canvas2D [STAGE-8]', async ({ stage, page }) => {
    await page.addInitScript(() => forbid('webgl', 'webgl2'))
    await page.goto('/')
    await stage.show({ id: 'map', elements: 3 })
    await expect(page.locator('[data-renderer="canvas"]')).toBeAttached()
    await expect(page.locator('nav [data-element]')).toHaveCount(3)
  })

  test('without any canvas has the list, and every place in it [STAGE-8]', async ({ stage, page }) => {
    await page.addInitScript(() => forbid('webgl', 'webgl2', '2d', 'bitmaprenderer'))
    await page.goto('/')
    await stage.show({ id: 'map', elements: 3 })
    await expect(page.locator('[data-renderer="list"]')).toBeAttached()
    await page.locator('nav [data-element="map-2"]').click()
    expect(await page.evaluate(() => window.fixture.pressed)).toEqual(['map-2'])
  })

  test('whose WebGL throws while it draws has the map on Canvas2D [STAGE-8]', async ({ stage, page }) => {
    await page.addInitScript(() => failing(WebGL2RenderingContext.prototype, 'drawElements'))
    await page.goto('/?renderer=webgl')
    await stage.show({ id: 'map', elements: 3 })
    await expect(page.locator('[data-renderer="canvas"][data-ready="true"]')).toBeAttached()
    await expect(page.locator('nav [data-element]')).toHaveCount(3)
  })

  test('whatever it draws with throws has the list with a sentence, and every place in it [STAGE-8]', async ({
    stage,
    page,
  }) => {
    await page.addInitScript(() => {
      failing(WebGL2RenderingContext.prototype, 'drawElements')
      failing(CanvasRenderingContext2D.prototype, 'setTransform')
    })
    await page.goto('/?renderer=webgl')
    await stage.show({ id: 'map', elements: 3 })
    await expect(page.locator('[data-renderer="list"]')).toBeAttached()
    await expect(page.getByText('This map cannot be shown as a picture here.')).toBeVisible()
    await page.locator('nav [data-element="map-2"]').click()
    expect(await page.evaluate(() => window.fixture.pressed)).toEqual(['map-2'])
  })

  test('stands as a list where the first scene breaks while it is built, and the next is drawn [STAGE-8]', async ({
    stage,
    page,
  }) => {
    await stage.open('canvas')
    await page.evaluate(() => {
      const { show, scene } = window.fixture
      show(Object.assign(scene({ id: 'torn', elements: 3 }), { layers: null }))
    })
    await expect(page.locator('[data-scene="torn"][data-renderer="list"][data-ready="true"]')).toBeAttached()
    await expect(page.getByText('This map cannot be shown as a picture here.')).toBeVisible()
    await page.locator('nav [data-element="torn-2"]').click()
    expect(await page.evaluate(() => window.fixture.pressed)).toEqual(['torn-2'])
    await stage.show({ id: 'map', elements: 3 })
    await expect(page.locator('[data-renderer="canvas"][data-ready="true"]')).toBeAttached()
    await expect(page.locator('nav [data-element="map-1"]')).toBeAttached()
  })

  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      Object.assign(window, {
        failing: (prototype: object, name: string) => {
          Object.defineProperty(prototype, name, {
            value: () => {
              throw new Error(`the driver fails at ${name}`)
            },
          })
        },
        forbid: (...kinds: string[]) => {
          const get: unknown = Object.getOwnPropertyDescriptor(
            HTMLCanvasElement.prototype,
            'getContext',
          )?.value
          Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
            value: function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
              if (kinds.includes(kind) || typeof get !== 'function') return null
              const context: unknown = Reflect.apply(get, this, [kind, ...rest])
              return context
            },
          })
        },
      })
    }),
  )
})

declare function forbid(...kinds: string[]): void
declare function failing(prototype: object, name: string): void
