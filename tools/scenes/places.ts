import { join } from 'node:path'
import type { BuildPlaces } from '#server/intake/build-adventures.ts'

/** The scenes of this repository, built below a folder: its `scenes` is what may be served. */
export function scenePlaces(out: string): BuildPlaces {
  return {
    scenesDir: 'scenes',
    outDir: join(out, 'scenes'),
    publishedFile: join(out, 'published.json'),
    cacheDir: '.cache/scenes',
  }
}
