import type { MadeMission } from '#shared/contract/content-scenes.ts'
import { spokenId } from '#shared/scene/drawn-names/spoken-id.ts'
import { Slug } from '#shared/scene/slug.ts'
import type { Texts } from '#src/outbox/edits/steps.ts'
import { nameIn, taskFileOf } from './outline.ts'

/** A place of a scene whose task nobody has written yet. */
export interface PlaceWithoutTask {
  id: string
  /** The build has made a card of its name, as it does while no task of the mission is written; else it opens nothing. */
  hasCard: boolean
}

/** The places of a mission's scene that open neither a mission nor a task that is written, in reading order. */
export function placesWithoutTask(
  missions: readonly MadeMission[],
  mission: string,
  texts: Texts,
): PlaceWithoutTask[] {
  const made = missions.find(({ id }) => id === mission)
  if (!made?.scene) return []
  const isWritten = (id: string) => typeof texts[taskFileOf(mission, id)] === 'string'
  const hasTasks = Object.keys(texts).some(
    (path) => path.startsWith(`${mission}/tasks/`) && typeof texts[path] === 'string',
  )
  const leadsOn = (id: string) =>
    made.missions.includes(id) || missions.some((one) => one.id === id) || isBegun(texts, id)
  return made.scene.elements
    .filter(({ id }) => Slug.safeParse(id).success && !isWritten(id) && !leadsOn(id))
    .map(({ id }) => ({ id, hasCard: !hasTasks && made.tasks.some((task) => task.id === id) }))
}

/** Something of a mission of that name is there, which the last build did not know. */
function isBegun(texts: Texts, mission: string): boolean {
  return Object.keys(texts).some((path) => path.startsWith(`${mission}/`) && typeof texts[path] === 'string')
}

/** What a place is called: as the words of its task say, else as its id. */
export function placeNameIn(
  texts: Texts,
  mission: string,
  languages: readonly string[],
  place: string,
): string {
  const name = nameIn(texts, mission, languages, place)
  return name === place ? spokenId(place) : name
}
