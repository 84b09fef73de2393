import { keysOf, pointerTo } from '#shared/content/pointer.ts'
import { withoutMobile } from '#shared/scene/drawn-names/layer-name.ts'
import { entryOf } from '#shared/scene/entry-of.ts'
import { SceneFile, type ElementFile, type LanternsFile, type LayerFile } from '#shared/scene/files.ts'
import type { Wish } from '#src/outbox/edits/wish.ts'

/** What can be moved in a scene: a place, or a layer of its scenery. */
export interface Thing {
  sort: 'elements' | 'layers'
  id: string
}

/** What is drawn point by point: where a place can be pressed, the round of a layer, the lanterns on the way to a place. */
export type PointsOf = 'hit' | 'path' | 'lanterns'

export const sceneFileOf = (mission: string): string => `${mission}/scene.json`

/** Of what phones are shown. */
export const isMobileFile = (path: string): boolean =>
  withoutMobile(path.slice(path.indexOf('/') + 1)) !== null

/** Of a scene, or of what phones are shown in its place. */
export const isSceneFile = (path: string): boolean => /^[^/]+\/(mobile[\s_.-]*)?scene\.json$/i.test(path)

/** `elements harbour`; for sets and maps of things. */
export const keyOf = ({ sort, id }: Thing): string => `${sort} ${id}`

export function isSameThing(one: Thing | null, other: Thing | null): boolean {
  return one?.sort === other?.sort && one?.id === other?.id
}

type Fields = ElementFile & LayerFile

/** A wish about one field of a thing. @param path of the file that says how its scene stands */
export function wishFor<Field extends keyof Fields>(
  path: string,
  { sort, id }: Thing,
  field: Field,
  to: Fields[Field] | undefined,
): Wish {
  return { file: path, pointer: pointerTo(sort, id, field), to }
}

/** The file with the wishes about things fulfilled; what is not wished for stays the same object. */
export function withWishes(file: SceneFile, wishes: readonly Wish[]): SceneFile {
  if (wishes.length === 0) return file
  const parts: Record<'elements' | 'layers', Record<string, object>> = {
    elements: { ...file.elements },
    layers: { ...file.layers },
  }
  let { safe, lanterns } = file
  for (const { pointer, to } of wishes) {
    const [part, id, field, inner] = keysOf(pointer)
    if (part === 'safe' && isBox(to)) safe = to
    if (id === undefined || field === undefined) continue
    if (part === 'lanterns') lanterns = withLanternPoints(lanterns, id, to)
    else if (part === 'elements' || part === 'layers')
      parts[part][id] = withField(parts[part][id], [field, ...(inner === undefined ? [] : [inner])], to)
  }
  return { ...file, ...parts, ...(safe && { safe }), ...(lanterns && { lanterns }) }
}

function withField(
  thing: object | undefined,
  [key = '', ...rest]: readonly string[],
  to: Wish['to'],
): object {
  if (rest.length === 0) return { ...thing, [key]: to }
  const inner: unknown = Object.entries(thing ?? {}).find(([name]) => name === key)?.[1]
  return { ...thing, [key]: withField(typeof inner === 'object' && inner !== null ? inner : {}, rest, to) }
}

function withLanternPoints(
  lanterns: SceneFile['lanterns'],
  to: string,
  points: Wish['to'],
): SceneFile['lanterns'] {
  const path = lanterns && entryOf(lanterns, to)
  return path && isPairs(points) ? { ...lanterns, [to]: { ...path, points } } : lanterns
}

function isPairs(value: unknown): value is [number, number][] {
  const isPair = (one: unknown) =>
    Array.isArray(one) && one.length === 2 && one.every((part) => typeof part === 'number')
  return Array.isArray(value) && value.every(isPair)
}

function isBox(value: Wish['to']): value is [number, number, number, number] {
  return Array.isArray(value) && value.length === 4 && value.every((one) => typeof one === 'number')
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
const LANTERN_KEYS: readonly (keyof LanternsFile)[] = ['from', 'points']
const LAYER_KEYS: readonly (keyof LayerFile)[] = [
  ...(['at', 'size', 'shift', 'grow', 'depth', 'scale', 'tile', 'drift', 'path', 'good', 'season'] as const),
]

/** In which order a scene.json says things. */
export function orderInScene(keys: readonly string[]): readonly string[] | undefined {
  if (keys.length === 0) return SCENE_KEYS
  if (keys[0] === 'lanterns' && keys.length === 2) return LANTERN_KEYS
  if (keys.length !== 2) return undefined
  if (keys[0] === 'elements') return ELEMENT_KEYS
  return keys[0] === 'layers' ? LAYER_KEYS : undefined
}
