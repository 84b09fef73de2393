import type { Language } from '../../domain/languages.ts'
import { isJsonObject, parseJsonObject, type Json, type JsonObject } from '../json.ts'
import { keysOf, pointerTo, valueAt } from '../pointer.ts'
import { limitOf, type TextLimit } from '../../scene/texts/limit-of.ts'
import { sourcesFileOf, textFileOf, textPlaceOf, unitId } from './places.ts'

/** Texts of a draft's files by their paths; null where there is none. */
export type DraftTexts = Readonly<Record<string, string | null>>

/** One text of an adventure, in all its languages. */
export interface Unit extends TextLimit {
  id: string
  /** The mission; empty: the adventure itself. */
  folder: string
  pointer: string
  /** The task that it is a word of; null: of none. */
  task: string | null
  texts: Readonly<Partial<Record<Language, string>>>
  /** The text in the first language that each was translated from; nothing where that is not known. */
  sources: Readonly<Partial<Record<Language, string>>>
}

interface FolderFiles {
  /** Ids of its tasks, by their files. */
  tasks: string[]
}

/** Reads the texts of a draft again and again: of a folder that did not change, the units are the very same objects. */
export function createUnitReader(languages: readonly Language[]): (texts: DraftTexts) => readonly Unit[] {
  const known = new Map<string, { made: readonly string[]; units: readonly Unit[] }>()
  return (texts) => {
    const folders = foldersIn(texts)
    return inOrder(texts, folders).flatMap((folder) => {
      const tasks = folders.get(folder)?.tasks ?? []
      const made = [
        ...tasks,
        ...languages.flatMap((one) => [textFileOf(folder, one), sourcesFileOf(folder, one)]),
      ].map((path) => texts[path] ?? path)
      const last = known.get(folder)
      if (last && last.made.length === made.length && last.made.every((one, at) => one === made[at]))
        return last.units
      const units = unitsOf(texts, folder, tasks, languages)
      known.set(folder, { made, units })
      return units
    })
  }
}

/** The texts of one folder: those of the first language as they stand there, then what only others have. */
function unitsOf(
  texts: DraftTexts,
  folder: string,
  tasks: readonly string[],
  languages: readonly Language[],
): Unit[] {
  const [first] = languages
  const words = languages.map((one) => wordsIn(texts, textFileOf(folder, one)))
  const sources = languages.map((one) => sourcesIn(texts, folder, one, first))
  const names = ['/name', ...tasks.map((task) => pointerTo('tasks', task, 'name'))]
  const leaves = words.map((tree) => new Map(leavesOf(tree)))
  const pointers = [...new Set([...leaves.flatMap((map) => [...map.keys()]), ...names])]
  return together(pointers).map((pointer) => {
    const keys = keysOf(pointer)
    const [group, task = null] = keys
    return {
      ...{ id: unitId(folder, pointer), folder, pointer },
      task: group === 'tasks' && folder !== '' ? task : null,
      ...limitOf(folder, keys),
      texts: byLanguage(languages, (at) => leaves[at]?.get(pointer)),
      sources: byLanguage(languages, (at) => {
        const source = sources[at] && valueAt(sources[at], pointer)
        return typeof source === 'string' ? source : undefined
      }),
    }
  })
}

function byLanguage(
  languages: readonly Language[],
  textAt: (index: number) => string | undefined,
): Partial<Record<Language, string>> {
  return Object.fromEntries(
    languages.flatMap((language, index) => {
      const text = textAt(index)
      return text === undefined ? [] : [[language, text]]
    }),
  )
}

/** What only another language says of a thing stands with what is said of it, not at the end. */
function together(pointers: readonly string[]): string[] {
  const groups = new Map<string, string[]>()
  for (const pointer of pointers) {
    const group = keysOf(pointer).slice(0, 2).join(' ')
    groups.set(group, [...(groups.get(group) ?? []), pointer])
  }
  return [...groups.values()].flat()
}

/** Nothing of a file that is not there or cannot be read. */
export function wordsIn(texts: DraftTexts, path: string): JsonObject {
  const text = texts[path]
  if (typeof text !== 'string') return {}
  const known = trees.get(text)
  if (known) return known
  const tree = parseJsonObject(text) ?? {}
  if (trees.size > MOST_TREES) trees.clear()
  trees.set(text, tree)
  return tree
}

/** Of texts that were read, since each is looked into for every one of its words. */
const trees = new Map<string, JsonObject>()
const MOST_TREES = 2000

/** What the words of a language were translated from, as long as the first language is the one of then. */
export function sourcesIn(
  texts: DraftTexts,
  folder: string,
  language: Language,
  first: Language | undefined,
): JsonObject {
  const { from, texts: sources } = wordsIn(texts, sourcesFileOf(folder, language))
  return from === first && isJsonObject(sources) ? sources : {}
}

/** Every text below, by its pointer, in the order of the file. */
export function leavesOf(tree: JsonObject, above = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]: [string, Json]): [string, string][] => {
    if (above === '' && key === '$schema') return []
    const pointer = above + pointerTo(key)
    if (typeof value === 'string') return [[pointer, value]]
    return isJsonObject(value) ? leavesOf(value, pointer) : []
  })
}

const OF_MISSION = /^([^/]+)\/(?:mission\.json|tasks\/([^/]+)\.json)$/

/** The adventure itself, and the folders that are missions. */
function foldersIn(texts: DraftTexts): Map<string, FolderFiles> {
  const folders = new Map<string, FolderFiles>([['', { tasks: [] }]])
  for (const [path, text] of Object.entries(texts)) {
    if (text === null) continue
    const [, mission, task] = OF_MISSION.exec(path) ?? []
    const folder = mission ?? textPlaceOf(path)?.folder ?? ''
    if (folder === '') continue
    const files = folders.get(folder) ?? { tasks: [] }
    folders.set(folder, files)
    if (task !== undefined) files.tasks.push(task)
  }
  return folders
}

/** The adventure first, then its missions as they are reached, each in the order that its file says. */
function inOrder(texts: DraftTexts, folders: ReadonlyMap<string, FolderFiles>): string[] {
  const seen = new Set<string>([''])
  const visit = (folder: string): void => {
    if (seen.has(folder) || !folders.has(folder)) return
    seen.add(folder)
    const { missions, tasks } = wordsIn(texts, `${folder}/mission.json`)
    sortAs(folders.get(folder)?.tasks ?? [], namesIn(tasks))
    for (const next of namesIn(missions)) visit(next)
  }
  const { rootMission } = wordsIn(texts, 'adventure.json')
  if (typeof rootMission === 'string') visit(rootMission)
  for (const folder of [...folders.keys()].toSorted()) visit(folder)
  return [...seen]
}

function sortAs(tasks: string[], listed: readonly string[]): void {
  const rank = (task: string) => (listed.includes(task) ? listed.indexOf(task) : listed.length)
  tasks.sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))
}

function namesIn(value: Json | undefined): string[] {
  return Array.isArray(value) ? value.filter((one: unknown) => typeof one === 'string') : []
}
