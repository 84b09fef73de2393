import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { PublishedAdventure, PublishedBuild } from '../shared/scene/published.ts'
import { startProduct, type Product } from '../tools/product/serve.ts'
import { TRAVELLERS } from './people.ts'
import { showAround } from '../tools/product/show-around.ts'

/**
 * A server of its own for one journey, with all travellers at their beginning.
 * @param name of its log
 * @param change what it publishes in place of each adventure of the demo
 */
export async function startChanged(
  name: string,
  change: (adventure: PublishedAdventure) => PublishedAdventure[],
): Promise<Product> {
  const dist = mkdtempSync(join(tmpdir(), `waymark-${name}-`))
  for (const part of ['client', 'assets', 'scenes', 'packages', 'launch'])
    symlinkSync(resolve('dist', part), join(dist, part))
  const build: PublishedBuild = JSON.parse(readFileSync('dist/published.json', 'utf8'))
  const adventures = build.adventures.flatMap(change)
  writeFileSync(join(dist, 'published.json'), JSON.stringify({ ...build, adventures }))
  const product = await startProduct(`.cache/test/${name}.log`, dist)
  await showAround(product.url, Object.values(TRAVELLERS))
  return {
    url: product.url,
    stop: async () => {
      await product.stop()
      rmSync(dist, { recursive: true })
    },
  }
}
