import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import type { Browser, Page } from '@playwright/test'
import { logIn } from '../../tools/product/log-in.ts'
import { HALL, hallOf, makeDraft } from '../editor/make-hall.ts'
import { runServer } from '../server/run-server.ts'
import { embedded } from '../server/storages.ts'
import { openBrowser } from '../stage/open-browser.ts'
import { tableOf } from '../stage/table.ts'
import { decideAll, editAtOnce, placesOf, unlikeIn } from './maker.ts'

/** `npm run bench -- makers [--edits 1000] [--built]`: two browsers edit one scene, and their connections are cut. */
const { values } = parseArgs({
  options: { edits: { type: 'string', default: '1000' }, built: { type: 'boolean', default: false } },
})
const PLACES = 24
const MAKERS = ['designer@demo.waymark.test', 'admin@demo.waymark.test']
const PASSWORD = 'Waymark-demo-1'
/** CSS px: less than half of the smallest step of a place on a map that is seen whole, and more than the last digit of a sum. */
const TOLERANCE = 0.05

if (!values.built) execFileSync(process.execPath, ['tools/build.mjs'], { stdio: 'inherit' })
const storage = embedded()
const server = await runServer(storage.env)
const browsers: Browser[] = []

async function openMaker(username: string): Promise<Page> {
  const browser = await openBrowser('none')
  browsers.push(browser)
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 } })
  await page.goto(`${server.url}/health`)
  await page.evaluate(logIn, { username, password: PASSWORD })
  return page
}

async function openEditor(page: Page): Promise<void> {
  await page.goto(`${server.url}/#/app/content/${HALL}/scenes/hall`)
  await page.locator('[data-ready="true"]').waitFor({ timeout: 120_000 })
  await page.getByText('Saved', { exact: true }).waitFor()
}

try {
  const pages = await Promise.all(MAKERS.map(openMaker))
  const [first] = pages
  if (!first) throw new Error('nobody makes anything')
  await makeDraft(first, HALL, hallOf(PLACES))
  await Promise.all(pages.map(openEditor))
  const each = Math.ceil(Number(values.edits) / pages.length)
  const cuts = await Promise.all(
    pages.map((page, index) => editAtOnce(page, { seed: index + 1, edits: each, places: PLACES })),
  )
  // what one of them decides the other has to see, and may have to decide anew
  let decided = 0
  for (let rounds = 0, isOver = false; !isOver && rounds < 40; rounds += 1) {
    let left = 0
    for (const page of pages) left += await decideAll(page)
    decided += left
    const [one = {}, other = {}] = await Promise.all(pages.map(placesOf))
    isOver = left === 0 && unlikeIn(one, other, TOLERANCE).length === 0
  }
  const [one = {}, other = {}] = await Promise.all(pages.map(placesOf))
  // the same address would be the same page
  await first.goto('about:blank')
  await openEditor(first)
  const anew = await placesOf(first)
  const unlike = [unlikeIn(one, other, TOLERANCE), unlikeIn(one, anew, TOLERANCE)]
  for (const id of unlike.flat()) console.error(id, one[id], other[id], anew[id])
  console.log(
    tableOf([
      {
        what: `edits of two browsers in one scene of ${PLACES} places`,
        goal: '1,000',
        measured: String(each * pages.length),
      },
      {
        what: 'connections that were cut',
        goal: '',
        measured: String(cuts.reduce((sum, count) => sum + count, 0)),
      },
      { what: 'conflicts that were decided', goal: '', measured: String(decided) },
      {
        what: 'places that stand otherwise in one than in the other',
        goal: 'none',
        measured: '',
        value: unlike[0]?.length ?? NaN,
        limit: 0,
      },
      {
        what: 'places that stand otherwise in a page that is opened anew',
        goal: 'none',
        measured: '',
        value: unlike[1]?.length ?? NaN,
        limit: 0,
      },
    ]),
  )
  if (unlike.some((places) => places.length > 0)) process.exitCode = 1
} finally {
  for (const browser of browsers) await browser.close()
  await server.stop()
  await storage.remove()
}
