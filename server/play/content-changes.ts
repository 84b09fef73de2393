import { MOST_NAMED, type ContentChanges, type HowChanged, type NamedChange } from '#shared/domain/drafts.ts'
import { LANGUAGE_CODES, type Language } from '#shared/domain/languages.ts'
import { entryOf } from '#shared/scene/entry-of.ts'
import {
  artOf,
  type PublishedAdventure,
  type PublishedMission,
  type PublishedTask,
} from '#shared/scene/published.ts'

type Files = Readonly<Record<string, string>> | null | undefined

/**
 * What players see change between two contents of an adventure.
 * @param before null: they saw nothing
 * @param files the hashes that both were built of, by path, as far as they are known
 */
export function changesBetween(
  before: PublishedAdventure | null,
  after: PublishedAdventure,
  files: { before: Files; after: Files } = { before: null, after: null },
): ContentChanges {
  const known = new Set(before ? artOf(before) : [])
  const missions = howChanged(missionsOf(before), missionsOf(after))
  const tasks = howChanged(tasksOf(before), tasksOf(after))
  return {
    missions: counted(missions),
    tasks: counted(tasks),
    ...(before && { named: named({ before, after }, missions, tasks) }),
    ...(files.before && files.after && changedFiles(files.before, files.after)),
    texts: LANGUAGE_CODES.filter((language) => wordsOf(before, language) !== wordsOf(after, language)),
    art: artOf(after).filter((url) => !known.has(url)).length,
  }
}

/** As text that is the same for the same, in whichever order a database gives its fields. */
function textOf(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}

type Parts = ReadonlyMap<string, string>

/** By id. */
function howChanged(before: Parts, after: Parts): ReadonlyMap<string, HowChanged> {
  const changed = [...after].flatMap(([id, part]): [string, HowChanged][] => {
    if (!before.has(id)) return [[id, 'added']]
    return before.get(id) === part ? [] : [[id, 'changed']]
  })
  const removed = [...before.keys()].filter((id) => !after.has(id))
  return new Map([...changed, ...removed.map((id): [string, HowChanged] => [id, 'removed'])])
}

function counted(changes: ReadonlyMap<string, HowChanged>): ContentChanges['missions'] {
  const count = (how: HowChanged) => [...changes.values()].filter((one) => one === how).length
  return { added: count('added'), changed: count('changed'), removed: count('removed') }
}

function named(
  { before, after }: Record<'before' | 'after', PublishedAdventure>,
  missions: ReadonlyMap<string, HowChanged>,
  tasks: ReadonlyMap<string, HowChanged>,
): NamedChange[] {
  const all = [
    ...[...missions].map(([id, how]) => ({ what: 'mission' as const, how, id })),
    ...[...tasks].map(([id, how]) => ({ what: 'task' as const, how, id })),
  ]
  return all.slice(0, MOST_NAMED).map((one) => {
    const { missions: there } = one.how === 'removed' ? before : after
    const names = LANGUAGE_CODES.flatMap((language) => {
      const name = there.flatMap((mission) => nameIn(mission, one, language) ?? [])[0]
      return name === undefined ? [] : [[language, name] as const]
    })
    return { ...one, names: Object.fromEntries(names) }
  })
}

function nameIn(
  mission: PublishedMission,
  { what, id }: Pick<NamedChange, 'what' | 'id'>,
  language: Language,
): string | undefined {
  const text = mission.text[language]
  if (what === 'mission') return mission.id === id ? text?.name : undefined
  return mission.tasks.some((task) => task.id === id) ? entryOf(text?.tasks ?? {}, id)?.name : undefined
}

function changedFiles(
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): Pick<ContentChanges, 'files' | 'fileCount'> {
  const changes = howChanged(new Map(Object.entries(before)), new Map(Object.entries(after)))
  const files = [...changes].map(([path, how]) => ({ path, how })).sort((a, b) => (a.path < b.path ? -1 : 1))
  return { files: files.slice(0, MOST_NAMED), fileCount: files.length }
}

/** Each mission without its words, and with its tasks by name alone: those are counted for themselves. */
function missionsOf(adventure: PublishedAdventure | null): Parts {
  return new Map(
    (adventure?.missions ?? []).map(({ text: _text, tasks, ...mission }) => [
      mission.id,
      textOf({ ...mission, tasks: tasks.map(({ id }) => id) }),
    ]),
  )
}

function tasksOf(adventure: PublishedAdventure | null): Parts {
  const tasks: PublishedTask[] = (adventure?.missions ?? []).flatMap((mission) => mission.tasks)
  return new Map(tasks.map((task) => [task.id, textOf(task)]))
}

function wordsOf(adventure: PublishedAdventure | null, language: (typeof LANGUAGE_CODES)[number]): string {
  if (!adventure) return ''
  const { text, missions } = adventure
  const words = [text[language], ...missions.map((mission) => mission.text[language])]
  return words.some((one) => one !== undefined) ? textOf(words) : ''
}
