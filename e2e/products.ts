import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import pg from 'pg'
import type { PublishedAdventure, PublishedBuild } from '../shared/scene/published.ts'
import { startProduct, type Product } from '../tools/product/serve.ts'
import { showAround } from '../tools/product/show-around.ts'
import { TRAVELLERS } from './people.ts'

type Change = (adventure: PublishedAdventure) => PublishedAdventure[]

const logOf = (name: string) => `.cache/test/${name}.log`

/** On the PostgreSQL server for tests: what databases of journeys begin as, where their server publishes something of its own. */
const FIRST_DATABASE = 'waymark_first'

/** The same, with this build published and its demo played: a start on it has nothing left to do, which saves half of its time. */
const PUBLISHED_DATABASE = 'waymark_published'

/** Makes what all servers of journeys begin with, on each database that there is: everybody has seen the tour, and nothing is published. */
export async function makeFirstData(): Promise<string> {
  mkdirSync('.cache/test', { recursive: true })
  const data = mkdtempSync(join(tmpdir(), 'waymark-first-'))
  const dist = changedDist('first', () => [])
  const server = process.env.TEST_DATABASE_URL
  // side by side: no journey begins before both are there
  await Promise.all([
    begin('first-data', { dist, settings: { WAYMARK_DATA: data } }),
    ...(server ? [makeFirstDatabases(server, dist)] : []),
  ])
  rmSync(dist, { recursive: true })
  process.env.WAYMARK_E2E_DATA = data
  return data
}

async function makeFirstDatabases(server: string, dist: string): Promise<void> {
  const first = await makeDatabase(server, FIRST_DATABASE)
  await begin('first-database', { dist, settings: { DATABASE_URL: first, WAYMARK_DEMO: 'on' } })
  const published = await makeDatabase(server, PUBLISHED_DATABASE, FIRST_DATABASE)
  const settings = { DATABASE_URL: published, WAYMARK_DEMO: 'on' }
  await (await startProduct(logOf('published-database'), { settings })).stop()
}

async function begin(name: string, setup: Setup): Promise<void> {
  const { url, stop } = await startProduct(logOf(name), setup)
  await showAround(url, Object.values(TRAVELLERS))
  await stop()
}

interface Setup {
  /** What it serves, instead of this build. */
  dist?: string
  /** Settings of the README. */
  settings?: Readonly<Record<string, string>>
}

interface OwnSetup extends Setup {
  /** Nobody has ever been there. */
  isAnew?: boolean
  /** A folder of data other than the first one, with the embedded database in it. */
  data?: string
  /** On the embedded database, as most people's are, also where the tests have PostgreSQL. */
  isEmbedded?: boolean
}

/**
 * A server of its own, with all travellers at their beginning: on PostgreSQL where the tests have one, which answers with a fraction of the
 * processor, and is there sooner.
 * @param name of its log and its database
 */
export async function startOwn(
  name: string,
  { isAnew = false, isEmbedded = false, data, ...setup }: OwnSetup = {},
): Promise<Product> {
  const server = process.env.TEST_DATABASE_URL
  if (!server || isEmbedded || data !== undefined)
    return startProduct(logOf(name), {
      data: data ?? (isAnew ? undefined : process.env.WAYMARK_E2E_DATA),
      ...setup,
    })
  // the journeys of one file may run side by side, each of them with its own
  const word = `waymark_${name.replaceAll('-', '_')}_${process.pid}`
  const begun = setup.dist === undefined ? PUBLISHED_DATABASE : FIRST_DATABASE
  const database = await makeDatabase(server, word, isAnew ? null : begun)
  const settings = { DATABASE_URL: database, WAYMARK_DEMO: 'on', ...setup.settings }
  const { url, stop } = await startProduct(logOf(name), { ...setup, settings })
  return {
    url,
    stop: async () => {
      await stop()
      await onServer(server, `drop database if exists ${word} with (force)`)
    },
  }
}

/** @param template the database that it begins as; empty without one. @returns its address */
async function makeDatabase(server: string, name: string, template: string | null = null): Promise<string> {
  await onServer(
    server,
    `drop database if exists ${name} with (force)`,
    `create database ${name}${template === null ? '' : ` template ${template}`}`,
  )
  const address = new URL(server)
  address.pathname = `/${name}`
  return address.href
}

async function onServer(server: string, ...statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

/** A server of its own for one journey. @param change what it publishes in place of each adventure of the demo */
export async function startChanged(
  name: string,
  change: Change,
  setup: Pick<OwnSetup, 'isAnew' | 'isEmbedded'> = {},
): Promise<Product> {
  const dist = changedDist(name, change)
  const product = await startOwn(name, { dist, ...setup })
  return {
    url: product.url,
    stop: async () => {
      await product.stop()
      rmSync(dist, { recursive: true })
    },
  }
}

/** This build with other adventures. @returns its folder */
function changedDist(name: string, change: Change): string {
  const dist = mkdtempSync(join(tmpdir(), `waymark-${name}-`))
  for (const part of ['client', 'assets', 'scenes', 'packages', 'launch'])
    symlinkSync(resolve('dist', part), join(dist, part))
  const build: PublishedBuild = JSON.parse(readFileSync('dist/published.json', 'utf8'))
  // what is only in the library says nothing of what players have
  const adventures = build.adventures.filter(({ id }) => id === 'lantern-isles').flatMap(change)
  writeFileSync(join(dist, 'published.json'), JSON.stringify({ ...build, adventures }))
  return dist
}
