import type { Page } from '@playwright/test'
import { AMBER, DISC, STACKED_DISC, STILL } from './films.ts'
import { expect, test } from './stage.ts'

/** The film is a green disc, its still a rose one. */
async function serve(page: Page): Promise<void> {
  await page.route('**/art/disc.webm', (route) => route.fulfill({ body: DISC, contentType: 'video/webm' }))
  await page.route('**/art/short.webm', (route) =>
    route.fulfill({ body: DISC.subarray(0, 90), contentType: 'video/webm' }),
  )
  await page.route('**/art/*.webp', (route) => route.fulfill({ body: STILL, contentType: 'image/svg+xml' }))
}

test.use({ viewport: { width: 1000, height: 500 } })

const bay = { id: 'bay', elements: 0, isStill: true, assistant: '/art/disc.webm' }

/** What the lower left corner shows: in the middle of the assistant, and beside it, where the scene shines through. */
function corner(page: Page): Promise<{ middle: string; isSeenThrough: boolean }> {
  return page.evaluate(() => {
    const stage = document.querySelector('canvas')
    const brush = new OffscreenCanvas(1, 1).getContext('2d')
    if (!stage || !brush) throw new Error('no canvas')
    const at = (x: number, y: number) => {
      window.waymarkStage?.step(1)
      const ratio = stage.width / stage.clientWidth
      brush.drawImage(stage, x * ratio, y * ratio, 1, 1, 0, 0, 1, 1)
      return [...brush.getImageData(0, 0, 1, 1).data]
    }
    // 100 px high, 75 wide, 20 px off the edges of 1000 x 500.
    const [red = 0, green = 0, blue = 0] = at(57, 430)
    const middle = red > 200 && blue > 80 ? 'still' : green > 150 && red < 60 ? 'film' : 'nothing'
    const edge = at(22, 384)
    const beside = at(12, 384)
    return { middle, isSeenThrough: edge.every((part, index) => Math.abs(part - (beside[index] ?? 0)) < 12) }
  })
}

test.describe('the assistant on the stage', () => {
  for (const renderer of ['webgl', 'canvas'] as const) {
    test(`is a film that the scene shines through (${renderer}) [STAGE-6]`, async ({ stage, page }) => {
      await serve(page)
      await stage.open(renderer)
      await page.evaluate(() => window.fixture.actions.setQuality('high'))
      await stage.show(bay)
      await expect.poll(() => corner(page)).toEqual({ middle: 'film', isSeenThrough: true })
    })
  }

  test('is the stacked film where the browser draws alpha opaque, and the scene shines through that as well [STAGE-6]', async ({
    stage,
    page,
  }) => {
    await serve(page)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    // as WebKit: what is to be clear cannot be seen through
    await page.route('**/clear*.webm', (route) => route.fulfill({ body: AMBER, contentType: 'video/webm' }))
    await page.route('**/art/disc.stacked.webm', (route) =>
      route.fulfill({ body: STACKED_DISC, contentType: 'video/webm' }),
    )
    await stage.open('webgl')
    await page.evaluate(() => window.fixture.actions.setQuality('high'))
    await stage.show(bay)
    await expect.poll(() => corner(page)).toEqual({ middle: 'film', isSeenThrough: true })
    expect(asked.filter((url) => url.endsWith('/art/disc.webm'))).toEqual([])
  })

  test('is the still where there is neither alpha nor a stacked film, and nobody is told [STAGE-6]', async ({
    stage,
    page,
  }) => {
    await serve(page)
    await page.route('**/clear*.webm', (route) => route.fulfill({ body: AMBER, contentType: 'video/webm' }))
    await page.route('**/art/disc.stacked.webm', (route) =>
      route.fulfill({ body: 'none', contentType: 'text/plain' }),
    )
    await stage.open('webgl')
    await page.evaluate(() => window.fixture.actions.setQuality('high'))
    await stage.show(bay)
    await expect.poll(() => corner(page)).toEqual({ middle: 'still', isSeenThrough: true })
    expect(await page.evaluate(() => window.fixture.errors())).toEqual([])
  })

  test('is the still beside the film on the low tier, and the film on a better one', async ({
    stage,
    page,
  }) => {
    await serve(page)
    await stage.open('canvas')
    await page.evaluate(() => window.fixture.actions.setQuality('low'))
    await stage.show(bay)
    await expect.poll(() => corner(page)).toEqual({ middle: 'still', isSeenThrough: true })
    await page.evaluate(() => window.fixture.actions.setQuality('medium'))
    await expect.poll(async () => (await corner(page)).middle).toBe('film')
    await page.evaluate(() => window.fixture.actions.setQuality('still'))
    await expect.poll(async () => (await corner(page)).middle).toBe('still')
  })

  test('is the still with reduced motion [STAGE-8]', async ({ stage, page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await serve(page)
    await stage.open('canvas')
    await page.evaluate(() => window.fixture.actions.setQuality('high'))
    await stage.show(bay)
    await expect.poll(async () => (await corner(page)).middle).toBe('still')
  })

  test('is the still where the film is broken, which is told [STAGE-7]', async ({ stage, page }) => {
    await serve(page)
    await stage.open('canvas')
    await page.evaluate(() => window.fixture.actions.setQuality('high'))
    await stage.show({ ...bay, assistant: '/art/short.webm' })
    await expect
      .poll(() => page.evaluate(() => window.fixture.errors()))
      .toMatchObject([{ sceneId: 'bay', name: 'assistant', url: '/art/short.webm' }])
    await expect.poll(async () => (await corner(page)).middle).toBe('still')
  })

  test('is the still where a browser draws its alpha opaque [STAGE-6]', async ({ stage, page }) => {
    await serve(page)
    await page.addInitScript(() => {
      const draw: unknown = Object.getOwnPropertyDescriptor(
        CanvasRenderingContext2D.prototype,
        'drawImage',
      )?.value
      if (typeof draw !== 'function') return
      CanvasRenderingContext2D.prototype.drawImage = function (...args: unknown[]) {
        if (args[0] instanceof HTMLVideoElement) this.fillRect(0, 0, this.canvas.width, this.canvas.height)
        Reflect.apply(draw, this, args)
      }
    })
    await stage.open('webgl')
    await page.evaluate(() => window.fixture.actions.setQuality('high'))
    await stage.show(bay)
    await expect.poll(async () => (await corner(page)).middle).toBe('still')
    expect((await corner(page)).isSeenThrough).toBe(true)
  })

  test('lets every press through', async ({ stage, page }) => {
    await serve(page)
    await stage.open('canvas')
    await stage.show(bay)
    await page.mouse.click(57, 430)
    expect(await page.evaluate(() => window.fixture.pressed)).toEqual([])
  })
})
