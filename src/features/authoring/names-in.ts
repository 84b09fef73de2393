import { isJsonObject, type Json, type JsonObject } from '#shared/content/json.ts'

/** The words of a list in a file, whatever else stands in it. */
export function namesIn(value: Json | undefined): string[] {
  return Array.isArray(value) ? value.filter((one: unknown) => typeof one === 'string') : []
}

/** The parts of a content that have an id, whatever else is wrong with them. */
export function partsIn(content: Json | undefined, list: string): (JsonObject & { id: string })[] {
  const parts: unknown = isJsonObject(content) ? content[list] : undefined
  if (!Array.isArray(parts)) return []
  return parts.flatMap((part: Json) => {
    if (!isJsonObject(part)) return []
    const { id } = part
    return typeof id === 'string' ? [{ ...part, id }] : []
  })
}
