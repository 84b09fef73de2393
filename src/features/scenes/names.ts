import type { MadeMission } from '#shared/contract/content-scenes.ts'
import { pointerTo } from '#shared/content/pointer.ts'
import { spokenId } from '#shared/scene/drawn-names/spoken-id.ts'
import { serialise } from '#shared/content/serialise.ts'
import { sourcesFileOf } from '#shared/content/translations/places.ts'
import { withNotes } from '#shared/content/translations/translate.ts'
import type { Language } from '#shared/domain/languages.ts'
import { valueIn, type Texts } from '#src/outbox/edits/steps.ts'
import type { Wish } from '#src/outbox/edits/wish.ts'

/** Where a word stands in the files of a draft. */
export interface WordPlace {
  file: string
  pointer: string
}

/** In this language, else in any; where there is none, as its folder or file is called. */
export function nameIn(names: MadeMission['names'], language: string, id: string): string {
  const [first] = Object.values(names)
  const own = Object.entries(names).find(([code]) => code === language)?.[1]
  return own ?? first ?? id
}

/** Where a word about a place of a mission itself is written: a mission has its own file, a task is in that of its mission; null for neither. */
export function wordPlace(
  { id: mission, tasks }: MadeMission,
  missions: readonly MadeMission[],
  id: string,
  language: Language,
  word: 'name' | 'description',
): WordPlace | null {
  if (tasks.some((task) => task.id === id))
    return { file: wordsFile(mission, language), pointer: pointerTo('tasks', id, word) }
  if (!missions.some((one) => one.id === id)) return null
  return { file: wordsFile(id, language), pointer: pointerTo(word) }
}

/** Where the name of a place is written. */
export function namePlace(
  mission: MadeMission,
  missions: readonly MadeMission[],
  id: string,
  language: Language,
): WordPlace | null {
  return wordPlace(mission, missions, id, language, 'name')
}

export const wordsFile = (mission: string, language: Language): string => `${mission}/text/${language}.json`

/** What has to be here before something is called otherwise: words of its mission in every language, and what they were translated from. */
export function wordsFilesOf(place: WordPlace, languages: readonly Language[]): string[] {
  const [mission = ''] = place.file.split('/')
  return languages.flatMap((one, index) => [
    wordsFile(mission, one),
    ...(index === 0 ? [] : [sourcesFileOf(mission, one)]),
  ])
}

/**
 * Calls something otherwise in one language. Where a file of words is begun for that, all languages get one, with what the mission is
 * called now: the check asks for that name in each of them, and for a goal beside the name of a task. What a translation was made from is
 * noted, so that the table of texts knows which are out of date.
 */
export function nameWishes(
  texts: Texts,
  place: WordPlace,
  to: string,
  { names, languages }: { names: MadeMission['names']; languages: readonly Language[] },
): Wish[] {
  const isMission = place.pointer === MISSION_NAME
  const [mission = ''] = place.file.split('/')
  const missing = languages.filter(
    (one) => typeof valueIn(texts, wordsFile(mission, one), MISSION_NAME) !== 'string',
  )
  const own: Wish[] = [{ ...place, to }]
  if (!isMission && valueIn(texts, place.file, goalOf(place)) === undefined)
    own.push({ file: place.file, pointer: goalOf(place), to: '' })
  const others = missing
    .map((one): Wish => ({
      ...{ file: wordsFile(mission, one), pointer: MISSION_NAME },
      to: isMission ? to : nameIn(names, one, mission),
    }))
    .filter(({ file }) => !isMission || file !== place.file)
  return withNotes(texts, [...others, ...own], { languages, writable: languages })
}

/** Files that call a new mission what its maker has called it, in every language that the adventure has words in. */
export function firstWords(
  mission: string,
  name: string,
  paths: readonly string[],
): { path: string; file: File }[] {
  return paths.flatMap((path) => {
    if (!/^text\/[a-z]+\.json$/.test(path)) return []
    const file = new File([serialise({ name })], 'words.json', { type: 'application/json' })
    return [{ path: `${mission}/${path}`, file }]
  })
}

const MISSION_NAME = '/name'
const goalOf = ({ pointer }: WordPlace): string => pointer.replace(/\/name$/, '/goal')

/** What a place is called now: as it is written, or as it was built. */
export function placeName(
  mission: MadeMission,
  missions: readonly MadeMission[],
  id: string,
  language: Language,
  texts: Texts,
): string {
  const place = wordPlace(mission, missions, id, language, 'name')
  const written = place && place.file in texts ? valueIn(texts, place.file, place.pointer) : undefined
  if (typeof written === 'string') return written
  const names = mission.tasks.find((task) => task.id === id) ?? missions.find((one) => one.id === id)
  return names ? nameIn(names.names, language, id) : spokenId(id)
}
