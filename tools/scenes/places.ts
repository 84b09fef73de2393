import { createHash } from 'node:crypto'
import { join, resolve } from 'node:path'
import type { BuildPlaces } from '#server/intake/build-adventures.ts'

/** The scenes of this repository, or of another folder, built below `out`: its `scenes` is what may be served. */
export function scenePlaces(out: string, scenesDir = 'scenes'): BuildPlaces {
  return {
    scenesDir,
    outDir: join(out, 'scenes'),
    publishedFile: join(out, 'published.json'),
    cacheDir: '.cache/scenes',
  }
}

/**
 * What `npm run dev` watches: this repository's scenes, or with `--scenes <folder>` others, built in a place of their own
 * that `--out <folder>` names.
 */
export function watchedPlaces(args: readonly string[]): BuildPlaces {
  const said = (option: string) => (args.includes(option) ? args[args.indexOf(option) + 1] : undefined)
  const folder = said('--scenes')
  if (folder === undefined) return scenePlaces(said('--out') ?? 'dist')
  const name = createHash('sha256').update(resolve(folder)).digest('hex').slice(0, 12)
  return scenePlaces(said('--out') ?? join('.cache/dev', name), folder)
}
