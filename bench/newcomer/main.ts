import { execFileSync } from 'node:child_process'
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import type { Locator, Page } from '@playwright/test'
import { runServer } from '../server/run-server.ts'
import { embedded } from '../server/storages.ts'
import { openBrowser } from '../stage/open-browser.ts'
import { brief, tableOf, type Row } from '../stage/table.ts'

/** `npm run bench -- newcomer [--built]`: from the press on the login to the first card of the first task, as the tour leads there. */
const { values } = parseArgs({ options: { built: { type: 'boolean', default: false } } })
const NEWCOMER = { name: 'player2@demo.waymark.test', password: 'Waymark-demo-1' }
const GOAL_S = 20
const GOAL_PRESSES = 4
/** Words that somebody reads in a minute who reads each of them. */
const READ_A_MINUTE = 200
/** s from having read a button to having pressed it. */
const PRESS_S = 1

if (!values.built) execFileSync(process.execPath, ['tools/build.mjs'], { stdio: 'inherit' })

interface Walk {
  presses: number
  /** With somebody who reads. */
  seconds: number
  /** Of them, those in which nothing but reading and pressing happened. */
  person: number
  words: number
}

async function walk(page: Page, url: string): Promise<Walk> {
  let [presses, words, person] = [0, 0, 0]
  // as long as a person takes: what comes by itself meanwhile stands in the way as it would in theirs
  const take = async (seconds: number) => {
    person += seconds
    await page.waitForTimeout(seconds * 1000)
  }
  const read = async (what: Locator) => {
    const count = (await what.innerText()).split(/\s+/).length
    words += count
    await take((count / READ_A_MINUTE) * 60)
  }
  const press = async (button: Locator) => {
    presses += 1
    await take(PRESS_S)
    await button.click()
  }
  await page.goto(url)
  await page.getByLabel('E-mail or user name').fill(NEWCOMER.name)
  await page.getByLabel('Password', { exact: true }).fill(NEWCOMER.password)
  const began = performance.now()
  await page.getByRole('button', { name: /^(Sail to the isles|Sign in)$/ }).click()
  const card = page.getByRole('dialog')
  const go = card.getByRole('button', { name: 'Let’s go' })
  await go.waitFor()
  await read(card)
  await press(go)
  const first = page.getByRole('complementary').getByRole('button', { name: 'Start the first task' })
  await first.waitFor()
  await read(first)
  await press(first)
  const begin = page.getByRole('button', { name: 'Begin' })
  await begin.waitFor()
  await read(page.getByRole('dialog'))
  await press(begin)
  await page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor()
  return { presses, seconds: (performance.now() - began) / 1000, person, words }
}

const storage = embedded()
const server = await runServer(storage.env)
const browser = await openBrowser('none')
try {
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 } })
  const { presses, seconds, person, words } = await walk(page, server.url)
  const rows: Row[] = [
    {
      ...{ what: 'presses from the login to the first task', goal: String(GOAL_PRESSES) },
      ...{ measured: String(presses), value: presses, limit: GOAL_PRESSES },
    },
    {
      ...{ what: 'seconds until then, of the product alone', goal: '' },
      measured: `${brief(seconds - person)} s`,
    },
    {
      ...{ what: `with somebody who reads all ${words} words on the way`, goal: `${GOAL_S} s` },
      ...{ measured: `${brief(seconds)} s`, value: seconds, limit: GOAL_S },
    },
  ]
  console.log(tableOf(rows))
  const [load = NaN] = loadavg()
  console.log(`\n${cpus().length} cores, Chromium ${browser.version()}, no GL, load ${brief(load)}`)
} finally {
  await browser.close()
  await server.stop()
  await storage.remove()
}
