import { isJsonObject, parseJsonObject, type JsonObject } from '#shared/content/json.ts'
import { namesIn } from '../names-in.ts'
import type { Texts } from '#src/outbox/edits/steps.ts'

/** A task as its file says; null where it does not say it, or nothing in it can be read. */
export interface TaskOutline {
  id: string
  kind: string | null
  points: number | null
  minutes: number | null
}

export interface MissionOutline {
  id: string
  /** In the order in which players meet them. */
  tasks: readonly TaskOutline[]
  /** A story of steps, without tasks. */
  isStory: boolean
}

export const taskFileOf = (mission: string, task: string): string => `${mission}/tasks/${task}.json`
export const missionFileOf = (mission: string): string => `${mission}/mission.json`
/** @param mission empty: the adventure's own */
export const textFileOf = (mission: string, language: string): string =>
  `${mission === '' ? '' : `${mission}/`}text/${language}.json`

const TASK = /^([^/]+)\/tasks\/([^/]+)\.json$/
const MISSION = /^([^/]+)\/(mission|scene)\.json$/
/** Folders of an adventure that are no missions. */
const SHARED = ['text', 'badges', 'pictures', 'assistants', 'films', 'sounds', 'books', 'packages']
const STORIES: readonly unknown[] = ['onboarding', 'easter_egg']

/**
 * The missions of an adventure, the first one first and each before those that it leads to, with their tasks.
 * @param paths of all files of the draft: a mission may be nothing but a drawing
 */
export function outlineOf(texts: Texts, paths: Iterable<string> = []): MissionOutline[] {
  const ids = new Map<string, string[]>()
  for (const path of paths) {
    const [folder = '', name] = path.split('/')
    if (name !== undefined && !SHARED.includes(folder)) ids.set(folder, [])
  }
  for (const [path, text] of Object.entries(texts)) {
    const [, ofTask, task = ''] = TASK.exec(path) ?? []
    const [, own] = MISSION.exec(path) ?? []
    const mission = ofTask ?? own
    if (mission === undefined || text === null) continue
    ids.set(mission, [...(ids.get(mission) ?? []), ...(ofTask === undefined ? [] : [task])])
  }
  return inOrder(texts, [...ids.keys()].toSorted()).map((id) => ({
    id,
    isStory: STORIES.includes(read(texts, missionFileOf(id))['type']),
    tasks: orderOf(texts, id, ids.get(id) ?? []).map((task) => outlineOfTask(texts, id, task)),
  }))
}

/** Ids of the tasks of a mission in their order: as its file lists them, then the others by name. */
function orderOf(texts: Texts, mission: string, tasks: readonly string[]): string[] {
  const listed = namesIn(read(texts, missionFileOf(mission))['tasks']).filter((id) => tasks.includes(id))
  return [...listed, ...tasks.filter((id) => !listed.includes(id)).toSorted()]
}

function inOrder(texts: Texts, ids: readonly string[]): string[] {
  const seen = new Set<string>()
  const visit = (id: string): void => {
    if (seen.has(id) || !ids.includes(id)) return
    seen.add(id)
    for (const next of namesIn(read(texts, missionFileOf(id))['missions'])) visit(next)
  }
  const root = read(texts, 'adventure.json')['rootMission']
  for (const id of [...(typeof root === 'string' ? [root] : []), ...ids]) visit(id)
  return [...seen]
}

function outlineOfTask(texts: Texts, mission: string, id: string): TaskOutline {
  const file = read(texts, taskFileOf(mission, id))
  const { points, minutes } = file
  return {
    id,
    kind: kindOf(file) || null,
    points: typeof points === 'number' ? points : null,
    minutes: typeof minutes === 'number' ? minutes : null,
  }
}

/** The kind of a task, as its file says; empty where it says none. */
export function kindOf({ content }: JsonObject): string {
  const kind = isJsonObject(content) ? content['type'] : undefined
  return typeof kind === 'string' ? kind : ''
}

/** What is written there in one language, else in any; the id where nothing is. */
export function nameIn(texts: Texts, mission: string, languages: readonly string[], task?: string): string {
  for (const language of languages) {
    const words = read(texts, textFileOf(mission, language))
    const { tasks } = words
    const own = task === undefined ? words : isJsonObject(tasks) ? tasks[task] : undefined
    const name = isJsonObject(own) ? own['name'] : undefined
    if (typeof name === 'string' && name !== '') return name
  }
  return task ?? mission
}

/** There is such a file, and it is no JSON that could be changed value by value. */
export function isBroken(texts: Texts, file: string): boolean {
  const text = texts[file]
  return typeof text === 'string' && treeOf(text) === null
}

/** Nothing where there is no such file, or none that can be read. */
export function read(texts: Texts, file: string): JsonObject {
  const text = texts[file]
  if (typeof text !== 'string') return {}
  return treeOf(text) ?? NOTHING
}

const NOTHING: JsonObject = {}

/** Null for what is no JSON that could be changed value by value. */
function treeOf(text: string): JsonObject | null {
  const known = trees.get(text)
  if (known !== undefined) return known
  const tree = parseJsonObject(text) ?? null
  if (trees.size > MOST_TREES) trees.clear()
  trees.set(text, tree)
  return tree
}

/** Of texts that were read, since all of an adventure is looked at with every letter that is typed. */
const trees = new Map<string, JsonObject | null>()
const MOST_TREES = 2000
