import { entryOf } from '#shared/scene/entry-of.ts'
import type { SceneFile } from '#shared/scene/files.ts'
import type { ElementPicture } from '#shared/scene/drawn-names/group-name.ts'
import { lanternsOfLayer } from '#shared/scene/lanterns/layer-names.ts'
import type { DrawnGroup } from '../drawing/drawn-group.ts'
import type { Size } from '#shared/scene/measures.ts'

/** A picture that the scene is made of, and how it is made from its group. */
export interface PlannedPicture {
  id: string
  group: DrawnGroup
  /** Stored pixels per reference unit. */
  scale: number
  treatment: 'opaque' | 'normal' | 'additive' | 'strip'
  /** Units after which a strip repeats. */
  period: number
}

const ADDITIVE: readonly ElementPicture[] = ['glow', 'light', 'hover']
/** Mist is soft everywhere; on a canvas larger than the screen all that is laid over an element may be half as fine, mist again. */
const HALF = 0.5
const SCREEN_WIDTH = 1920

/** The name under which a picture of an element is found again. */
export function elementPicture(id: string, picture: ElementPicture | 'reflection'): string {
  return `element ${id} ${picture}`
}

/**
 * When a picture is needed: in every first view; while places are locked; when some are begun or done; and what may come
 * after the first view. No page holds pictures of two waves.
 */
export const WAVES = ['view', 'mist', 'light', 'late'] as const
export type Wave = (typeof WAVES)[number]

const ELEMENT_WAVES: Record<ElementPicture | 'reflection', Wave> = {
  normal: 'view',
  veil: 'mist',
  done: 'light',
  glow: 'light',
  light: 'light',
  hover: 'late',
  reflection: 'late',
}

/** @param id of a planned picture, or of what is made of one */
export function waveOf(id: string): Wave {
  if (!id.startsWith('element ')) return 'view'
  return entryOf(ELEMENT_WAVES, id.slice(id.lastIndexOf(' ') + 1)) ?? 'view'
}

/**
 * Whose a picture is that some players see and others do not: a look of my space, a good of the game, a season's. Null
 * where everybody sees it. What only some see is on no page with what others do.
 * @param id of a planned picture, or of what is made of one
 */
export function ownerOf(id: string, { elements, layers }: SceneFile): string | null {
  const [role, name = ''] = id.split(' ')
  if (role === 'element') return entryOf(elements, name)?.view === 'my-space' ? name : null
  const layer = role === 'layer' ? entryOf(layers, name) : undefined
  return layer?.good || layer?.season ? name : null
}

export function softScale(settings: SceneFile, id: string, size: Size): number {
  return (entryOf(settings.elements, id)?.scale ?? 1) * (size.width > SCREEN_WIDTH ? HALF : 1)
}

export function planPicture(group: DrawnGroup, settings: SceneFile, size: Size): PlannedPicture {
  const { name } = group
  const whole = { group, period: size.width }
  if (name.role === 'background') {
    return { ...whole, id: 'background', scale: settings.background?.scale ?? 1, treatment: 'opaque' }
  }
  if (name.role !== 'element') {
    const layer = entryOf(settings.layers, name.name)
    const isStrip = layer?.tile === 'x'
    const period = isStrip ? (group.period ?? size.width) : size.width
    return {
      group,
      id: `layer ${name.name}`,
      scale: layer?.scale ?? (lanternsOfLayer(name.name) !== null && size.width > SCREEN_WIDTH ? HALF : 1),
      treatment: isStrip ? 'strip' : 'normal',
      period,
    }
  }
  const id = elementPicture(name.id, name.picture)
  const own = entryOf(settings.elements, name.id)?.scale ?? 1
  if (name.picture === 'veil') {
    return { ...whole, id, scale: softScale(settings, name.id, size) * HALF, treatment: 'normal' }
  }
  if (name.picture === 'light' || name.picture === 'hover') {
    return { ...whole, id, scale: softScale(settings, name.id, size), treatment: 'additive' }
  }
  return { ...whole, id, scale: own, treatment: ADDITIVE.includes(name.picture) ? 'additive' : 'normal' }
}
