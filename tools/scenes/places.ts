import { createHash } from 'node:crypto'
import { join, resolve } from 'node:path'
import type { BuildPlaces } from '#server/intake/build-adventures.ts'
import { LATER_PICTURES } from '#shared/scene/published.ts'
import type { SceneOptions } from './options.ts'

/** The scenes of this repository, or of another folder, built below `out`: its `scenes` is what may be served. */
export function scenePlaces(out: string, scenesDir = 'scenes'): BuildPlaces {
  return {
    scenesDir,
    outDir: join(out, 'scenes'),
    publishedFile: join(out, 'published.json'),
    cacheDir: '.cache/scenes',
    laterFile: join(out, LATER_PICTURES),
  }
}

/** What `npm run scenes` checks; another folder has an output of its own, for a build is compared with the one before it. */
export function checkedPlaces({ scenes, out }: SceneOptions): BuildPlaces {
  const usual = scenes === undefined ? '.cache/scenes-check' : join('.cache/scenes-check', nameOf(scenes))
  return scenePlaces(out ?? usual, scenes)
}

export interface WatchedPlaces {
  places: BuildPlaces
  /**
   * Of the embedded database. Another folder of scenes has its own: adventures of two folders in one database would hide
   * each other from the demo accounts. Null: that of `npm start`.
   */
  dataFolder: string | null
}

/** What `npm run dev` watches: this repository's scenes, or those of another folder, kept apart below `.cache/dev`. */
export function watchedPlaces({ scenes, out }: Pick<SceneOptions, 'scenes' | 'out'>): WatchedPlaces {
  if (scenes === undefined) return { places: scenePlaces(out ?? 'dist'), dataFolder: null }
  const own = join('.cache/dev', nameOf(scenes))
  return { places: scenePlaces(out ?? own, scenes), dataFolder: join(own, 'data') }
}

function nameOf(folder: string): string {
  return createHash('sha256').update(resolve(folder)).digest('hex').slice(0, 12)
}
