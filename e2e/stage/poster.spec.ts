import type { Page } from '@playwright/test'
import { aGate } from '../gate.ts'
import { expect, test, type StagePage } from './stage.ts'

declare function handle(): NonNullable<Window['waymarkStage']>

const drawing = (width: number, height: number, colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${colour}"/></svg>`
const POSTER = drawing(960, 540, '#c82050')
const svg = (body: string) => ({ body, contentType: 'image/svg+xml' })
const ART = { isle: '/art/isle.svg', sea: '/art/sea.svg' }
const MAP = { id: 'map', elements: 3, poster: '/art/poster.svg', ...ART }

/** Sea and isles come when the test lets them. */
async function holdBack(page: Page): Promise<() => void> {
  const { isOpen, open } = aGate()
  await page.route('**/art/poster.svg', (route) => route.fulfill(svg(POSTER)))
  await page.route(/\/art\/(isle|sea)\.svg/, async (route) => {
    await isOpen
    await route.fulfill(svg(drawing(64, 48, '#20c850'))).catch(() => undefined)
  })
  return open
}

/** The middle of the canvas at its lower edge, where there is nothing but scenery. */
function colourAt(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const stage = document.querySelector('canvas')
    const brush = new OffscreenCanvas(1, 1).getContext('2d')
    if (!stage || !brush) return []
    // In the same turn as the drawing: later WebGL's canvas is empty.
    handle().step(1)
    brush.drawImage(stage, stage.width / 2, stage.height * 0.95, 1, 1, 0, 0, 1, 1)
    return [...brush.getImageData(0, 0, 1, 1).data].slice(0, 3)
  })
}

const isPoster = ([red = 0, green = 0, blue = 0]: number[]) => red > 180 && green < 60 && blue < 110
const boxes = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('nav [data-element]')].map((place) => {
      const { x, y, width, height } = place.getBoundingClientRect()
      return [x, y, width, height].map(Math.round)
    }),
  )
const pressed = (page: Page) => page.evaluate(() => window.fixture.pressed)
const isReady = (page: Page) => page.locator('[data-scene="map"][data-ready="true"]').waitFor()
const isSettled = (stage: StagePage) => expect.poll(async () => (await stage.counts()).coming).toBe(0)

/** Where the mouse meets a place. */
async function middleOf(page: Page, id: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(`nav [data-element="${id}"]`).boundingBox()
  if (!box) throw new Error(`${id} lies nowhere`)
  return { x: box.x + box.width * 0.45, y: box.y + box.height * 0.7 }
}

for (const renderer of ['webgl', 'canvas'] as const) {
  test(`a scene answers on its poster and sharpens without moving a thing (${renderer}) [START-1]`, async ({
    stage,
    page,
  }) => {
    test.slow() // software GL on a busy machine
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const release = await holdBack(page)
    await stage.open(renderer)
    await stage.enter(MAP)
    await stage.engineIsThere()
    await expect.poll(async () => isPoster(await colourAt(page))).toBe(true)
    const before = await boxes(page)
    const { x, y } = await middleOf(page, 'map-1')
    await page.mouse.move(x, y - 5)
    await page.mouse.move(x, y)
    await page.mouse.click(x, y)
    expect(await pressed(page)).toEqual(['map-1'])
    await page.locator('nav [data-element="map-2"]').focus()
    await page.keyboard.press('Enter')
    expect(await pressed(page)).toEqual(['map-1', 'map-2'])

    release()
    await isReady(page)
    expect(await boxes(page)).toEqual(before)
    await expect(page.locator('nav [data-element="map-2"]')).toBeFocused()
    await expect.poll(async () => isPoster(await colourAt(page))).toBe(false)
    await isSettled(stage)
    const { art } = await stage.counts()
    await stage.show({ id: 'bare', elements: 3, ...ART })
    await isSettled(stage)
    // Of the same pictures: the poster has gone.
    await expect.poll(async () => (await stage.counts()).art).toBe(art)
  })
}

test('a map that is dragged while its art comes goes on under the finger [START-1]', async ({
  stage,
  page,
}) => {
  const release = await holdBack(page)
  await stage.open('canvas')
  await stage.enter({ ...MAP, kind: 'moving', size: [3840, 2160] })
  await stage.engineIsThere()
  await page.evaluate(() => window.fixture.actions.zoomIn())
  await stage.framesOver(60)
  await page.mouse.move(320, 60)
  await page.mouse.down()
  await page.mouse.move(280, 60, { steps: 4 })
  const { x } = await stage.view()
  release()
  await isReady(page)
  await page.mouse.move(240, 60, { steps: 4 })
  await stage.framesOver(5)
  expect((await stage.view()).x).toBeGreaterThan(x)
  await page.mouse.up()
})

test('a scene that is left on its poster asks for no more of its art, and leaves none behind [START-1]', async ({
  stage,
  page,
}) => {
  await holdBack(page)
  await stage.open('canvas')
  const asked = page.waitForRequest('**/art/isle.svg')
  await stage.enter(MAP)
  await asked
  const cancelled = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/art/isle.svg'))
  await stage.show({ id: 'other', elements: 2 })
  await cancelled
  await isSettled(stage)
  const { art } = await stage.counts()
  await page.reload()
  await stage.show({ id: 'other', elements: 2 })
  await isSettled(stage)
  expect((await stage.counts()).art).toBe(art)
})

test('a poster that no browser can read leaves the scene to come with its first view [START-1, STAGE-7]', async ({
  stage,
  page,
}) => {
  await page.route('**/art/poster.svg', (route) =>
    route.fulfill({ body: 'no picture', contentType: 'image/webp' }),
  )
  await page.route(/\/art\/(isle|sea)\.svg/, (route) => route.fulfill(svg(drawing(64, 48, '#20c850'))))
  await stage.open('canvas')
  await stage.show(MAP)
  await page.evaluate(() => window.waymarkStage?.press('Isle map 1'))
  expect(await pressed(page)).toEqual(['map-1'])
  expect(await page.evaluate(() => window.fixture.errors())).toEqual([])
})

test('a scene is played on its poster while the code that draws is still coming [START-1]', async ({
  stage,
  page,
}) => {
  const code = aGate()
  const release = await holdBack(page)
  release()
  await page.route('**/bundle/StageHost*.js', async (route) => {
    await code.isOpen
    await route.continue()
  })
  await stage.open('canvas')
  await stage.enter(MAP)
  await expect(page.locator('canvas')).toHaveCount(0)
  await expect(page.locator('img[src="/art/poster.svg"]')).toBeVisible()
  const before = await boxes(page)
  const { x, y } = await middleOf(page, 'map-3')
  await page.mouse.click(x, y)
  await page.locator('nav [data-element="map-1"]').focus()
  await page.keyboard.press('Enter')
  expect(await pressed(page)).toEqual(['map-3', 'map-1'])
  code.open()
  await isReady(page)
  expect(await boxes(page)).toEqual(before)
  await expect(page.locator('img[src="/art/poster.svg"]')).toHaveCount(0)
  await expect(page.locator('nav [data-element="map-1"]')).toBeFocused()
})

test('a map whose WebGL is too slow even at its lowest goes on with Canvas2D [STAGE-8]', async ({
  stage,
  page,
}) => {
  await page.addInitScript(() => {
    const gl = WebGL2RenderingContext.prototype
    const draw: unknown = Object.getOwnPropertyDescriptor(gl, 'drawElements')?.value
    Object.defineProperty(gl, 'drawElements', {
      value: function (...args: unknown[]) {
        for (const until = performance.now() + 60; performance.now() < until;);
        if (typeof draw === 'function') Reflect.apply(draw, this, args)
      },
    })
  })
  await page.goto('/?renderer=webgl')
  await stage.ask({ id: 'map', elements: 3, weather: true })
  await page.locator('[data-renderer="canvas"][data-ready="true"]').waitFor()
  await page.evaluate(() => window.waymarkStage?.press('Isle map 1'))
  expect(await pressed(page)).toEqual(['map-1'])
})
