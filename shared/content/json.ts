/** What a JSON file holds. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject
export interface JsonObject {
  readonly [key: string]: Json
}

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value)
}

/** The same value: the order of an object's keys does not count. Undefined stands for what is not there. */
export function isSameJson(one: Json | undefined, other: Json | undefined): boolean {
  if (isList(one) && isList(other)) {
    return one.length === other.length && one.every((item, index) => isSameJson(item, other[index]))
  }
  if (isJsonObject(one) && isJsonObject(other)) {
    const keys = Object.keys(one)
    return (
      keys.length === Object.keys(other).length &&
      keys.every((key) => Object.hasOwn(other, key) && isSameJson(one[key], other[key]))
    )
  }
  return one === other
}

/** @returns undefined for text that is no JSON object */
export function parseJsonObject(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isJsonObject(value) ? value : undefined
  } catch {
    return undefined
  }
}
