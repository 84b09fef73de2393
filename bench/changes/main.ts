import { execFileSync } from 'node:child_process'
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { heapOf, INTERPRETED } from '../stage/heap.ts'
import { openBrowser } from '../stage/open-browser.ts'
import { brief, tableOf, type Row } from '../stage/table.ts'
import { takeTour, type TourEnd } from './measure-tours.ts'
import { openProduct, openSignedIn } from './open-product.ts'
import { pageScript } from './page-script.ts'
import { tourOfDemo } from './tour.ts'

/** `npm run bench -- changes [--changes 60]`: tours through all scenes of the demo in the built product, and what they leave. */
const { values } = parseArgs({ options: { changes: { type: 'string', default: '60' } } })
/** The first fills caches of data and pictures, the second those of the browser. */
const WARM_TOURS = 2
const MB = 1e6

execFileSync(process.execPath, ['tools/build.mjs'], { stdio: 'inherit' })
const tour = tourOfDemo()
const root = tour.at(-1)
if (!root) throw new Error('the demo has no missions')
const tours = Math.ceil(Number(values.changes) / tour.length)

const product = await openProduct()
const browser = await openBrowser('software', [INTERPRETED])
const ends: TourEnd[] = []
const faults: string[] = []
try {
  const page = await openSignedIn(browser, product, await pageScript())
  page.on('pageerror', ({ message }) => faults.push(message))
  await page.goto(`${product.url}/#${root.path}`)
  const session = await page.context().newCDPSession(page)
  await heapOf(session)
  for (let count = 1; count <= WARM_TOURS + tours; count += 1) {
    console.error(`tour ${count} of ${WARM_TOURS + tours}`)
    const end = await takeTour(page, session, tour, root.id)
    console.error(`  ${(end.heap / MB).toFixed(2)} MB, ${end.textures} textures`)
    ends.push(end)
  }
} finally {
  await browser.close()
  await product.stop()
}

const before = ends[WARM_TOURS - 1]
const after = ends.at(-1)
if (!before || !after) throw new Error('no tour was taken')
const changes = `${tours * tour.length} changes`
const grown = (what: keyof TourEnd) => after[what] - before[what]
const rows: Row[] = [
  {
    what: `heap kept by ${changes}`,
    goal: 'at most 5 %',
    measured: `MB after each tour: ${ends.map(({ heap }) => (heap / MB).toFixed(2)).join(', ')}`,
    value: (grown('heap') / before.heap) * 100,
    limit: 5,
  },
  {
    what: 'GL contexts',
    goal: 'one',
    measured: `${after.contexts} (${grown('contexts')} new)`,
    value: after.contexts,
    limit: 1,
  },
  {
    what: 'textures left on the map',
    goal: 'none',
    measured: `after each tour: ${ends.map(({ textures }) => textures).join(', ')}`,
    value: grown('textures'),
    limit: 0,
  },
  { what: 'errors of the page', goal: 'none', measured: faults.join('; '), value: faults.length, limit: 0 },
  { what: 'DOM nodes more', goal: '', measured: `${grown('nodes')} of ${before.nodes}` },
  { what: 'listeners more', goal: '', measured: `${grown('listeners')} of ${before.listeners}` },
]
console.log(tableOf(rows))
const [load = NaN] = loadavg()
const stops = `${new Set(tour.map(({ id }) => id)).size} missions, ${tour.length} changes a tour`
console.log(`\n${stops}; ${cpus().length} cores, Chromium ${browser.version()}, load ${brief(load)}`)
