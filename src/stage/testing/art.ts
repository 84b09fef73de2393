import type { SceneArt } from '../art/scene-art.ts'
import { WAVES, type Wave } from '../art/waves.ts'

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

/** The same when the test says so, up to a wave; all of it, where it names none. */
export function artLater(given: SceneArt): { later: SceneArt; come: (upTo?: Wave) => void } {
  const order = (wave: Wave) => WAVES.indexOf(wave)
  let waiting: { wave: Wave; resolve: () => void }[] = []
  let reached = -1
  return {
    later: {
      ...given,
      reached: (wave) =>
        new Promise((resolve) => {
          if (order(wave) <= reached) resolve()
          else waiting.push({ wave, resolve })
        }),
    },
    come: (upTo = 'states') => {
      reached = order(upTo)
      for (const { wave, resolve } of waiting) if (order(wave) <= reached) resolve()
      waiting = waiting.filter(({ wave }) => order(wave) > reached)
    },
  }
}
