import { join } from 'node:path'
import { buildAdventures } from '../../server/intake/build-adventures.ts'
import { KeptArt } from '../../server/intake/kept-art.ts'
import type { CompiledScenes } from '../../server/intake/scene/compile-scene.ts'
import { repaintElement } from './paint-world.ts'

/**
 * One build in a process of its own, told in one line of JSON. With `--watching` the second build of this process is
 * measured, as after a save: an element was painted anew in between.
 */
const [scenesDir = '', work = '', mode = ''] = process.argv.slice(2)
const isWatching = mode === '--watching'
const places = {
  scenesDir,
  outDir: join(work, isWatching ? 'drafts/scenes' : 'out/scenes'),
  publishedFile: join(work, isWatching ? 'drafts/published.json' : 'published.json'),
  cacheDir: join(work, 'cache'),
}
const compiledScenes: CompiledScenes = new Map()
const keptArt = isWatching ? new KeptArt() : null
if (isWatching) {
  await buildAdventures(places, compiledScenes, keptArt)
  await repaintElement(scenesDir, 2)
}
const started = performance.now()
const spent = process.cpuUsage()
const { adventures, made } = await buildAdventures(places, compiledScenes, keptArt)
const { user, system } = process.cpuUsage(spent)
console.log(
  JSON.stringify({
    cpu: (user + system) / 1e6,
    wall: (performance.now() - started) / 1000,
    megabytes: process.resourceUsage().maxRSS / 1024,
    made,
    versions: adventures.map(({ version }) => version),
  }),
)
