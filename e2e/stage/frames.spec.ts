import { expect, test } from './stage.ts'

test.describe('frames', () => {
  test('five draws at most for the scene of the specification [STAGE-1]', async ({ stage }) => {
    await stage.open('webgl')
    await stage.show({ id: 'full', elements: 20, weather: true })
    expect((await stage.counts()).draws).toBeLessThanOrEqual(5)
    expect((await stage.counts()).draws).toBeGreaterThan(0)
  })

  test('five draws at most also with a light for each teammate, who hang still with reduced motion [ALIVE-1]', async ({
    stage,
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await stage.open('webgl')
    await stage.show({ id: 'alone', elements: 6, isStill: true })
    const { draws, actors } = await stage.counts()
    await stage.show({ id: 'together', elements: 6, mates: 2, isStill: true })
    // their code comes with the first of them
    await expect.poll(async () => (await stage.counts()).actors).toBeGreaterThan(actors)
    expect((await stage.counts()).draws).toBeLessThanOrEqual(draws + 1)
    expect((await stage.counts()).draws).toBeLessThanOrEqual(5)
    await expect.poll(() => stage.framesOver(20)).toBe(0)
  })

  test('none while nothing moves', async ({ stage }) => {
    await stage.open('canvas')
    await stage.show({ id: 'quiet', isStill: true })
    await expect.poll(() => stage.framesOver(20)).toBe(0)
    expect(await stage.framesOver(60)).toBe(0)
  })

  test('none while a task covers the stage, and it goes on after', async ({ stage, page }) => {
    await stage.open('canvas')
    await stage.show({ id: 'lively', weather: true })
    expect(await stage.framesOver(30)).toBeGreaterThan(3)
    await page.evaluate(() => window.fixture.actions.setCovered(true))
    expect(await stage.framesOver(30)).toBe(0)
    await page.evaluate(() => window.fixture.actions.setCovered(false))
    expect(await stage.framesOver(30)).toBeGreaterThan(3)
  })

  test('none while the tab is hidden', async ({ stage, page }) => {
    await stage.open('canvas')
    await stage.show({ id: 'lively', weather: true })
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    expect(await stage.framesOver(30)).toBe(0)
  })

  test('none while the player has paused what moves by itself', async ({ stage, page }) => {
    await stage.open('canvas')
    await stage.show({ id: 'lively', weather: true })
    await page.evaluate(() => window.fixture.actions.setPaused(true))
    await expect.poll(() => stage.framesOver(20)).toBe(0)
    expect(await stage.framesOver(60)).toBe(0)
  })

  test('no weather, no blinking and no flights with reduced motion [STAGE-8]', async ({ stage, page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await stage.open('canvas')
    await stage.show({ id: 'lively', weather: true })
    await expect.poll(() => stage.framesOver(20)).toBe(0)
    expect(await stage.framesOver(60)).toBe(0)
  })

  test('the same steps give the same pixels', async ({ stage, page, browser }) => {
    const looks: string[] = []
    await stage.open('canvas')
    for (const one of [page, await browser.newPage()]) {
      await one.goto('/?renderer=canvas')
      await one.locator('[data-status]').waitFor()
      await one.evaluate(() => {
        const { fixture } = window
        fixture.actions.setQuality('low')
        fixture.show(fixture.scene({ id: 'same', weather: true }))
      })
      await one.locator('[data-scene="same"][data-ready="true"]').waitFor()
      looks.push(
        await one.evaluate(() => {
          const { waymarkStage } = window
          waymarkStage?.freeze()
          waymarkStage?.rewind()
          waymarkStage?.step(4000)
          return document.querySelector('canvas')?.toDataURL() ?? ''
        }),
      )
    }
    expect(looks[0]?.length).toBeGreaterThan(1000)
    expect(looks[0]).toBe(looks[1])
  })
})
