import type { Language } from '../../domain/languages.ts'
import { isJsonObject, parseJsonObject, type Json, type JsonObject } from '../json.ts'
import { keysOf, pointerTo, valueAt } from '../pointer.ts'
import { sourcesFileOf } from './places.ts'
import { sourcesIn, wordsIn, type DraftTexts } from './units.ts'

/** A value of a file that is to be another one; without `to` it goes. */
export interface TextWish {
  file: string
  pointer: string
  to?: Json | undefined
  /** The file goes once nothing is left in it. */
  text?: null
}

/** What a text in one language was translated from; without `source` there is nothing to know any more. */
export interface Note {
  folder: string
  pointer: string
  language: Language
  source?: string
}

/** As it is noted; undefined where it is not. */
export function notedSource(
  texts: DraftTexts,
  { folder, pointer, language }: Omit<Note, 'source'>,
  first: Language,
): Json | undefined {
  return valueAt(sourcesIn(texts, folder, language, first), pointer)
}

/** Writes notes into the files beside the words, which begin with the first of them. */
export function wishesOfNotes(
  texts: DraftTexts,
  notes: readonly Note[],
  [first]: readonly Language[],
): TextWish[] {
  if (first === undefined) return []
  const byFile = new Map<string, Note[]>()
  for (const note of notes) {
    const file = sourcesFileOf(note.folder, note.language)
    byFile.set(file, [...(byFile.get(file) ?? []), note])
  }
  return [...byFile].flatMap(([file, some]) => wishesOfFile(texts, file, some, first))
}

function wishesOfFile(texts: DraftTexts, file: string, notes: readonly Note[], first: Language): TextWish[] {
  const text = texts[file]
  // a file that cannot be read is for its author to mend
  if (typeof text === 'string' && parseJsonObject(text) === undefined) return []
  if (wordsIn(texts, file)['from'] === first)
    return notes
      .filter((note) => note.source !== undefined || notedSource(texts, note, first) !== undefined)
      .map(({ pointer, source }) => ({ file, pointer: `/texts${pointer}`, to: source }))
  // the first of all, or those of another first language take their leave
  const known = notes.reduce<JsonObject>(
    (tree, { pointer, source }) => (source === undefined ? tree : withText(tree, keysOf(pointer), source)),
    {},
  )
  if (Object.keys(known).length === 0) return []
  return [
    { file, pointer: '/from', to: first },
    { file, pointer: '/texts', to: known },
  ]
}

function withText(tree: JsonObject, [key, ...rest]: readonly string[], text: string): JsonObject {
  if (key === undefined) return tree
  const own = Object.hasOwn(tree, key) ? tree[key] : undefined
  return { ...tree, [key]: rest.length === 0 ? text : withText(isJsonObject(own) ? own : {}, rest, text) }
}

/** More wishes than these are written thing by thing: each costs as much as the file that it changes. */
const MANY = 60

/** The same wishes, those about one task as one where there are very many. */
export function bundled(texts: DraftTexts, wishes: readonly TextWish[]): readonly TextWish[] {
  if (wishes.length <= MANY) return wishes
  const things = new Map<string, TextWish[]>()
  for (const wish of wishes) {
    const thing = `${wish.file} ${thingOf(wish.pointer)}`
    const some = things.get(thing)
    if (some) some.push(wish)
    else things.set(thing, [wish])
  }
  return [...things.values()].flatMap((some) => (some.length === 1 ? some : asOne(texts, some)))
}

/** The task, step, badge or competence that a pointer leads into; the pointer itself where there is none. */
function thingOf(pointer: string): string {
  const keys = keysOf(pointer)
  const depth = keys[0] === 'texts' ? 3 : 2
  return keys.length > depth ? pointerTo(...keys.slice(0, depth)) : pointer
}

function asOne(texts: DraftTexts, wishes: readonly TextWish[]): TextWish[] {
  const [one] = wishes
  if (!one) return []
  const pointer = thingOf(one.pointer)
  const before = valueAt(wordsIn(texts, one.file), pointer)
  const depth = keysOf(pointer).length
  if (before !== undefined && !isJsonObject(before)) return [...wishes]
  let to = before ?? {}
  for (const wish of wishes) {
    if (typeof wish.to !== 'string') return [...wishes]
    to = withText(to, keysOf(wish.pointer).slice(depth), wish.to)
  }
  return [{ file: one.file, pointer, to }]
}
