import { execFileSync } from 'node:child_process'
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { logIn } from '../../tools/product/log-in.ts'
import { runServer } from '../server/run-server.ts'
import { embedded } from '../server/storages.ts'
import { openBrowser } from '../stage/open-browser.ts'
import { percentile } from '../stage/statistics.ts'
import { brief, tableOf } from '../stage/table.ts'
import { HALL, hallOf, makeDraft } from './make-hall.ts'
import { measureDrag, type Move } from './measure-drag.ts'

/** `npm run bench -- editor [--built]`: the scene editor with 200 places, on a processor four times slower. */
const { values } = parseArgs({ options: { built: { type: 'boolean', default: false } } })
const PLACES = 200
const SLOWER = 4
const STEPS = 120
const DESIGNER = { username: 'designer@demo.waymark.test', password: 'Waymark-demo-1' }

if (!values.built) execFileSync(process.execPath, ['tools/build.mjs'], { stdio: 'inherit' })
const storage = embedded()
const server = await runServer(storage.env)
const browser = await openBrowser('none')
const errors: string[] = []
try {
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 } })
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.goto(`${server.url}/health`)
  await page.evaluate(logIn, DESIGNER)
  await makeDraft(page, HALL, hallOf(PLACES))
  const address = `${server.url}/#/app/content/${HALL}/scenes/hall`
  const places = page.locator('[data-scene-keys] button[data-element]')
  const isReady = async () => {
    await page.locator('[data-ready="true"]').waitFor({ timeout: 600_000 })
    await places.nth(PLACES - 1).waitFor({ state: 'attached', timeout: 600_000 })
  }
  await page.goto(address)
  await isReady()
  // a second page has its caches
  await page.goto('about:blank')
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const begun = performance.now()
  await page.goto(address)
  await isReady()
  const ready = performance.now() - begun
  const { metrics } = await session.send('Performance.getMetrics')
  const spent = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN
  await page.getByRole('heading', { name: 'Places, in reading order' }).waitFor()
  const quick = await measureDrag(page, session, STEPS)
  const slowed = (what: keyof Move) => quick.map((move) => move[what] * SLOWER)
  const spread = (samples: number[]) =>
    [0.5, 0.95, 1].map((share) => brief(percentile(samples, share))).join(', ')
  console.log(
    tableOf([
      {
        what: `script of one move of a drag, ${PLACES} places, ${SLOWER} times slower`,
        goal: 'p95 under 8 ms',
        measured: `p50, p95, most: ${spread(slowed('answering'))} ms`,
        value: percentile(slowed('answering'), 0.95),
        limit: 8,
      },
      { what: 'its frame, drawn without a GPU', goal: '', measured: `${spread(slowed('drawing'))} ms` },
      {
        what: 'editor ready, caches warm',
        goal: '2 s',
        measured: `${brief(ready)} ms`,
        value: ready,
        limit: 2000,
      },
      {
        what: 'processor time of the page’s main thread until then, not slowed',
        goal: '',
        measured: `${brief(spent * 1000)} ms`,
      },
      {
        what: 'errors of the page',
        goal: 'none',
        measured: errors.join('; '),
        value: errors.length,
        limit: 0,
      },
    ]),
  )
  const [load = NaN] = loadavg()
  console.log(`\n${cpus().length} cores, Chromium ${browser.version()}, no GL, load ${brief(load)}`)
} finally {
  await browser.close()
  await server.stop()
  await storage.remove()
}
