import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { startProduct } from '../../tools/product/serve.ts'
import { openBrowser } from '../stage/open-browser.ts'
import { brief, tableOf, type Row } from '../stage/table.ts'
import { DEVICES } from './devices.ts'
import { lighthouseRows } from './lighthouse-rows.ts'
import { loadRows } from './load-rows.ts'
import { runRounds } from './run-rounds.ts'
import { LOGIN, MAP, sessionsOf, type Sessions } from './screens.ts'
import { openSlowLine } from './slow-line.ts'

/**
 * `npm run bench -- start [--rounds 5] [--only load|lighthouse] [--device tablet]`: how soon login and map can be used on a slow line
 * and a slow processor, and what Lighthouse finds on the screens.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    only: { type: 'string' },
    device: { type: 'string' },
  },
})
const devices = DEVICES.filter(({ name }) => values.device === undefined || name === values.device)

async function rowsOfLoads(url: string, sessions: Sessions): Promise<Row[]> {
  const line = await openSlowLine(url)
  try {
    const start = { url, line, sessions, rounds: Number(values.rounds) }
    return (await runRounds(start, [LOGIN, MAP], devices)).flatMap(loadRows)
  } finally {
    await line.close()
  }
}

execFileSync(process.execPath, ['tools/build.mjs'], { stdio: 'inherit' })
// as a server has them that has been up for a few minutes
execFileSync(process.execPath, ['--import', 'tsx', 'tools/finish-art.ts'], { stdio: 'inherit' })
mkdirSync('.cache/bench', { recursive: true })
const product = await startProduct('.cache/bench/start-server.log')
try {
  const browser = await openBrowser('none')
  const sessions = await sessionsOf(browser, product.url)
  await browser.close()
  const rows: Row[] = []
  if (values.only !== 'lighthouse') rows.push(...(await rowsOfLoads(product.url, sessions)))
  if (values.only !== 'load') rows.push(...(await lighthouseRows(product.url, sessions)))
  console.log(tableOf(rows))
  const [load = NaN] = loadavg()
  console.log(`\n${cpus().length} cores, Chromium ${browser.version()}, no GL, load ${brief(load)}`)
} finally {
  await product.stop()
}
