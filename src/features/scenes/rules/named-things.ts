import type { FindingCode, FindingValue, FindingWords } from '#shared/domain/findings/words.ts'
import { readGroupName } from '#shared/scene/drawn-names/group-name.ts'
import { readLayerName, withoutMobile } from '#shared/scene/drawn-names/layer-name.ts'
import { keyOf } from '../scene-file.ts'

/** Which values of a sentence are ids of elements of the scene. */
export const ELEMENT_VALUES: Partial<Record<FindingCode, readonly string[]>> = {
  'under-hud': ['id'],
  'element-in': ['id'],
  'element-no-task': ['id'],
  'the-element': ['id'],
  'covers-canvas': ['id'],
  'at-over-edge': ['id'],
  'cut-at-edge': ['id'],
  'outside-safe': ['id'],
  'too-small': ['id'],
  'point-outside': ['id'],
  'no-waterline': ['id'],
  'burns-out': ['id'],
  'lies-over': ['upper', 'lower'],
  'covered-by-one': ['lower'],
  'covered-by-many': ['lower'],
  'nearly-covered-by-one': ['lower'],
  'nearly-covered-by-many': ['lower'],
  'from-without-growth': ['id'],
  'two-shops': ['first', 'second'],
  'two-spaces': ['first', 'second'],
  'space-begins-late': ['id'],
  'opens-nothing': ['id'],
  'not-drawn': ['id'],
  'leads-elsewhere': ['id'],
  'backdrop-element': ['id'],
  'lanterns-undrawn': ['to', 'missing'],
  'lanterns-round': ['to'],
}

/** What a drawing calls a group, a layer or a picture: "element lamp light". */
const GROUP_VALUES: Partial<Record<FindingCode, string>> = {
  'the-group': 'name',
  'the-layer': 'name',
  quoted: 'name',
}

const isCode = <Table extends object>(table: Table, code: string): code is Extract<keyof Table, string> =>
  Object.hasOwn(table, code)

/** The things of a scene that the words of a finding name, whatever its language, as `keyOf` writes them. */
export function thingsNamed(words: FindingWords): ReadonlySet<string> {
  const named = new Set<string>()
  collect(words, named)
  return named
}

/** Of a file of a mission's folder: "element lamp light.png" is a picture of the lamp. */
export function thingOfFile(file: string): string | null {
  return thingOfName(readLayerName(withoutMobile(file) ?? file).said)
}

function collect({ code, values = {} }: FindingWords, named: Set<string>): void {
  const ids = isCode(ELEMENT_VALUES, code) ? (ELEMENT_VALUES[code] ?? []) : []
  const group = isCode(GROUP_VALUES, code) ? GROUP_VALUES[code] : undefined
  for (const [name, value] of Object.entries(values)) {
    for (const text of textsOf(value)) {
      const thing = (name === group ? thingOfName(text) : null) ?? thingAt(text)
      if (ids.includes(name)) named.add(keyOf({ sort: 'elements', id: text }))
      else if (thing !== null) named.add(thing)
    }
    for (const inner of sentencesOf(value)) collect(inner, named)
  }
}

/** "elements.lamp.at" is a value of scene.json about the lamp. */
function thingAt(text: string): string | null {
  const [, sort, id = ''] = /^(elements|layers|lanterns)\.([^.[]+)/.exec(text) ?? []
  if (sort === undefined) return null
  return keyOf({ sort: sort === 'layers' ? 'layers' : 'elements', id })
}

/** The name of a layer in a document follows that of its group: "element lamp / light". */
function thingOfName(name: string): string | null {
  const [outermost = ''] = name.split(' / ')
  const read = readGroupName(outermost)
  if (!('name' in read)) return null
  const { name: group } = read
  if (group.role === 'element') return keyOf({ sort: 'elements', id: group.id })
  return group.role === 'background' ? null : keyOf({ sort: 'layers', id: group.name })
}

function textsOf(value: FindingValue): string[] {
  if (typeof value === 'string') return [value]
  return isList(value) ? value.flatMap(textsOf) : []
}

function sentencesOf(value: FindingValue): FindingWords[] {
  if (typeof value === 'string' || typeof value === 'number') return []
  return isList(value) ? value.flatMap(sentencesOf) : [value]
}

function isList(value: FindingValue): value is readonly FindingValue[] {
  return Array.isArray(value)
}
