import type { SceneDescription } from '#shared/scene/description.ts'
import { homeScale, scaleLimits, type Framing } from '#shared/scene/fit.ts'
import type { PictureFile, Placed } from '#shared/scene/layout.ts'
import { isFrugal, savesData } from '#src/lib/line.ts'
import type { Size } from '../geometry.ts'
import { wantedPictures } from './waves.ts'

/** A phone shows half-size pictures (CSS px of the shorter side). */
const PHONE = 700
/** Device px per unit of the scene up to which pictures of half the size, drawn for 0.5, look the same. */
const HALF = 0.55

export function chooseFile(placed: Placed, isSmall: boolean): PictureFile {
  return isSmall && placed.small ? placed.small : placed.file
}

/**
 * Whether the half-size pictures of a scene do. Asked once a scene.
 * @param ratio device px per CSS px, as the tier caps it
 */
export function wantsSmall(framing: Framing, screen: Size, ratio: number): boolean {
  if (isFrugal() || isPhone(screen)) return true
  const nearest =
    framing.kind === 'moving' ? scaleLimits(framing, screen).maxScale : homeScale(framing, screen)
  return nearest * ratio <= HALF
}

/** The poster is asked for by several, some before anything was measured: what they go by does not change meanwhile. */
export function posterFile(poster: Placed): PictureFile {
  return chooseFile(poster, savesData() || isPhone({ width: innerWidth, height: innerHeight }))
}

function isPhone({ width, height }: Size): boolean {
  return Math.min(width, height) < PHONE
}

/** The files behind a scene: the same list means that the same art can go on standing. */
export function artKey(scene: SceneDescription): string {
  const urls = wantedPictures(scene).map(({ placed }) => placed.file.url)
  return [...new Set(urls)].toSorted().join('\n')
}
