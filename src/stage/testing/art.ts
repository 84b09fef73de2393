import type { SceneArt } from '../art/scene-art.ts'

/** The art of a scene in which nothing is drawn and all has come; a test says only what it is about. */
export function anArt(given: Partial<SceneArt> = {}): SceneArt {
  return {
    isSmall: false,
    isWhole: true,
    isFrugal: false,
    poster: Promise.resolve(null),
    texture: () => null,
    isComing: () => false,
    countComing: () => 0,
    reached: () => Promise.resolve(),
    fetchStates: () => {},
    onFile: () => {},
    dropPoster: () => {},
    release: () => {},
    ...given,
  }
}
