import type { Browser, CDPSession, Page } from '@playwright/test'
import { heapOf, INTERPRETED } from './heap.ts'
import { openBrowser } from './open-browser.ts'
import { openStage, showScene } from './open-stage.ts'
import { CLICKABLES } from './scene.ts'

/** What is kept does not depend on the size of the screen; a small one is drawn faster here. */
const viewport = { width: 640, height: 360 }
const MB = 1e6

export interface FrameMemory {
  /** MB of heap kept per 1000 frames. */
  kept: number
}

export interface SceneMemory {
  /** Share of the heap that 60 changes added, percent. */
  grown: number
  contexts: number
  /** Of them, made by the changes. */
  newContexts: number
  /** Textures more than before the changes. */
  texturesLeft: number
  /** MB of textures while one scene of full size stands. */
  textureSize: number
}

/** The frames of `count` times 1/60 s, in bites that the browser's other processes can follow. */
async function stepFrames(page: Page, count: number): Promise<void> {
  for (let left = count; left > 0; left -= 50) {
    await page.evaluate((frames) => window.waymarkStage?.step((frames * 1000) / 60), Math.min(left, 50))
  }
}

/** 1000 frames of the full scene by the stage's own stepped clock, after 300 to warm up. */
export async function measureFrameMemory(browser: Browser, url: string): Promise<FrameMemory> {
  const page = await openStage(browser, url, { renderer: 'webgl', quality: 'high' }, { viewport })
  const session = await page.context().newCDPSession(page)
  await page.evaluate(() => window.waymarkStage?.freeze())
  await stepFrames(page, 300)
  const before = await heapOf(session)
  await stepFrames(page, 1000)
  const kept = ((await heapOf(session)) - before) / MB
  await page.close()
  return { kept }
}

async function changeScenes(page: Page, count: number): Promise<void> {
  for (let change = 1; change <= count; change += 1) {
    const isSecond = change % 2 === 1
    await showScene(page, {
      id: isSecond ? 'second' : 'full',
      clickables: CLICKABLES,
      art: isSecond ? '-2' : '',
    })
  }
}

/** The least heap over the changes: buffers that wait to be freed come and go with every few of them. */
async function floorOver(page: Page, session: CDPSession, changes: number): Promise<number> {
  let least = Infinity
  for (let left = changes; left > 0; left -= 2) {
    await changeScenes(page, 2)
    least = Math.min(least, await heapOf(session))
  }
  return least
}

/** Until the caches of page, renderer and browser are full: the heap of a page that has just opened grows by a tenth or more. */
const WARM_UP_CHANGES = 30
/** Over which the least heap is taken. */
const READ_CHANGES = 24
const CHANGES = 60

/** Travels to and fro between two scenes with art of their own, with all flights; the two readings are 60 changes apart. */
export async function measureSceneMemory(url: string): Promise<SceneMemory> {
  const browser = await openBrowser('software', [INTERPRETED])
  const page = await openStage(browser, url, { renderer: 'webgl', quality: 'high' }, { viewport })
  const session = await page.context().newCDPSession(page)
  await changeScenes(page, WARM_UP_CHANGES)
  const before = await floorOver(page, session, READ_CHANGES)
  const textures = await page.evaluate(() => window.watch.textures())
  const textureSize = (await page.evaluate(() => window.watch.textureBytes())) / MB
  const contextsBefore = await page.evaluate(() => window.watch.contexts())
  await changeScenes(page, CHANGES - READ_CHANGES)
  const after = await floorOver(page, session, READ_CHANGES)
  const left = await page.evaluate(() => window.watch.textures())
  const contexts = await page.evaluate(() => window.watch.contexts())
  await browser.close()
  return {
    grown: ((after - before) / before) * 100,
    contexts,
    newContexts: contexts - contextsBefore,
    texturesLeft: left - textures,
    textureSize,
  }
}
