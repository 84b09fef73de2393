import { isJsonObject, isSameJson, type Json, type JsonObject } from '#shared/content/json.ts'
import { pointerTo, valueAt } from '#shared/content/pointer.ts'
import type { Texts } from '#src/outbox/edits/steps.ts'
import type { Wish } from '#src/outbox/edits/wish.ts'
import { spokenId } from '#shared/scene/drawn-names/spoken-id.ts'
import { LANGUAGE_CODES } from '#shared/domain/languages.ts'
import { missionFileOf, nameIn, outlineOf, read, taskFileOf, textFileOf } from './outline.ts'

/** A task that is to be written: what its file says, and its words by language. */
export interface NewTask {
  file: JsonObject
  words: Readonly<Record<string, Json>>
}

const LONGEST_ID = 60

/** Whether a task of the adventure has this id. */
export const isTaken = (texts: Texts, id: string): boolean => idsIn(texts).has(id)

const idsIn = (texts: Texts): ReadonlySet<string> =>
  new Set(outlineOf(texts).flatMap(({ tasks }) => tasks.map((task) => task.id)))

/** A name for a file, as `first-day`, that no task of the adventure has. */
export function freshId(texts: Texts, wanted: string): string {
  const taken = idsIn(texts)
  const plain = wanted
    .normalize('NFD')
    .replaceAll(/[\u0142\u0141]/g, 'l')
    .replaceAll('\u00df', 'ss')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_ID - 4)
    .replaceAll(/^-+|-+$/g, '')
  const first = plain === '' ? 'task' : plain
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? first : `${first}-${number}`
    if (!taken.has(id)) return id
  }
}

/** Writes a task into a mission, after another one or at its end. */
export function addWishes(texts: Texts, mission: string, id: string, task: NewTask, after?: string): Wish[] {
  const order = tasksOf(texts, mission)
  const place = after === undefined ? order.length : order.indexOf(after) + 1
  return [
    ...Object.entries(task.file).map(([key, to]): Wish => ({
      ...{ file: taskFileOf(mission, id), pointer: pointerTo(key), to },
    })),
    ...Object.entries(task.words).flatMap(([language, to]) => [
      ...missionNameWishes(texts, mission, language),
      { file: textFileOf(mission, language), pointer: pointerTo('tasks', id), to },
    ]),
    ...orderWishes(texts, mission, [...order.slice(0, place), id, ...order.slice(place)]),
  ]
}

/** A file of words has the name of its mission as well, also one that begins with a task. */
function missionNameWishes(texts: Texts, mission: string, language: string): Wish[] {
  const file = textFileOf(mission, language)
  if (typeof read(texts, file)['name'] === 'string') return []
  const others = LANGUAGE_CODES.filter((one) => one !== language)
  const name = nameIn(texts, mission, others)
  return [{ file, pointer: '/name', to: name === mission ? spokenId(mission) : name }]
}

/** The words of an example, with those that are written of the task already over them: a place has a name and a description before its task. */
export function withWritten(
  texts: Texts,
  mission: string,
  id: string,
  language: string,
  example: JsonObject,
) {
  const written = valueAt(read(texts, textFileOf(mission, language)), pointerTo('tasks', id))
  return isJsonObject(written) ? laidOver(example, written) : example
}

/** What is written as empty leaves what is below it. */
function laidOver(below: JsonObject, over: JsonObject): JsonObject {
  const laid = Object.entries(over).flatMap(([key, value]): [string, Json][] => {
    const under = below[key]
    if (value === '' && under !== undefined) return []
    return [[key, isJsonObject(value) && isJsonObject(under) ? laidOver(under, value) : value]]
  })
  return { ...below, ...Object.fromEntries(laid) }
}

/** The same task once more, right after it, with its words in every language. @param nameOf of the copy, by that of the original */
export function copyOf(
  texts: Texts,
  mission: string,
  id: string,
  languages: readonly string[],
  nameOf: (name: string) => string,
): NewTask {
  const words = languages.flatMap((language): [string, Json][] => {
    const said = valueAt(read(texts, textFileOf(mission, language)), pointerTo('tasks', id))
    if (!isJsonObject(said)) return []
    const { name } = said
    return [[language, typeof name === 'string' ? { ...said, name: nameOf(name) } : said]]
  })
  return { file: read(texts, taskFileOf(mission, id)), words: Object.fromEntries(words) }
}

/** Brings a task to a place among those of its mission. */
export function placeWishes(texts: Texts, mission: string, id: string, place: number): Wish[] {
  const others = tasksOf(texts, mission).filter((one) => one !== id)
  return orderWishes(texts, mission, [...others.slice(0, place), id, ...others.slice(place)])
}

/** A file whose lock waits for a task. */
export interface Waiting {
  file: string
  /** As it is without that; nothing where it waits for nothing else. */
  without: JsonObject | undefined
}

/** The missions and tasks that open only after a task. */
export function waitingFor(texts: Texts, id: string): Waiting[] {
  return Object.keys(texts).flatMap((file) => {
    const { unlock } = read(texts, file)
    if (!isJsonObject(unlock) || !Array.isArray(unlock['of'])) return []
    const of: readonly Json[] = unlock['of']
    const others = of.filter((one) => !isSameJson(one, { task: id }))
    if (others.length === of.length) return []
    return [{ file, without: others.length === 0 ? undefined : { ...unlock, of: others } }]
  })
}

/** Takes a task out: its file, its words, its place in the order, and what waits for it. */
export function removeWishes(
  texts: Texts,
  mission: string,
  id: string,
  languages: readonly string[],
): Wish[] {
  const file = taskFileOf(mission, id)
  return [
    ...Object.keys(read(texts, file)).map((key): Wish => ({ file, pointer: pointerTo(key), text: null })),
    ...languages.map((language): Wish => ({
      ...{ file: textFileOf(mission, language), pointer: pointerTo('tasks', id) },
    })),
    ...orderWishes(
      texts,
      mission,
      tasksOf(texts, mission).filter((one) => one !== id),
    ),
    ...waitingFor(texts, id)
      .filter((one) => one.file !== file)
      .map((one): Wish => ({ file: one.file, pointer: '/unlock', to: one.without })),
  ]
}

function tasksOf(texts: Texts, mission: string): string[] {
  return outlineOf(texts)
    .filter(({ id }) => id === mission)
    .flatMap(({ tasks }) => tasks.map(({ id }) => id))
}

/** A mission without a file says by its drawing what it is: none is begun for the order alone where it says nothing yet. */
function orderWishes(texts: Texts, mission: string, order: readonly string[]): Wish[] {
  const file = missionFileOf(mission)
  const hasFile = typeof texts[file] === 'string'
  if (!hasFile && order.every((id, index) => index === 0 || (order[index - 1] ?? '') < id)) return []
  const isByName = read(texts, file)['tasks'] === undefined && isSameJson(order, order.toSorted())
  return isByName ? [] : [{ file, pointer: '/tasks', ...(order.length > 0 && { to: order }) }]
}
