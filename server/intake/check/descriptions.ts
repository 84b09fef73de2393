import { say, together } from '#shared/domain/findings/words.ts'
import type { Language } from '#shared/domain/languages.ts'
import type { MissionKind } from '#shared/domain/mission-kinds.ts'
import { entryOf } from '#shared/scene/entry-of.ts'
import type { MissionText } from '#shared/scene/files.ts'
import type { Findings } from '../findings.ts'
import type { MissionSource } from '../read/mission-folder.ts'

/** The kinds whose tasks stand in the scene; of the others a list has them. */
const SCENES_OF_TASKS: readonly MissionKind[] = ['allInOne', 'map', 'staticmap', 'movingmap', 'destination']

/**
 * Advises to say what a mission and the places of its scene look like: once, while no language says it, and else for every
 * language that is behind the others.
 */
export function checkDescriptions(
  mission: MissionSource,
  languages: readonly Language[],
  findings: Findings,
): void {
  const places = placesOf(mission)
  const written = languages.flatMap((language) => {
    const text = mission.texts[language]
    return text ? [{ language, missing: places.filter((place) => isMissing(text, place)) }] : []
  })
  const hasAny = written.some(({ missing }) => missing.length < places.length)
  for (const { language, missing } of hasAny ? written : written.slice(0, 1)) {
    if (missing.length === 0) continue
    findings.advise(
      mission.folder.label(`text/${language}.json`),
      say('places-undescribed', { names: together(missing.map(({ name }) => say('quoted', { name }))) }),
      say('places-undescribed-hint'),
    )
  }
}

/** What of a mission's words describes a place, and how the place is called in a finding. */
interface DescribedPlace {
  name: string
  words: (text: MissionText) => { description?: string | undefined } | undefined
}

/** The mission itself, and each task that is a place of its scene. */
function placesOf({ id, tasks, drawn, settings }: MissionSource): DescribedPlace[] {
  const own: DescribedPlace = { name: id, words: (text) => text }
  if (!drawn || !SCENES_OF_TASKS.includes(settings.type)) return [own]
  const described = tasks.filter(({ isInferred }) => !isInferred)
  return [own, ...described.map((task) => ({ name: task.id, words: taskWords(task.id) }))]
}

const taskWords = (id: string) => (text: MissionText) => entryOf(text.tasks, id)

/** One whose words are missing altogether is reported as that. */
function isMissing(text: MissionText, { words }: DescribedPlace): boolean {
  const written = words(text)
  return written !== undefined && (written.description ?? '') === ''
}
