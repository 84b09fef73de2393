import type { Page } from '@playwright/test'
import { AMBER } from './films.ts'
import { expect, test, type StagePage } from './stage.ts'

declare global {
  interface Window {
    /** Every film that the page ever opened. */
    films: HTMLVideoElement[]
    /** How often the browser still refuses to play. */
    refusals: number
    /** Textures after the first round. */
    textures: number
  }
}

/** Keeps all films at hand, and can play a browser that does not let them play by themselves. */
async function watchFilms(page: Page, refusals = 0): Promise<void> {
  await page.route('**/films/amber.webm', (route) =>
    route.fulfill({ body: AMBER, contentType: 'video/webm' }),
  )
  await page.route('**/films/short.webm', (route) =>
    route.fulfill({ body: AMBER.subarray(0, 60), contentType: 'video/webm' }),
  )
  await page.addInitScript((times) => {
    window.films = []
    window.refusals = times
    const load: unknown = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, 'load')?.value
    HTMLMediaElement.prototype.load = function () {
      if (this instanceof HTMLVideoElement && !window.films.includes(this)) window.films.push(this)
      if (typeof load === 'function') Reflect.apply(load, this, [])
    }
    const { play } = HTMLMediaElement.prototype
    HTMLMediaElement.prototype.play = function () {
      if (window.refusals <= 0) return play.call(this)
      window.refusals -= 1
      return Promise.reject(new DOMException('press first', 'NotAllowedError'))
    }
  }, refusals)
}

async function showFilm(stage: StagePage, film = '/films/amber.webm'): Promise<void> {
  const { page } = stage
  await page.evaluate(() => window.fixture.actions.setQuality('high'))
  await stage.show({ id: 'bay', elements: 0, isStill: true, film })
}

/** Whether the lower part of the picture has the film's colour. */
function isAmber(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const stage = document.querySelector('canvas')
    const brush = new OffscreenCanvas(1, 1).getContext('2d')
    if (!stage || !brush) return false
    // In the same turn as the drawing: later WebGL's canvas is empty.
    window.waymarkStage?.step(1)
    brush.drawImage(stage, stage.width / 2, stage.height * 0.9, 1, 1, 0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = brush.getImageData(0, 0, 1, 1).data
    return red > 230 && green > 110 && green < 170 && blue < 40
  })
}

const openFilms = (page: Page) =>
  page.evaluate(() => window.films.filter((film) => film.networkState !== film.NETWORK_EMPTY).length)
const playingFilms = (page: Page) => page.evaluate(() => window.films.filter(({ paused }) => !paused).length)

test.describe('a background film', () => {
  for (const renderer of ['webgl', 'canvas'] as const) {
    test(`takes the place of its poster when it plays (${renderer}) [STAGE-3]`, async ({ stage, page }) => {
      await watchFilms(page)
      await stage.open(renderer)
      await showFilm(stage)
      await expect.poll(() => isAmber(page)).toBe(true)
      expect(await page.evaluate(() => window.films.map(({ muted, loop }) => [muted, loop]))).toEqual([
        [true, true],
      ])
    })
  }

  test('stands still with the stage: paused, covered, hidden, and gone where the tier has no films', async ({
    stage,
    page,
  }) => {
    await watchFilms(page)
    await stage.open('canvas')
    await showFilm(stage)
    await expect.poll(() => playingFilms(page)).toBe(1)
    await page.evaluate(() => window.fixture.actions.setPaused(true))
    await expect.poll(() => playingFilms(page)).toBe(0)
    await page.evaluate(() => window.fixture.actions.setPaused(false))
    await expect.poll(() => playingFilms(page)).toBe(1)
    await page.evaluate(() => window.fixture.actions.setCovered(true))
    await expect.poll(() => playingFilms(page)).toBe(0)
    await page.evaluate(() => window.fixture.actions.setCovered(false))
    await expect.poll(() => playingFilms(page)).toBe(1)
    await page.evaluate(() => window.fixture.actions.setQuality('low'))
    await expect.poll(() => openFilms(page)).toBe(0)
    expect(await isAmber(page)).toBe(false)
  })

  test('is not even fetched with reduced motion [STAGE-8]', async ({ stage, page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await watchFilms(page)
    await stage.open('canvas')
    await showFilm(stage)
    expect(await page.evaluate(() => window.films.length)).toBe(0)
  })

  test('leaves no element, texture or decoder behind', async ({ stage, page }) => {
    await watchFilms(page)
    await stage.open('webgl')
    await stage.show({ id: 'quiet', elements: 0, isStill: true })
    for (let round = 0; round < 4; round += 1) {
      await showFilm(stage)
      await expect.poll(() => isAmber(page)).toBe(true)
      await stage.show({ id: 'quiet', elements: 0, isStill: true })
      await expect.poll(() => openFilms(page)).toBe(0)
      if (round === 0) await page.evaluate(() => (window.textures = handle().counts().glTextures))
    }
    expect((await stage.counts()).glTextures).toBe(await page.evaluate(() => window.textures))
    expect(await page.evaluate(() => window.films.length)).toBe(4)
  })

  test('that is broken is told, and its poster stays [STAGE-7]', async ({ stage, page }) => {
    await watchFilms(page)
    await stage.open('canvas')
    await showFilm(stage, '/films/short.webm')
    await expect
      .poll(() => page.evaluate(() => window.fixture.errors()))
      .toMatchObject([{ sceneId: 'bay', name: null, url: '/films/short.webm' }])
    expect(await openFilms(page)).toBe(0)
    expect(await isAmber(page)).toBe(false)
  })

  test('that may not play by itself plays on the first press', async ({ stage, page }) => {
    await watchFilms(page, 1)
    await stage.open('canvas')
    await showFilm(stage)
    await expect.poll(() => page.evaluate(() => window.refusals)).toBe(0)
    expect(await playingFilms(page)).toBe(0)
    await page.mouse.click(320, 20)
    await expect.poll(() => isAmber(page)).toBe(true)
  })

  test('that may not play after a press either leaves its poster for good', async ({ stage, page }) => {
    await watchFilms(page, 2)
    await stage.open('canvas')
    await showFilm(stage)
    await expect.poll(() => page.evaluate(() => window.refusals)).toBe(1)
    await page.mouse.click(320, 20)
    await expect.poll(() => openFilms(page)).toBe(0)
    expect(await page.evaluate(() => window.fixture.errors())).toEqual([])
  })

  test('goes on after a lost context', async ({ stage, page }) => {
    await watchFilms(page)
    await stage.open('webgl')
    await showFilm(stage)
    await expect.poll(() => isAmber(page)).toBe(true)
    await page.evaluate(() => window.waymarkStage?.loseContext())
    await page.evaluate(() => new Promise(requestAnimationFrame))
    await page.evaluate(() => window.waymarkStage?.restoreContext())
    await expect.poll(() => isAmber(page)).toBe(true)
  })
})

declare function handle(): NonNullable<Window['waymarkStage']>
