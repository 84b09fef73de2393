import { keysOf, pointerTo } from '#shared/content/pointer.ts'
import { SceneFile, type ElementFile, type LayerFile } from '#shared/scene/files.ts'
import type { Wish } from '#src/outbox/edits/wish.ts'

/** What can be moved in a scene: a place, or a layer of its scenery. */
export interface Thing {
  sort: 'elements' | 'layers'
  id: string
}

export const sceneFileOf = (mission: string): string => `${mission}/scene.json`

/** `elements harbour`; for sets and maps of things. */
export const keyOf = ({ sort, id }: Thing): string => `${sort} ${id}`

export function isSameThing(one: Thing | null, other: Thing | null): boolean {
  return one?.sort === other?.sort && one?.id === other?.id
}

type Fields = ElementFile & LayerFile

/** A wish about one field of a thing. */
export function wishFor<Field extends keyof Fields>(
  mission: string,
  { sort, id }: Thing,
  field: Field,
  to: Fields[Field] | undefined,
): Wish {
  return { file: sceneFileOf(mission), pointer: pointerTo(sort, id, field), to }
}

/** The file with the wishes about things fulfilled; what is not wished for stays the same object. */
export function withWishes(file: SceneFile, wishes: readonly Wish[]): SceneFile {
  if (wishes.length === 0) return file
  const elements: Record<string, object> = { ...file.elements }
  const layers: Record<string, object> = { ...file.layers }
  for (const { pointer, to } of wishes) {
    const [sort, id, field] = keysOf(pointer)
    if ((sort !== 'elements' && sort !== 'layers') || id === undefined || field === undefined) continue
    const things = sort === 'elements' ? elements : layers
    things[id] = { ...things[id], [field]: to }
  }
  return { ...file, elements, layers }
}

const SCENE_KEYS = Object.keys(SceneFile.shape)
const ELEMENT_KEYS: readonly (keyof ElementFile)[] = [
  ...([
    'at',
    'size',
    'shift',
    'grow',
    'reflect',
    'foot',
    'scale',
    'label',
    'lamp',
    'hit',
    'view',
    'from',
  ] as const),
]
const LAYER_KEYS: readonly (keyof LayerFile)[] = [
  ...(['at', 'size', 'shift', 'grow', 'depth', 'scale', 'tile', 'drift', 'path', 'good'] as const),
]

/** In which order a scene.json says things. */
export function orderInScene(keys: readonly string[]): readonly string[] | undefined {
  if (keys.length === 0) return SCENE_KEYS
  if (keys.length !== 2) return undefined
  if (keys[0] === 'elements') return ELEMENT_KEYS
  return keys[0] === 'layers' ? LAYER_KEYS : undefined
}
