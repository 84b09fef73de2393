import type { MadeMission } from '#shared/contract/content-scenes.ts'
import { pointerTo } from '#shared/content/pointer.ts'
import type { Language } from '#shared/domain/languages.ts'
import { valueIn, type Texts } from '#src/outbox/edits/steps.ts'

/** Where a name stands in the files of a draft. */
interface NamePlace {
  file: string
  pointer: string
}

/** In this language, else in any; where there is none, as its folder or file is called. */
export function nameIn(names: MadeMission['names'], language: string, id: string): string {
  const [first] = Object.values(names)
  const own = Object.entries(names).find(([code]) => code === language)?.[1]
  return own ?? first ?? id
}

/** Where the name of a place of a mission is written: a mission has its own file, a task is in that of its mission; null for neither. */
export function namePlace(
  { id: mission, tasks }: MadeMission,
  missions: readonly MadeMission[],
  id: string,
  language: Language,
): NamePlace | null {
  if (tasks.some((task) => task.id === id))
    return { file: `${mission}/text/${language}.json`, pointer: pointerTo('tasks', id, 'name') }
  if (!missions.some((one) => one.id === id)) return null
  return { file: `${id}/text/${language}.json`, pointer: '/name' }
}

/** What a place is called now: as it is written, or as it was built. */
export function placeName(
  mission: MadeMission,
  missions: readonly MadeMission[],
  id: string,
  language: Language,
  texts: Texts,
): string {
  const place = namePlace(mission, missions, id, language)
  const written = place && place.file in texts ? valueIn(texts, place.file, place.pointer) : undefined
  if (typeof written === 'string') return written
  const names = mission.tasks.find((task) => task.id === id) ?? missions.find((one) => one.id === id)
  return nameIn(names?.names ?? {}, language, id)
}
