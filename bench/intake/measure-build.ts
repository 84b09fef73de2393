import { join } from 'node:path'
import { buildAdventures, type BuildResult } from '../../server/intake/build-adventures.ts'
import { watchScenes } from '../../server/intake/watch-scenes.ts'
import { repaintElement } from './paint-world.ts'

/**
 * One build in a process of its own, told in one line of JSON. With `--watching` what the watcher does after a save is
 * measured, from the last byte of an element that was painted anew until its scene stands; `--watching --rest` measures
 * the cards that follow.
 */
const [scenesDir = '', work = '', ...modes] = process.argv.slice(2)
const isWatching = modes.includes('--watching')
const places = {
  scenesDir,
  outDir: join(work, isWatching ? 'drafts/scenes' : 'out/scenes'),
  publishedFile: join(work, isWatching ? 'drafts/published.json' : 'published.json'),
  cacheDir: join(work, 'cache'),
}

if (isWatching) await measureSave(modes.includes('--rest'))
else {
  const end = start()
  end(await buildAdventures(places))
}

async function measureSave(isRest: boolean): Promise<void> {
  let onBuilt: (result: BuildResult) => void = () => {}
  const built = (): Promise<BuildResult> => new Promise((resolve) => (onBuilt = resolve))
  const first = built()
  const stop = watchScenes(places, {
    onSaved: () => {},
    onBegun: () => {},
    onBuilt: (result) => onBuilt(result),
    onBroken: (error) => {
      throw error
    },
  })
  await first
  const saved = built()
  await repaintElement(scenesDir, isRest ? 3 : 2)
  let end = start()
  let result = await saved
  if (isRest) {
    const rest = built()
    end = start()
    result = await rest
  }
  end(result)
  stop()
}

/** @returns tells what was spent since */
function start(): (result: BuildResult) => void {
  const started = performance.now()
  const spent = process.cpuUsage()
  return ({ adventures, made }) => {
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
  }
}
