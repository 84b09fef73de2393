import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import type { Page } from '@playwright/test'
import { logIn } from '../../tools/product/log-in.ts'
import { post } from '../editor/make-hall.ts'
import { runServer } from '../server/run-server.ts'
import { embedded } from '../server/storages.ts'
import { openBrowser } from '../stage/open-browser.ts'
import { percentile } from '../stage/statistics.ts'
import { brief, tableOf, type Row } from '../stage/table.ts'
import { measureKeys } from './measure-keys.ts'

/** `npm run bench -- tasks [--built]`: from a letter in a task's form to the frame of the player that shows it, on a processor four times slower. */
const { values } = parseArgs({ options: { built: { type: 'boolean', default: false } } })
const SLOWER = 4
const LETTERS = 80
const GOAL_MS = 150
const FOLDER = 'written-isles'
const DESIGNER = { username: 'designer@demo.waymark.test', password: 'Waymark-demo-1' }

/** Of the demo: where it is written, which field, and where the player shows its words. */
const TASKS = [
  { what: 'learning cards', path: 'harbour/long-passphrases', field: 'Title', shows: 'h2' },
  {
    what: 'an exam of 12 questions or more',
    path: 'the-bell/keepers-examination',
    field: 'Question',
    shows: 'h2',
  },
  {
    what: 'a survey',
    path: 'deep-pressure/how-deep-are-you',
    field: 'Question',
    shows: 'li legend, li label',
  },
  { what: 'a simulation', path: 'deep-pressure/five-to-five', field: 'Title', shows: 'h2' },
] as const

if (!values.built) execFileSync(process.execPath, ['tools/build.mjs'], { stdio: 'inherit' })
const storage = embedded()
const server = await runServer(storage.env)
const browser = await openBrowser('none')

async function measure(page: Page, { what, path, field, shows }: (typeof TASKS)[number]): Promise<Row> {
  const [mission, task] = path.split('/')
  await page.goto('about:blank')
  await page.goto(`${server.url}/#/app/content/${FOLDER}/tasks/${mission}/${task}`)
  const input = page.getByLabel(field, { exact: true }).first()
  await input.waitFor()
  const player = page.frameLocator('iframe')
  await player.locator(shows).first().waitFor()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await input.fill('')
  const times = await measureKeys(page, input, shows, LETTERS)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const spread = [0.5, 0.95, 1].map((share) => brief(percentile(times, share))).join(', ')
  return {
    what: `a letter in ${what}, ${SLOWER} times slower`,
    goal: `p95 ${GOAL_MS} ms`,
    measured: `p50, p95, most: ${spread} ms`,
    value: percentile(times, 0.95),
    limit: GOAL_MS,
  }
}

try {
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 } })
  await page.goto(`${server.url}/health`)
  await page.evaluate(logIn, DESIGNER)
  const body = JSON.stringify({ id: randomUUID(), folder: FOLDER, from: 'lantern-isles' })
  await page.evaluate(post, { path: '/v2/content', body, type: 'application/json' })
  const rows: Row[] = []
  for (const task of TASKS) rows.push(await measure(page, task))
  console.log(tableOf(rows))
  const [load = NaN] = loadavg()
  console.log(`\n${cpus().length} cores, Chromium ${browser.version()}, no GL, load ${brief(load)}`)
} finally {
  await browser.close()
  await server.stop()
  await storage.remove()
}
