import type { Browser } from '@playwright/test'
import { execFileSync } from 'node:child_process'
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { runServer } from '../server/run-server.ts'
import { openBrowser } from '../stage/open-browser.ts'
import { makeCrowd } from './crowd.ts'
import { cutNetwork } from './cut-network.ts'
import { CUTS } from './cutting-proxy.ts'
import { killServer, PLAYERS_A_KILL } from './kill-server.ts'
import { localKeys } from './local-keys.ts'
import { loseGpu } from './lose-gpu.ts'
import { losePage } from './lose-page.ts'
import { newVersion } from './new-version.ts'
import { secondProcess } from './second-process.ts'
import { doorFiles, mapFiles } from './start-files.ts'
import { IN_FLIGHT, stopServer } from './stop-server.ts'
import { faultsTable } from './table.ts'
import type { Tally } from './tally.ts'
import { twoTabs } from './two-tabs.ts'

/** `npm run bench -- faults [--share 0.1] [--only gpu,kill]`: what breaks, and whether the product holds. */
const { values } = parseArgs({
  options: { share: { type: 'string', default: '1' }, only: { type: 'string', default: '' } },
})
const shareOf = (goal: number): number => Math.max(1, Math.round(goal * Number(values.share)))
const times = {
  kill: shareOf(100),
  stop: shareOf(30),
  cut: shareOf(200),
  page: shareOf(5),
  gpu: shareOf(3),
  lost: shareOf(20),
  version: shareOf(20),
  tabs: shareOf(20),
  keys: shareOf(10),
}

execFileSync(process.execPath, ['tools/build.mjs'], { stdio: 'inherit' })
const crowd = await makeCrowd(
  times.kill * PLAYERS_A_KILL +
    times.stop * IN_FLIGHT +
    CUTS.length * (times.cut + times.page) +
    (CUTS.length + 1) * times.lost +
    times.version +
    4 * times.tabs +
    2 * times.keys +
    4,
)

const GROUPS: Record<string, () => Promise<Tally[]>> = {
  second: async () => [await secondProcess(crowd.storage, shareOf(5))],
  gpu: () => onProduct((url, token) => loseGpu(url, token, times.gpu)),
  keys: () => inBrowser((browser) => localKeys(crowd, browser, times.keys)),
  network: () => inBrowser((browser) => cutNetwork(crowd, browser, times.cut, times.page)),
  page: () => inBrowser((browser) => losePage(crowd, browser, times.lost)),
  version: () => inBrowser((browser) => newVersion(crowd, browser, times.version)),
  tabs: () => inBrowser((browser) => twoTabs(crowd, browser, times.tabs)),
  kill: async () => [await killServer(crowd, times.kill)],
  stop: async () => [await stopServer(crowd, times.stop)],
  files: () => onProduct((url) => inBrowser((browser) => doorFiles(browser, url))),
  'map-files': () =>
    onProduct((url, token) => inBrowser((browser) => mapFiles(browser, url, token, Number(values.share)))),
}

async function inBrowser<Result>(work: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await openBrowser('software')
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}

const [guest] = crowd.take(1)

/** The built product with a player who has done nothing yet. */
async function onProduct<Result>(work: (url: string, token: string) => Promise<Result>): Promise<Result> {
  const server = await runServer(crowd.storage.env)
  try {
    return await work(server.url, guest?.token ?? '')
  } finally {
    await server.stop()
  }
}

const tallies: Tally[] = []
try {
  for (const name of values.only === '' ? Object.keys(GROUPS) : values.only.split(',')) {
    const group = GROUPS[name]
    if (!group) throw new Error(`There is no ${name}; there are ${Object.keys(GROUPS).join(', ')}.`)
    const found = await group()
    console.error(faultsTable(found))
    tallies.push(...found)
  }
} finally {
  await crowd.storage.remove()
}
console.log(faultsTable(tallies))
const [load = NaN] = loadavg()
console.log(`\n${cpus().length} cores, Node ${process.versions.node}, load ${load.toFixed(1)}`)
