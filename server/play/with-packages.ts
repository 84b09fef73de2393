import { createHash } from 'node:crypto'
import { LANGUAGE_CODES, type Language } from '#shared/domain/languages.ts'
import { isListingKind } from '#shared/domain/mission-kinds.ts'
import type { PublishedAdventure, PublishedMission, PublishedTask } from '#shared/scene/published.ts'
import { scorm } from '#kinds/scorm/shared/kind.ts'
import { IMPORTED_AT, type PublishedPackage } from '#kinds/scorm/shared/schemas.ts'

/** A package that a tenant has put into a mission. */
export interface PlacedPackage {
  id: string
  missionId: string
  /** In the words of anyone who brought it: every language shows the same. */
  name: string
  goal: string
  points: number
  coins: number
  minutes: number
  content: Omit<PublishedPackage, 'folder'>
  isLeaderAcceptRequired: boolean
  competences: string[]
  /** Played in its place, by the language of the player. Absent where there are none. */
  editions?: Partial<Record<Language, Pick<PlacedPackage, 'id' | 'content'>>>
}

/** Nobody is done sooner after the beginning, in seconds: as for the packages of an adventure's own folder. */
const MINIMUM_SECONDS = 10

/** What the task of a package is called for as long as the package is there. */
export function taskIdOf(packageId: string): string {
  return `package-${packageId}`
}

/**
 * An adventure with further tasks, behind those that its missions have; itself where there are none. A package whose mission is
 * gone, or lists no tasks any more, waits for another place.
 */
export function withPackages(
  built: PublishedAdventure,
  placed: readonly PlacedPackage[],
): PublishedAdventure {
  const missions = built.missions.map((mission) => {
    const here = placed.filter(({ missionId }) => missionId === mission.id)
    return here.length === 0 || !isListingKind(mission.type) ? mission : withTasks(mission, here)
  })
  if (missions.every((mission, index) => mission === built.missions[index])) return built
  const version = createHash('sha256')
    .update(JSON.stringify([built.version, placed]))
    .digest('hex')
    .slice(0, 16)
  return { ...built, missions, version }
}

function withTasks(mission: PublishedMission, placed: readonly PlacedPackage[]): PublishedMission {
  const words = Object.fromEntries(
    placed.map(({ id, name, goal }) => [taskIdOf(id), { name, goal, congrats: '' }]),
  )
  const text: PublishedMission['text'] = {}
  for (const language of LANGUAGE_CODES) {
    const said = mission.text[language]
    if (said) text[language] = { ...said, tasks: { ...said.tasks, ...words } }
  }
  return {
    ...mission,
    tasks: [...mission.tasks, ...placed.map(taskOf)],
    text,
  }
}

function taskOf(placed: PlacedPackage): PublishedTask {
  const { id, points, coins, minutes, content, isLeaderAcceptRequired, competences } = placed
  const { opensWindows } = content
  const editions: Partial<Record<Language, PublishedPackage>> = {}
  for (const language of LANGUAGE_CODES) {
    const own = placed.editions?.[language]
    // what it may do is said once
    if (own) editions[language] = { ...own.content, folder: IMPORTED_AT + own.id, opensWindows }
  }
  return {
    id: taskIdOf(id),
    content: {
      type: scorm.id,
      minimumSeconds: MINIMUM_SECONDS,
      parts: [],
      package: { folder: IMPORTED_AT + id, ...content },
      ...(Object.keys(editions).length > 0 && { editions }),
    },
    points,
    coins,
    minutes,
    competences,
    ...(isLeaderAcceptRequired && { isLeaderAcceptRequired }),
    picture: null,
    unlock: null,
  }
}
