import type { SceneDescription } from '#shared/scene/description.ts'
import type { PictureFile, Placed } from '#shared/scene/layout.ts'

/** A picture of a scene, and what a person calls the thing it belongs to. */
export interface WantedPicture {
  name: string | null
  file: PictureFile
}

export function chooseFile(placed: Placed, isSmall: boolean): PictureFile {
  return isSmall && placed.small ? placed.small : placed.file
}

/** Every picture of a scene, the background first. */
export function wantedPictures(scene: SceneDescription, isSmall: boolean): WantedPicture[] {
  const wanted: WantedPicture[] = []
  const want = (name: string | null, placed: Placed | null) => {
    if (placed) wanted.push({ name, file: chooseFile(placed, isSmall) })
  }
  want(null, scene.background)
  for (const { id, layout } of scene.elements) {
    want(id, layout.picture)
    want(id, layout.done)
    want(id, layout.glow)
    want(id, layout.light)
    want(id, layout.veil)
    want(id, layout.reflection)
    want(id, layout.hover)
    want(id, layout.hovered ?? null)
  }
  for (const { name, picture } of scene.layers) want(name, picture)
  return wanted
}

/** The files behind a scene: the same list means that the same art can go on standing. */
export function artKey(scene: SceneDescription): string {
  return [...new Set(wantedPictures(scene, false).map(({ file }) => file.url))].toSorted().join('\n')
}
