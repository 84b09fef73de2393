import type { SceneDescription, SceneElement } from '#shared/scene/description.ts'
import type { Box, PictureFile, Placed } from '#shared/scene/layout.ts'

/**
 * The order in which art is fetched, as a player attends to it. The first four are the first view; `lights` is what glows and is
 * mirrored in it; `beyond` is what lies off the screen, and what places look like when they are done; `states` is what nothing
 * shows yet.
 */
export const WAVES = ['scenery', 'places', 'mist', 'life', 'lights', 'beyond', 'states'] as const
export type Wave = (typeof WAVES)[number]

/** A picture of a scene, and what a person calls the thing it belongs to. */
export interface WantedPicture {
  /** Null for the background. */
  name: string | null
  wave: Wave
  placed: Placed
}

/** Every picture of a scene, with the wave that it comes in. */
export function wantedPictures(
  scene: SceneDescription,
  isInView: (box: Box) => boolean = () => true,
): WantedPicture[] {
  const wanted: WantedPicture[] = []
  const want = (name: string | null, wave: Wave, placed: Placed | null | undefined) => {
    if (placed) wanted.push({ name, wave, placed })
  }
  want(null, 'scenery', scene.background)
  for (const { name, picture, drift, path } of scene.layers)
    want(name, drift === 0 && path === null ? 'scenery' : 'life', picture)
  for (const element of scene.elements) {
    const { id, layout } = element
    const isSeen = isInView(layout.picture.box)
    const light: Wave = isSeen ? 'lights' : 'beyond'
    want(id, isSeen ? 'places' : 'beyond', layout.picture)
    want(id, light, layout.reflection)
    want(id, mistWave(element, isSeen), layout.veil)
    want(id, isGlowing(element) ? light : 'states', layout.glow)
    const done: Wave = element.state === 'finished' ? 'beyond' : 'states'
    want(id, done, layout.done)
    want(id, done, layout.light)
    want(id, 'states', layout.hover)
    want(id, 'states', layout.hovered)
  }
  return wanted
}

function mistWave({ state }: SceneElement, isSeen: boolean): Wave {
  if (state !== 'locked') return 'states'
  return isSeen ? 'mist' : 'beyond'
}

function isGlowing({ state, isBlinking, isDark }: SceneElement): boolean {
  return isBlinking || isDark === true || state === 'inProgress'
}

/** Of several pictures in one file the first that is needed decides when it comes. A place that nobody has drawn has no file. */
export function byFile<Picture extends { wave: Wave; file: PictureFile }>(
  pictures: readonly Picture[],
): { url: string; wave: Wave; pictures: Picture[] }[] {
  const files = new Map<string, Picture[]>()
  for (const picture of pictures) {
    const { url } = picture.file
    if (url !== '') files.set(url, [...(files.get(url) ?? []), picture])
  }
  const order = (wave: Wave) => WAVES.indexOf(wave)
  return [...files]
    .map(([url, held]) => {
      const wave = held.map((one) => one.wave).toSorted((a, b) => order(a) - order(b))[0] ?? 'states'
      return { url, wave, pictures: held }
    })
    .toSorted((a, b) => order(a.wave) - order(b.wave))
}
