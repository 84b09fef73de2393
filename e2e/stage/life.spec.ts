import { expect, test } from './stage.ts'

declare function handle(): NonNullable<Window['waymarkStage']>

test.describe('a life of scenes', () => {
  test('twenty scene changes leave no texture, actor or scene behind', async ({ stage, page }) => {
    test.slow() // twenty-three scenes, one after the other
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await stage.open('webgl')
    await stage.show({ id: 'home', elements: 5 })
    await stage.show({ id: 'other', elements: 5 })
    await stage.show({ id: 'home', elements: 5 })
    const before = await stage.counts()
    for (let change = 0; change < 10; change += 1) {
      await stage.show({ id: 'other', elements: 5 })
      await stage.show({ id: 'home', elements: 5 })
    }
    const after = await stage.counts()
    expect(after).toMatchObject({
      scenes: 1,
      actors: before.actors,
      art: before.art,
      artBytes: before.artBytes,
      glTextures: before.glTextures,
    })
    await page.evaluate(() => window.fixture.actions.clear())
    await expect.poll(async () => (await stage.counts()).art).toBe(0)
  })

  test('what is painted beyond a picture goes with it, on screens higher than wide', async ({
    stage,
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await stage.open('webgl')
    await stage.show({ id: 'home', elements: 3 })
    await stage.show({ id: 'other', elements: 3 })
    const { glTextures } = await stage.counts()
    for (let change = 0; change < 5; change += 1) {
      await stage.show({ id: 'home', elements: 3 })
      await stage.show({ id: 'other', elements: 3 })
    }
    expect((await stage.counts()).glTextures).toBe(glTextures)
  })

  test('the last scene stays until the next is ready, and only the last wish counts [STAGE-10]', async ({
    stage,
    page,
  }) => {
    await stage.open('canvas')
    await stage.show({ id: 'first' })
    await page.evaluate(() => {
      const { show, scene } = window.fixture
      show(scene({ id: 'second' }))
    })
    await page.evaluate(() => {
      const { show, scene } = window.fixture
      show(scene({ id: 'third' }))
    })
    await page.locator('[data-scene="third"][data-ready="true"]').waitFor()
    expect((await stage.counts()).scenes).toBe(1)
  })

  test('new pictures take the place of the old ones: camera, keyboard and hover stay, nothing travels [DESIGN-2]', async ({
    stage,
    page,
  }) => {
    test.slow()
    // Each swap takes some frames, and on software GL of a busy machine a frame takes seconds.
    const slowly = { timeout: 30_000 }
    await stage.open('webgl')
    await stage.show({ id: 'map', kind: 'moving', size: [1920, 1080], elements: 4 })
    const before = await stage.counts()
    await page.evaluate(() => {
      const { actions } = window.fixture
      handle().freeze()
      actions.zoomIn()
      actions.panBy(60, 30)
      handle().step(3000)
      handle().thaw()
    })
    await page.locator('nav [data-element="map-2"]').focus()
    // To the end of the glide that brings it into view.
    await page.evaluate(() => {
      handle().freeze()
      handle().step(1000)
      handle().thaw()
    })
    const view = await stage.view()
    const seen = await page.evaluateHandle(() => {
      const statuses: (string | null)[] = []
      const shell = document.querySelector('[data-status]')
      new MutationObserver(() => statuses.push(shell?.getAttribute('data-status') ?? null)).observe(
        document,
        {
          subtree: true,
          attributeFilter: ['data-status'],
        },
      )
      return statuses
    })

    await page.evaluate(() => {
      const { show, scene } = window.fixture
      const drawn = scene({ id: 'map', kind: 'moving', size: [1920, 1080], elements: 5 })
      const [first, second, , fourth, fifth] = drawn.elements
      const other = scene({ id: 'other', kind: 'moving', size: [1920, 1080], elements: 7 }).elements[6]
      if (!first || !second || !fourth || !fifth || !other) throw new Error('the fixture has fewer places')
      // One is drawn anew elsewhere, one is gone, one has come.
      const anew = { ...first, layout: { ...first.layout, picture: other.layout.picture } }
      show({ ...drawn, elements: [anew, second, fourth, fifth] })
    })
    await expect(page.locator('nav [data-element]')).toHaveCount(4)
    await expect.poll(async () => (await stage.counts()).scenes, slowly).toBe(1)
    expect(await stage.view()).toEqual(view)
    await expect(page.locator('nav [data-element="map-2"]')).toBeFocused()
    await expect
      .poll(() => page.evaluate(() => Object.keys(handle().drawnBoxes()).toSorted()), slowly)
      .toEqual(['map-1', 'map-2', 'map-4', 'map-5'])
    expect(await seen.jsonValue()).toEqual([])

    await stage.show({ id: 'map', kind: 'moving', size: [1920, 1080], elements: 4 })
    await expect
      .poll(() => stage.counts(), slowly)
      .toMatchObject({ scenes: 1, actors: before.actors, art: before.art, artBytes: before.artBytes })
  })

  test('a finished task spreads its light without a new scene [STAGE-2]', async ({ stage, page }) => {
    await stage.open('canvas')
    await stage.show({ id: 'map', elements: 4 })
    const before = await stage.counts()
    await page.evaluate(() => {
      const { show, scene } = window.fixture
      const map = scene({ id: 'map', elements: 4 })
      show({ ...map, elements: map.elements.map((one) => ({ ...one, state: 'finished', progress: 100 })) })
    })
    await expect(page.locator('nav [data-state="finished"]')).toHaveCount(4)
    expect((await stage.counts()).art).toBe(before.art)
    expect((await stage.counts()).scenes).toBe(1)
  })

  test('a lost context comes back with the same picture [STAGE-8]', async ({ stage, page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await stage.open('webgl')
    await stage.show({ id: 'quiet', isStill: true })
    await expect.poll(() => stage.framesOver(5)).toBe(0)
    const before = await page.screenshot()
    await page.evaluate(() => window.waymarkStage?.loseContext())
    await expect(page.locator('[data-status="restoring"]')).toBeAttached()
    await page.evaluate(() => window.waymarkStage?.restoreContext())
    await expect(page.locator('[data-status="ready"]')).toBeAttached()
    await expect.poll(async () => before.equals(await page.screenshot())).toBe(true)
  })

  test('a context that is lost while nothing is shown comes back to nothing [STAGE-8]', async ({
    stage,
    page,
  }) => {
    await stage.open('webgl')
    await stage.show({ id: 'quiet', isStill: true })
    await stage.ask(null)
    await page.evaluate(() => window.fixture.actions.clear())
    await expect(page.locator('[data-status="empty"]')).toBeAttached()
    await page.evaluate(() => window.waymarkStage?.loseContext())
    await expect(page.locator('[data-status="restoring"]')).toBeAttached()
    await page.evaluate(() => window.waymarkStage?.restoreContext())
    await expect(page.locator('[data-status="empty"]')).toBeAttached()
    await stage.show({ id: 'quiet', isStill: true })
  })

  test('a context that keeps dying ends on Canvas2D, and the map stays [STAGE-8]', async ({
    stage,
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await stage.open('webgl')
    await stage.show({ id: 'quiet', isStill: true })
    // three losses lead one tier lower; one that takes long to restore, on a busy machine, does so by itself and counts for none
    const canvas = page.locator('[data-renderer="canvas"]')
    for (let loss = 0; loss < 9 && (await canvas.count()) === 0; loss += 1) {
      await page.evaluate(() => window.waymarkStage?.loseContext())
      await expect(page.locator('[data-status="ready"]')).not.toBeAttached()
      await page.evaluate(() => window.waymarkStage?.restoreContext())
      await expect(page.locator('[data-status="ready"]')).toBeAttached()
      await page.locator('[data-scene="quiet"][data-ready="true"]').waitFor()
    }
    await expect(page.locator('[data-renderer="canvas"][data-ready="true"]')).toBeAttached()
    expect((await stage.counts()).scenes).toBe(1)
    await expect(page.locator('canvas')).toHaveCount(1)
  })

  test('signing out empties the one canvas, and the next player gets a scene of his own', async ({
    stage,
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await stage.open('canvas')
    await stage.show({ id: 'map' })
    const { art } = await stage.counts()
    await stage.ask(null)
    await page.evaluate(() => window.fixture.actions.clear())
    await expect(page.locator('nav [data-element]')).toHaveCount(0)
    await expect.poll(async () => (await stage.counts()).art).toBe(0)
    await stage.show({ id: 'map' })
    expect(await stage.counts()).toMatchObject({ scenes: 1, art })
    await expect(page.locator('canvas')).toHaveCount(1)
    await page.evaluate(() => window.waymarkStage?.press('Isle map 1'))
    expect(await page.evaluate(() => window.fixture.pressed)).toEqual(['map-1'])
  })

  test('missing art leaves a place that can be pressed, and a fault that names the file [STAGE-7]', async ({
    stage,
    page,
  }) => {
    await stage.open('canvas')
    await page.evaluate(() => {
      const { show, scene } = window.fixture
      const map = scene({ id: 'map', elements: 3 })
      const broken = { url: 'data:image/webp;base64,AAAA', frame: null }
      const [first, ...others] = map.elements
      if (!first) return
      const picture = { ...first.layout.picture, file: broken }
      show({ ...map, elements: [{ ...first, layout: { ...first.layout, picture } }, ...others] })
    })
    await page.locator('[data-scene="map"][data-ready="true"]').waitFor()
    expect(await page.evaluate(() => window.fixture.errors())).toMatchObject([
      { sceneId: 'map', name: 'map-1', url: 'data:image/webp;base64,AAAA' },
    ])
    await page.evaluate(() => window.waymarkStage?.press('Isle map 1'))
    expect(await page.evaluate(() => window.fixture.pressed)).toEqual(['map-1'])
  })

  test('a map opens where the player left it [STAGE-4]', async ({ stage, page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await stage.open('canvas')
    const isles = { id: 'isles', kind: 'moving', size: [3840, 2160] } as const
    await stage.show({ ...isles, size: [3840, 2160] })
    await page.evaluate(() => {
      window.fixture.actions.zoomIn()
      window.fixture.actions.panBy(200, 60)
    })
    await stage.framesOver(3)
    const left = await stage.view()
    await stage.show({ id: 'harbour' })
    await stage.show({ ...isles, size: [3840, 2160] })
    const found = await stage.view()
    expect(found.x).toBeCloseTo(left.x, -1)
    expect(found.scale).toBeCloseTo(left.scale)
  })
})
