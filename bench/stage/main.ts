import type { Browser } from '@playwright/test'
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { contenderRows } from './cpu-rows.ts'
import { goalRows, type Measured } from './goal-rows.ts'
import { measureHover, measureTwin } from './measure-answer.ts'
import { measureCrowd, measureTablet } from './measure-load.ts'
import { measureFrameMemory, measureSceneMemory } from './measure-memory.ts'
import { measureRest } from './measure-rest.ts'
import { openBrowser, openPage } from './open-browser.ts'
import { runRounds, type Browsers } from './run-rounds.ts'
import { servePages } from './serve-pages.ts'
import { tableOf } from './table.ts'
import { tasksTable } from './tasks-table.ts'

/**
 * `npm run bench -- stage [--seconds 6] [--rounds 3] [--tasks]`: the scene of the specification in our stage, DOM and CSS, and Phaser;
 * `--tasks`: only what the main thread does in our stage and in Phaser.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '6' },
    rounds: { type: 'string', default: '3' },
    tasks: { type: 'boolean', default: false },
  },
})
const seconds = Number(values.seconds)
const rounds = Number(values.rounds)

async function measureAll(browsers: Browsers, url: string): Promise<Measured> {
  const browser = browsers.software
  const runs = await runRounds(browsers, url, { rounds, seconds })
  console.error('frames at rest')
  const rest = await measureRest(browser, url, seconds)
  console.error('memory of frames')
  const frameMemory = await measureFrameMemory(browser, url)
  console.error('memory of 60 scene changes')
  const sceneMemory = await measureSceneMemory(url)
  console.error('hover, twin, crowd, tablet')
  return {
    runs,
    rest,
    frameMemory,
    sceneMemory,
    hover: {
      webgl: await measureHover(browser, url, 'webgl'),
      canvas: await measureHover(browser, url, 'canvas'),
    },
    twinGap: await measureTwin(browser, url),
    crowd: await measureCrowd(browser, url, seconds),
    tablet: {
      webgl: await measureTablet(browser, url, 'webgl', seconds),
      canvas: await measureTablet(browser, url, 'canvas', seconds),
    },
  }
}

/** On which machine, and how busy it was with others' work. */
async function machineLine(browser: Browser, url: string, loadBefore: number): Promise<string> {
  const page = await openPage(browser, `${url}dom.html`)
  const gl = await page.evaluate(() => window.watch.glName())
  await page.close()
  const [{ model } = { model: 'unknown' }] = cpus()
  const load = `load ${loadBefore.toFixed(1)} before, ${(loadavg()[0] ?? NaN).toFixed(1)} after`
  return `${cpus().length} cores (${model}), Chromium ${browser.version()}, ${gl}, ${rounds} rounds of ${seconds} s, ${load}`
}

const loadBefore = loadavg()[0] ?? NaN
const { url, close } = await servePages()
const browsers: Browsers = { software: await openBrowser('software'), none: await openBrowser('none') }
try {
  if (values.tasks) console.log(await tasksTable(browsers.software, url, { rounds, seconds }))
  else {
    const measured = await measureAll(browsers, url)
    console.log(tableOf([...goalRows(measured), ...contenderRows(measured.runs)]))
  }
  console.log(`\n${await machineLine(browsers.software, url, loadBefore)}`)
} finally {
  for (const browser of Object.values(browsers)) await browser.close()
  await close()
}
