import { isJsonObject, type Json, type JsonObject } from './json.ts'

/** A place in a JSON file, key by key, as RFC 6901 writes it: `/elements/lamp/label`. Arrays are values, never walked into. */
export function pointerTo(...keys: readonly string[]): string {
  return keys.map((key) => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
}

export function keysOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** What stands there; undefined where nothing does. */
export function valueAt(tree: JsonObject, pointer: string): Json | undefined {
  let value: Json | undefined = tree
  for (const key of keysOf(pointer)) {
    if (!isJsonObject(value) || !Object.hasOwn(value, key)) return undefined
    value = value[key]
  }
  return value
}
