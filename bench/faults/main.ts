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
import { secondProcess } from './second-process.ts'
import { startFiles } from './start-files.ts'
import { IN_FLIGHT, stopServer } from './stop-server.ts'
import { faultsTable } from './table.ts'
import type { Tally } from './tally.ts'

/** `npm run bench -- faults [--share 0.1] [--only gpu,kill]`: what breaks, and whether the product holds. */
const { values } = parseArgs({
  options: { share: { type: 'string', default: '1' }, only: { type: 'string', default: '' } },
})
const shareOf = (goal: number): number => Math.max(1, Math.round(goal * Number(values.share)))
const times = { kill: shareOf(100), stop: shareOf(30), cut: shareOf(200), page: shareOf(5), gpu: shareOf(3) }

execFileSync(process.execPath, ['tools/build.mjs'], { stdio: 'inherit' })
const crowd = await makeCrowd(
  times.kill * PLAYERS_A_KILL + times.stop * IN_FLIGHT + CUTS.length * (times.cut + times.page) + 2,
)

const GROUPS: Record<string, () => Promise<Tally[]>> = {
  second: async () => [await secondProcess(crowd.storage, shareOf(5))],
  gpu: () => onProduct((url, token) => loseGpu(url, token, times.gpu)),
  keys: () => onProduct((url, token) => inBrowser(async (browser) => [await localKeys(browser, url, token)])),
  network: () => inBrowser((browser) => cutNetwork(crowd, browser, times.cut, times.page)),
  kill: async () => [await killServer(crowd, times.kill)],
  stop: async () => [await stopServer(crowd, times.stop)],
  files: () => onProduct((url) => inBrowser((browser) => startFiles(browser, url))),
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
