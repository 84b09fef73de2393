import type { Browser, Page } from '@playwright/test'
import { openPage } from './open-browser.ts'
import { openStage } from './open-stage.ts'

export const CONTENDERS = {
  stageWebgl: 'our stage, WebGL, all 150 flakes',
  stageLow: 'our stage as it chooses here (Canvas2D, low: 60 flakes)',
  stageCanvas: 'our stage, Canvas2D, all 150 flakes',
  domTransform: 'DOM and CSS keyframes, transform',
  domLoop: 'DOM and CSS keyframes, transform, beside an empty frame loop',
  domPlace: 'DOM and CSS keyframes, top and left (the original approach)',
  phaser: 'Phaser 4, WebGL',
}
export type Contender = keyof typeof CONTENDERS

/** What an office machine without a GPU compares: there is no WebGL to run. */
export const WITHOUT_GL: readonly Contender[] = ['stageLow', 'domTransform', 'domPlace']

/** The scene of the specification, drawn by one of them. */
export function openContender(browser: Browser, url: string, contender: Contender): Promise<Page> {
  switch (contender) {
    case 'stageWebgl':
      return openStage(browser, url, { renderer: 'webgl', quality: 'high' })
    case 'stageLow':
      return openStage(browser, url, { quality: 'low' })
    case 'stageCanvas':
      return openStage(browser, url, { renderer: 'canvas', quality: 'high' })
    case 'domTransform':
      return openPage(browser, `${url}dom.html?move=transform`)
    case 'domLoop':
      return openPage(browser, `${url}dom.html?move=transform&loop`)
    case 'domPlace':
      return openPage(browser, `${url}dom.html?move=place`)
    case 'phaser':
      return openPage(browser, `${url}phaser.html`)
  }
}
