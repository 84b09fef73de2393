import { isJsonObject, type Json, type JsonObject } from './json.ts'

/** Letters of a line; what is longer is broken into lines of its own. */
const LONGEST_LINE = 110
const INDENT = '  '

/**
 * A JSON file as a person would write it: named things (`"elements": { "lamp": … }`) one a line, each with all that is said of it
 * where that fits, and a line break at the end. A changed value changes the lines of the thing that it is said of, and no others.
 */
export function serialise(tree: JsonObject): string {
  return `${expanded(tree, '')}\n`
}

function written(value: Json, indent: string, before: number): string {
  const line = inline(value)
  if (!holdsThings(value) && indent.length + before + line.length <= LONGEST_LINE) return line
  return expanded(value, indent)
}

function expanded(value: Json, indent: string): string {
  const inner = indent + INDENT
  if (Array.isArray(value)) {
    const items = value.map((item: Json) => inner + written(item, inner, 1))
    return items.length === 0 ? '[]' : `[\n${items.join(',\n')}\n${indent}]`
  }
  if (!isJsonObject(value)) return inline(value)
  const members = Object.entries(value).map(([key, item]) => {
    const name = `${JSON.stringify(key)}: `
    return inner + name + written(item, inner, name.length + 1)
  })
  return members.length === 0 ? '{}' : `{\n${members.join(',\n')}\n${indent}}`
}

/** Whether it is a list of things by their names, each an object with something in it. */
function holdsThings(value: Json): boolean {
  if (!isJsonObject(value)) return false
  const things = Object.values(value)
  return things.length > 0 && things.every((thing) => isJsonObject(thing) && Object.keys(thing).length > 0)
}

function inline(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`
  if (!isJsonObject(value)) return JSON.stringify(value)
  const members = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${inline(item)}`)
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`
}
