import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { startProduct } from '../../tools/product/serve.ts'
import { openBrowser } from '../stage/open-browser.ts'
import { brief, tableOf, type Row } from '../stage/table.ts'
import { lighthouseRows } from './lighthouse-rows.ts'
import { loadRows } from './load-rows.ts'
import { SCREENS, sessionOf } from './screens.ts'

/**
 * `npm run bench -- start [--rounds 5] [--only load|lighthouse]`: how soon the login and the map can be used on a slow line and a slow
 * processor, and what Lighthouse finds on the screens.
 */
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, only: { type: 'string' } },
})

execFileSync(process.execPath, ['tools/build.mjs'], { stdio: 'inherit' })
mkdirSync('.cache/bench', { recursive: true })
const product = await startProduct('.cache/bench/start-server.log')
try {
  const browser = await openBrowser('software')
  const session = await sessionOf(browser, product.url)
  await browser.close()
  const rows: Row[] = []
  if (values.only !== 'lighthouse')
    rows.push(...(await loadRows(product.url, session, Number(values.rounds))))
  if (values.only !== 'load') {
    for (const screen of SCREENS) rows.push(...(await lighthouseRows(product.url, session, screen)))
  }
  console.log(tableOf(rows))
  const [load = NaN] = loadavg()
  console.log(`\n${cpus().length} cores, Chromium ${browser.version()}, GL by software, load ${brief(load)}`)
} finally {
  await product.stop()
}
