import { isJsonObject, isSameJson, parseJsonObject, type Json, type JsonObject } from './json.ts'
import { keysOf, pointerTo, valueAt } from './pointer.ts'
import { serialise } from './serialise.ts'

/**
 * One value of a JSON file becomes another. Without `from` nothing was there, and the file need not be there; without `to` it goes,
 * with everything around it that is empty then.
 */
export interface SetValue {
  /** Inside of the adventure's folder. */
  file: string
  /** As `pointerTo` writes it. */
  pointer: string
  from?: Json
  to?: Json
  /** Of an edit that takes another back: before which key each of the keys on the pointer stood, null for the last. */
  before?: readonly (string | null)[]
  /** Of such an edit: how many of the keys were there already, and stay even where nothing is left below them. */
  stays?: number
  /** Of such an edit too: the text of the file, where it was written by hand; null where there was no file. */
  text?: string | null
}

/** The value is not as it was seen. `current` is what it is, undefined where nothing is there. */
export interface ValueConflict {
  edit: SetValue
  current: Json | undefined
}

/** In which order the keys of an object stand; those that are not named come last. */
export type KeyOrder = (keys: readonly string[]) => readonly string[] | undefined

export type Applied =
  | { text: string | null; undo: SetValue; conflict?: undefined }
  | { conflict: ValueConflict; text?: undefined; undo?: undefined }

/**
 * Changes the text of one file. Nothing else of it changes but its layout, where a hand had laid it out in another one: `undo`
 * brings that back as well, to the byte.
 * @param text null where there is no such file
 * @param orderOf which keys an object may have, by the keys that lead to it: a new one is put into its place
 */
export function applyValue(
  text: string | null,
  edit: SetValue,
  orderOf: KeyOrder = () => undefined,
): Applied {
  const tree = text === null ? {} : parseJsonObject(text)
  const current = tree && valueAt(tree, edit.pointer)
  if (!tree || !isSameJson(current, edit.from)) return { conflict: { edit, current } }
  const keys = keysOf(edit.pointer)
  if (!leadsThroughObjects(tree, keys)) return { conflict: { edit, current } }
  const after =
    edit.to === undefined
      ? without(tree, keys, current === undefined ? keys.length : (edit.stays ?? 0))
      : withValue(tree, keys, edit.to, edit.before ?? [], orderOf)
  const undo: SetValue = {
    file: edit.file,
    pointer: edit.pointer,
    ...(edit.to !== undefined && { from: edit.to }),
    ...(current !== undefined && { to: current }),
    ...(current !== undefined && edit.to === undefined && { before: placesOf(tree, keys) }),
    ...(current === undefined && { stays: knownOf(tree, keys) }),
    ...(isByHand(text, tree) && { text }),
  }
  return { text: textOf(after, edit), undo }
}

function leadsThroughObjects(tree: JsonObject, keys: readonly string[]): boolean {
  return keys.slice(0, -1).every((_, index) => {
    const above = valueAt(tree, pointerTo(...keys.slice(0, index + 1)))
    return above === undefined || isJsonObject(above)
  })
}

function isByHand(text: string | null, tree: JsonObject): boolean {
  return text === null || text !== serialise(tree)
}

/** The earlier text, where the file says the same again. */
function textOf(tree: JsonObject, { text }: SetValue): string | null {
  if (text === null && Object.keys(tree).length === 0) return null
  const before = typeof text === 'string' ? parseJsonObject(text) : undefined
  const now = serialise(tree)
  return before && typeof text === 'string' && serialise(before) === now ? text : now
}

function withValue(
  tree: JsonObject,
  [key, ...rest]: readonly string[],
  value: Json,
  before: readonly (string | null)[],
  orderOf: KeyOrder,
  above: readonly string[] = [],
): JsonObject {
  if (key === undefined) return tree
  const own = Object.hasOwn(tree, key) ? tree[key] : undefined
  const path = [...above, key]
  const inner = isJsonObject(own) ? own : {}
  const next = rest.length === 0 ? value : withValue(inner, rest, value, before.slice(1), orderOf, path)
  if (own !== undefined) return { ...tree, [key]: next }
  const others = Object.keys(tree)
  const place = placeFor(key, others, before[0], orderOf(above))
  return Object.fromEntries(
    [...others.slice(0, place), key, ...others.slice(place)].map((name) => [
      name,
      name === key ? next : (tree[name] ?? null),
    ]),
  )
}

function placeFor(
  key: string,
  others: readonly string[],
  next: string | null | undefined,
  order: readonly string[] | undefined,
): number {
  const known = typeof next === 'string' ? others.indexOf(next) : -1
  if (known >= 0) return known
  const rank = order?.indexOf(key) ?? -1
  if (next === null || !order || rank < 0) return others.length
  const later = others.findIndex((other) => order.indexOf(other) > rank)
  return later < 0 ? others.length : later
}

function without(tree: JsonObject, [key, ...rest]: readonly string[], stays: number): JsonObject {
  if (key === undefined || !Object.hasOwn(tree, key)) return tree
  const own = tree[key]
  const inner = rest.length > 0 && isJsonObject(own) ? without(own, rest, stays - 1) : {}
  return Object.fromEntries(
    Object.entries(tree).flatMap(([name, value]): [string, Json][] => {
      if (name !== key) return [[name, value]]
      return Object.keys(inner).length > 0 || (rest.length > 0 && stays > 0) ? [[name, inner]] : []
    }),
  )
}

/** How many of the keys lead to something. */
function knownOf(tree: JsonObject, keys: readonly string[]): number {
  const first = keys.findIndex(
    (_, index) => valueAt(tree, pointerTo(...keys.slice(0, index + 1))) === undefined,
  )
  return first < 0 ? keys.length : first
}

/** Before which key each of them stands; null for the last. */
function placesOf(tree: JsonObject, keys: readonly string[]): (string | null)[] {
  let inner: Json | undefined = tree
  return keys.map((key) => {
    if (!isJsonObject(inner)) return null
    const names: string[] = Object.keys(inner)
    const next = names[names.indexOf(key) + 1] ?? null
    inner = inner[key]
    return next
  })
}
