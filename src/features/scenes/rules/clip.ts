import { isJsonObject, parseJsonObject, type Json } from '#shared/content/json.ts'
import { pointerTo } from '#shared/content/pointer.ts'
import { isStoryKind, type MissionKind } from '#shared/domain/mission-kinds.ts'
import { ELEMENT_STATES, type ElementPicture } from '#shared/scene/drawn-names/group-name.ts'
import { readLayerName, withoutMobile } from '#shared/scene/drawn-names/layer-name.ts'
import type { ElementLayout } from '#shared/scene/layout.ts'
import { sceneFileOf } from '../scene-file.ts'
import type { Wish } from '#src/outbox/edits/wish.ts'
import { WHOLE_FILE, valueIn, type Texts } from '#src/outbox/edits/steps.ts'

/** The files of a draft as they stand here. Of a file that is no JSON its text is its hash. */
export interface DraftTexts {
  paths: readonly string[]
  texts: Texts
}

/** Where something is copied from or to. */
export interface ClipMission {
  id: string
  type: MissionKind
  size: { width: number; height: number }
}

interface Art {
  path: string
  /** What stands before the word "element": a number that says what lies lower. */
  before: string
  isMobile: boolean
  picture: ElementPicture
  ending: string
}

/** A picture file of a place, with the hash of its bytes. */
export interface ClipArt extends Art {
  hash: string
}

/** A place with all that belongs to it, as it was when it was copied. */
export interface Clip {
  id: string
  mission: string
  size: ClipMission['size']
  /** What scene.json says of it. */
  said: Readonly<Record<string, Json>>
  art: readonly ClipArt[]
  /** Text of the file of its task; null where there is none. */
  task: string | null
  /** Of the task, by language. */
  words: Readonly<Record<string, Json>>
  /** Pictures and films that its task shows, by their paths inside of the mission. */
  shown: Readonly<Record<string, string>>
}

/** Why something cannot be copied or pasted: words of `scenes.refused`. */
export interface Refusal {
  why: 'layer' | 'mission' | 'drawn' | 'partly' | 'stages' | 'noTasks' | 'taskless' | 'size' | 'taken'
  thing: string
  /** The file that is in the way. */
  file?: string
}

export const isRefusal = (value: object): value is Refusal => 'why' in value

const MEDIA = ['pictures', 'films', 'books', 'packages']
const BEFORE = /^(.*_\d{4}_|\d{1,4}[\s._-]+)?/

/** The files that an element of a mission is drawn in, where they are its own. */
export function artOf(paths: readonly string[], mission: string, id: string): Art[] {
  return paths.flatMap((path): Art[] => {
    const file = path.slice(mission.length + 1)
    if (!path.startsWith(`${mission}/`) || file.includes('/') || !/\.(png|webp|svg|jpe?g)$/i.test(file))
      return []
    const bare = withoutMobile(file)
    const { read } = readLayerName(bare ?? file)
    if (!('name' in read) || read.name.role !== 'element' || read.name.id !== id) return []
    const before = BEFORE.exec(file)?.[0] ?? ''
    const ending = file.slice(file.lastIndexOf('.'))
    return [{ path, before, isMobile: bare !== null, picture: read.name.picture, ending }]
  })
}

/** What must have been read before a place can be copied or taken out. */
export function filesOfPlace({ paths }: DraftTexts, mission: string, id: string): string[] {
  const known = new Set(paths)
  const own = [`${mission}/mission.json`, `${mission}/tasks/${id}.json`].filter((path) => known.has(path))
  const words = paths.filter((path) => path.startsWith(`${mission}/text/`))
  return [sceneFileOf(mission), ...own, ...words, ...artOf(paths, mission, id).map(({ path }) => path)]
}

/** The files that its task shows. @param task its text */
export function shownBy(paths: readonly string[], mission: string, task: string | null): string[] {
  const named = new Set(stringsIn(parseJsonObject(task ?? '{}') ?? {}))
  return paths.filter((path) => {
    const [, folder = '', name = ''] = path.startsWith(`${mission}/`) ? path.split('/') : []
    const stem = name.replace(/(\.[a-z]{2})?\.[a-z0-9]+$/i, '')
    return (
      MEDIA.includes(folder) && [...named].some((one) => one === name || one.replace(/\.\w+$/, '') === stem)
    )
  })
}

function stringsIn(value: Json): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap((one: Json) => stringsIn(one))
  return isJsonObject(value) ? Object.values(value).flatMap(stringsIn) : []
}

/**
 * A place as it stands now; its files have been read.
 * @param extracted pictures of it that are part of the scene's drawing, made files
 */
export function clipOf(
  draft: DraftTexts,
  mission: ClipMission,
  element: ElementLayout,
  isMission: boolean,
  extracted: readonly ClipArt[] = [],
): Clip | Refusal {
  const { id } = element
  const { texts, paths } = draft
  const hashed = (path: string) => texts[path] ?? ''
  const own = artOf(paths, mission.id, id).map((one): ClipArt => ({ ...one, hash: hashed(one.path) }))
  const art = [...own, ...extracted]
  const has = (picture: ElementPicture) => art.some((one) => one.picture === picture && !one.isMobile)
  if (isMission) return { why: 'mission', thing: id }
  if (!has('normal')) return { why: 'drawn', thing: id }
  // the light under a pointer is made by the build where nobody has drawn it
  const isPartly = ELEMENT_STATES.some((state) => state !== 'hover' && element[state] !== null && !has(state))
  if (isPartly) return { why: 'partly', thing: id }
  const said = valueIn(texts, sceneFileOf(mission.id), pointerTo('elements', id))
  const task = texts[`${mission.id}/tasks/${id}.json`] ?? null
  const words = Object.fromEntries(
    paths.flatMap((path): [string, Json][] => {
      const language = path.startsWith(`${mission.id}/text/`)
        ? path.split('/').at(-1)?.slice(0, 2)
        : undefined
      const value = valueIn(texts, path, pointerTo('tasks', id))
      return language !== undefined && value !== undefined ? [[language, value]] : []
    }),
  )
  return {
    ...{ id, mission: mission.id, size: mission.size, task, words },
    said: isJsonObject(said) ? said : {},
    art,
    shown: Object.fromEntries(
      shownBy(paths, mission.id, task).map((path) => [path.slice(mission.id.length + 1), hashed(path)]),
    ),
  }
}

/** Takes out of its scene what was copied. */
export function cutWishes({ id, mission, art, task, words }: Clip, { texts }: DraftTexts): Wish[] {
  const list = valueIn(texts, `${mission}/mission.json`, '/tasks')
  return [
    ...art.map(({ path }): Wish => ({ file: path, pointer: WHOLE_FILE })),
    { file: sceneFileOf(mission), pointer: pointerTo('elements', id) },
    ...(task === null ? [] : [{ file: `${mission}/tasks/${id}.json`, pointer: WHOLE_FILE }]),
    ...Object.keys(words).map((language): Wish => ({
      file: `${mission}/text/${language}.json`,
      pointer: pointerTo('tasks', id),
    })),
    ...(isList(list) && list.includes(id)
      ? [{ file: `${mission}/mission.json`, pointer: '/tasks', to: list.filter((one) => one !== id) }]
      : []),
  ]
}

/** How far a copy stands beside what it was made of, in units of the scene. */
const BESIDE = 40

/** Lays a place into a scene under an id that nothing of the adventure has. @param taken ids of the adventure */
export function pasteWishes(
  clip: Clip,
  to: ClipMission,
  { paths, texts }: DraftTexts,
  taken: ReadonlySet<string>,
): { id: string; wishes: Wish[] } | Refusal {
  const isSame = clip.mission === to.id
  const refused = refusalOf(clip, to, paths)
  if (refused) return refused
  const id = freeId(clip.id, taken)
  const said = isSame ? besides(clip.said) : clip.said
  const list = valueIn(texts, `${to.id}/mission.json`, '/tasks')
  const before = isSame ? null : numberIn(paths, to.id)
  const blocking = isSame
    ? undefined
    : Object.entries(clip.shown).find(([name, hash]) => {
        const path = `${to.id}/${name}`
        return paths.includes(path) && texts[path] !== hash
      })
  if (blocking) return { why: 'taken', thing: clip.id, file: `${to.id}/${blocking[0]}` }
  const wishes: Wish[] = [
    ...clip.art.map(({ hash, picture, isMobile, ending, before: own }): Wish => {
      const state = picture === 'normal' ? '' : ` ${picture}`
      const file = `${before ?? own}${isMobile ? 'mobile ' : ''}element ${id}${state}${ending}`
      return { file: `${to.id}/${file}`, pointer: WHOLE_FILE, to: hash }
    }),
    ...Object.entries(said).map(([field, value]): Wish => ({
      ...{ file: sceneFileOf(to.id), pointer: pointerTo('elements', id, field), to: value },
    })),
    ...(clip.task === null
      ? []
      : [{ file: `${to.id}/tasks/${id}.json`, pointer: WHOLE_FILE, to: clip.task }]),
    ...Object.entries(clip.words).flatMap(([language, value]): Wish[] => {
      const file = `${to.id}/text/${language}.json`
      return paths.includes(file) ? [{ file, pointer: pointerTo('tasks', id), to: value }] : []
    }),
    ...(isList(list) && clip.task !== null
      ? [{ file: `${to.id}/mission.json`, pointer: '/tasks', to: [...list, id] }]
      : []),
    ...(isSame
      ? []
      : Object.entries(clip.shown).map(([name, hash]): Wish => ({
          file: `${to.id}/${name}`,
          pointer: WHOLE_FILE,
          to: hash,
        }))),
  ]
  return { id, wishes }
}

function refusalOf({ id, said, size, task, mission }: Clip, to: ClipMission, paths: readonly string[]) {
  const thing = id
  const isView = typeof said['view'] === 'string'
  // several of one view are stages of one place
  if (isView && mission === to.id) return { why: 'stages', thing } as const
  const isSameSize = size.width === to.size.width && size.height === to.size.height
  if (!isSameSize && said['at'] === undefined) return { why: 'size', thing } as const
  if (isView) return null
  if (isStoryKind(to.type)) return { why: 'noTasks', thing } as const
  const hasTasks = paths.some((path) => path.startsWith(`${to.id}/tasks/`))
  return hasTasks === (task !== null) ? null : ({ why: 'taskless', thing } as const)
}

/** A number in front of the file of another element there: what lies between two of them would be neither behind nor in front. */
function numberIn(paths: readonly string[], mission: string): string {
  const numbers = paths.flatMap((path) => {
    const file = path.startsWith(`${mission}/`) ? path.slice(mission.length + 1) : '/'
    const { read } = readLayerName(file)
    const isElement = !file.includes('/') && 'name' in read && read.name.role === 'element'
    return isElement ? [BEFORE.exec(file)?.[0] ?? ''] : []
  })
  return numbers.at(-1) ?? ''
}

function freeId(id: string, taken: ReadonlySet<string>): string {
  if (!taken.has(id)) return id
  const stem = id.replace(/-\d+$/, '')
  let count = 2
  while (taken.has(`${stem}-${count}`)) count += 1
  return `${stem}-${count}`
}

/** All that is said of where it stands, a little further right and down. */
function besides(said: Clip['said']): Clip['said'] {
  const moved = (value: Json | undefined): Json =>
    isList(value) && value.length === 2 ? value.map((one) => Number(one) + BESIDE) : (value ?? null)
  const points = Object.fromEntries(
    ['label', 'lamp'].flatMap((field) => (said[field] === undefined ? [] : [[field, moved(said[field])]])),
  )
  const hit = said['hit']
  const lines = Object.fromEntries(
    ['foot', 'reflect'].flatMap((field) => {
      const line = said[field]
      return typeof line === 'number' ? [[field, line + BESIDE]] : []
    }),
  )
  return {
    ...said,
    shift: moved(said['shift'] ?? [0, 0]),
    ...points,
    ...(isList(hit) && { hit: hit.map(moved) }),
    ...lines,
  }
}

function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value)
}
