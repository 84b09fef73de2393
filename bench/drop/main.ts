import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { startDeveloping } from '../../tools/product/develop.ts'
import { logIn } from '../../tools/product/log-in.ts'
import { openBrowser } from '../stage/open-browser.ts'
import { haveSeenStreak } from '../../tools/product/seen-streak.ts'

/**
 * `npm run bench -- drop`: from the moment that a drawing is saved to the frame that shows it, in ms; five
 * times each in the map and in a mission, on a page of `npm run dev`.
 */
const GOAL_MS = 2000
const DESIGNER = { username: 'designer@demo.waymark.test', password: 'Waymark-demo-1' }
const COLOURS = ['#ff00ff', '#00ff00', '#ff0000', '#00ffff', '#ffff00']
/** Where a patch is put into a drawing: into a large element of the map, and before everything in a mission. */
const DRAWINGS = [
  {
    scene: 'isles',
    path: '/',
    patch: '<rect x="1700" y="1200" width="260" height="160" fill="COLOUR"/>',
    at: (drawn: string) => drawn.indexOf('>', drawn.indexOf('<g id="element harbour"')) + 1,
  },
  {
    scene: 'harbour',
    path: '/#/app/game/plot/mission/harbour/Harbour',
    patch: '<g id="front patch"><rect x="900" y="500" width="240" height="160" fill="COLOUR"/></g>',
    at: (drawn: string) => drawn.lastIndexOf('</svg>'),
  },
]

mkdirSync('.cache/test', { recursive: true })
const { url, scenes, stop } = await startDeveloping('.cache/test/server-of-drop.log')
const browser = await openBrowser('software')
try {
  const page = await browser.newPage({
    viewport: { width: 1366, height: 768 },
    reducedMotion: 'reduce',
  })
  await page.addInitScript(haveSeenStreak)
  await page.goto(`${url}/health`)
  await page.evaluate(logIn, DESIGNER)
  for (const { scene, path, patch, at } of DRAWINGS) {
    await page.goto(url + path)
    await page.locator(`[data-scene="${scene}"][data-ready="true"]`).waitFor({ timeout: 120_000 })
    const file = join(scenes, `lantern-isles/${scene}/scene.svg`)
    const drawn = readFileSync(file, 'utf8')
    const place = at(drawn)
    const taken: number[] = []
    for (const colour of COLOURS) {
      const started = Date.now()
      writeFileSync(file, drawn.slice(0, place) + patch.replace('COLOUR', colour) + drawn.slice(place))
      taken.push((await seenAt(page, colour)) - started)
    }
    const [median = 0] = taken.toSorted((a, b) => a - b).slice(Math.floor(taken.length / 2))
    const verdict = median <= GOAL_MS ? 'ok' : 'MISS'
    console.log(
      `drop to picture, ${scene}: ${median} ms of ${GOAL_MS} ms, median of ${taken.join(', ')}: ${verdict}`,
    )
  }
} finally {
  await browser.close()
  await stop()
}

/** When a frame of the stage showed this colour: the browser's clock is this machine's. */
function seenAt(page: Page, colour: string): Promise<number> {
  return page.evaluate(async (wanted) => {
    const small = document.createElement('canvas')
    small.width = 160
    small.height = 90
    const brush = small.getContext('2d', { willReadFrequently: true })
    const goal = [1, 3, 5].map((at) => Number.parseInt(wanted.slice(at, at + 2), 16))
    for (;;) {
      await new Promise(requestAnimationFrame)
      const stage = document.querySelector('canvas')
      if (!brush || !stage) continue
      brush.drawImage(stage, 0, 0, small.width, small.height)
      const { data } = brush.getImageData(0, 0, small.width, small.height)
      for (let at = 0; at < data.length; at += 4) {
        const off = goal.reduce((sum, part, index) => sum + Math.abs(part - (data[at + index] ?? 0)), 0)
        if (off < 60) return Date.now()
      }
    }
  }, colour)
}
