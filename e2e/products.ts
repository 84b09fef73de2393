import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { PublishedAdventure, PublishedBuild } from '../shared/scene/published.ts'
import { startProduct, type Product } from '../tools/product/serve.ts'
import { showAround } from '../tools/product/show-around.ts'
import { TRAVELLERS } from './people.ts'

type Change = (adventure: PublishedAdventure) => PublishedAdventure[]

const logOf = (name: string) => `.cache/test/${name}.log`

/** Makes the data that all servers of journeys begin with: everybody has seen the tour, and nothing is published. */
export async function makeFirstData(): Promise<string> {
  mkdirSync('.cache/test', { recursive: true })
  const data = mkdtempSync(join(tmpdir(), 'waymark-first-'))
  const dist = changedDist('first', () => [])
  const { url, stop } = await startProduct(logOf('first-data'), { dist, settings: { WAYMARK_DATA: data } })
  await showAround(url, Object.values(TRAVELLERS))
  await stop()
  rmSync(dist, { recursive: true })
  process.env.WAYMARK_E2E_DATA = data
  return data
}

interface Setup {
  /** What it serves, instead of this build. */
  dist?: string
  /** Settings of the README. */
  settings?: Readonly<Record<string, string>>
  /** Nobody has ever been there. */
  isAnew?: boolean
  /** A folder of data other than the first one. */
  data?: string
}

/** A server of its own, with all travellers at their beginning. @param name of its log */
export function startOwn(name: string, { isAnew = false, ...setup }: Setup = {}): Promise<Product> {
  const first = isAnew ? undefined : process.env.WAYMARK_E2E_DATA
  return startProduct(logOf(name), { data: first, ...setup })
}

/** A server of its own for one journey. @param change what it publishes in place of each adventure of the demo */
export async function startChanged(
  name: string,
  change: Change,
  setup: Pick<Setup, 'isAnew'> = {},
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
  const adventures = build.adventures.flatMap(change)
  writeFileSync(join(dist, 'published.json'), JSON.stringify({ ...build, adventures }))
  return dist
}
