import { test as base, expect, type Page } from '@playwright/test'
import type { SceneKind } from './page/scenes.ts'

export type Renderer = 'webgl' | 'canvas' | 'list'

/** The fixture page, and the verbs that its specs share. */
export class StagePage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** At a quality that was chosen: on a busy machine the pace of frames would still the scene in the middle of a test. */
  async open(renderer: Renderer): Promise<void> {
    await this.page.goto(`/?renderer=${renderer}`)
    await this.page.locator('[data-status]').waitFor()
    await this.page.evaluate(
      (isWebGl) => window.fixture.actions.setQuality(isWebGl ? 'high' : 'low'),
      renderer === 'webgl',
    )
  }

  /** Shows a scene and waits until it was presented, and the art that it does not show yet is there too. */
  async show(kind: SceneKind): Promise<void> {
    await this.ask(kind)
    await this.page.locator(`[data-scene="${kind.id}"][data-ready="true"]`).waitFor()
    await this.page.waitForFunction(() => (window.waymarkStage?.counts().coming ?? 0) === 0)
  }

  /** Shows a scene and waits until it can be played on its poster. */
  async enter(kind: SceneKind): Promise<void> {
    await this.ask(kind)
    await this.page.locator(`[data-scene="${kind.id}"][data-ready="poster"]`).waitFor()
  }

  /** A scene can be played before: waits until it is drawn by the stage. */
  async engineIsThere(): Promise<void> {
    await this.page.waitForFunction(() => Boolean(window.waymarkStage))
  }

  async ask(kind: SceneKind | null): Promise<void> {
    await this.page.evaluate((wanted) => {
      const { fixture } = window
      fixture.show(wanted && fixture.scene(wanted))
    }, kind)
  }

  async counts() {
    await this.engineIsThere()
    return this.page.evaluate(() => handle().counts())
  }

  async view() {
    await this.engineIsThere()
    return this.page.evaluate(() => handle().view())
  }

  /** Frames drawn over so many of the browser's own. */
  async framesOver(browserFrames: number): Promise<number> {
    await this.engineIsThere()
    return this.page.evaluate(async (left) => {
      const before = handle().counts().frames
      for (let frame = 0; frame < left; frame += 1) await new Promise(requestAnimationFrame)
      return handle().counts().frames - before
    }, browserFrames)
  }
}

declare function handle(): NonNullable<Window['waymarkStage']>

export const test = base.extend<{ stage: StagePage }>({
  stage: async ({ page }, use) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().includes('favicon')) errors.push(message.text())
    })
    await page.addInitScript(() => {
      Object.assign(window, {
        handle: () => {
          if (!window.waymarkStage) throw new Error('the stage has not started')
          return window.waymarkStage
        },
      })
    })
    await use(new StagePage(page))
    expect(errors).toEqual([])
  },
})

export { expect }
