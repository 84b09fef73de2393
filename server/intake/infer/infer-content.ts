import { say } from '#shared/domain/findings/words.ts'
import { learningPill } from '#kinds/learning-pill/shared/kind.ts'
import { LONGEST_SLUG, Slug } from '#shared/scene/slug.ts'
import { isStoryKind } from '#shared/domain/mission-kinds.ts'
import * as z from 'zod/mini'
import { readingOrder } from '../check/reading-order.ts'
import type { Findings } from '../findings.ts'
import { nearestName } from '#shared/scene/drawn-names/nearest.ts'
import type { AdventureSource } from '../read/adventure-folder.ts'
import { drawingLabel, type MissionSource, type TaskSource } from '../read/mission-folder.ts'
import { isBackdropOnly } from '../scene/backdrop.ts'
import type { CompiledScene } from '../scene/compile-scene.ts'
import { sceneKind } from '../scene/scene-kind.ts'

/**
 * An adventure with what its designer left out: the kind of a mission is inferred from what is drawn in it, and a mission that
 * only has elements gets a task for each, in reading order.
 * @param earlierRoot what the build before took for the first mission: a new folder does not take its place
 */
export function inferContent(
  adventure: AdventureSource,
  scenes: ReadonlyMap<string, CompiledScene>,
  findings: Findings,
  earlierRoot: string | null = null,
): AdventureSource {
  const missions = [...adventure.missions.values()].map((mission): [string, MissionSource] => {
    const elements = elementsOf(scenes.get(mission.id))
    const said = { ...mission, settings: { ...mission.settings, type: kindOf(mission, elements, adventure) } }
    const tasks = inferTasks(said, elements, adventure, findings)
    return [mission.id, tasks.length > 0 ? { ...said, tasks } : said]
  })
  const described = { ...adventure, missions: new Map(missions) }
  if (adventure.saysRoot) return described
  const rootMission = likelyRoot(described, scenes, earlierRoot)
  if (!adventure.isSettled) {
    const { languages } = adventure.settings
    const hint = say('no-adventure-json-hint', { json: JSON.stringify({ rootMission, languages }) })
    const file = adventure.folder.label('adventure.json')
    findings.advise(file, say('no-adventure-json', { mission: rootMission }), hint)
  }
  return { ...described, settings: { ...described.settings, rootMission } }
}

/** In reading order; those whose picture is broken come last, and get a placeholder. */
function elementsOf(scene: CompiledScene | undefined): string[] {
  const drawn = readingOrder(scene?.layout?.elements ?? [])
  const broken = scene && scene.broken !== 'all' ? [...scene.broken] : []
  return [...new Set([...drawn, ...broken])]
}

/** The mission that leads to others and that no other leads to; where several do, or none does, the earlier one. */
function likelyRoot(
  { missions, settings }: AdventureSource,
  scenes: ReadonlyMap<string, CompiledScene>,
  earlierRoot: string | null,
): string {
  const leads = ({ id, settings: { missions: said } }: MissionSource): string[] => {
    const elements = scenes.get(id)?.layout?.elements ?? []
    return [...said, ...elements.map((element) => element.id)].filter(
      (one) => one !== id && missions.has(one),
    )
  }
  const all = [...missions.values()]
  const reached = new Set(all.flatMap(leads))
  const roots = all.filter((mission) => leads(mission).length > 0 && !reached.has(mission.id))
  const candidates = (roots.length > 0 ? roots : all).map(({ id }) => id)
  const known = [earlierRoot, ...(roots.length > 0 ? [] : [settings.rootMission])]
  return known.find((id) => id !== null && candidates.includes(id)) ?? candidates[0] ?? ''
}

function kindOf(
  mission: MissionSource,
  elements: readonly string[],
  { missions }: AdventureSource,
): MissionSource['settings']['type'] {
  const { id, settings, saysType, tasks } = mission
  if (saysType || settings.steps) return settings.type
  if (sceneKind(mission) === 'moving') return 'movingmap'
  const leadsOn = settings.missions.length > 0 || elements.some((one) => one !== id && missions.has(one))
  return leadsOn && tasks.length === 0 ? 'map' : settings.type
}

function inferTasks(
  mission: MissionSource,
  elements: readonly string[],
  { missions }: AdventureSource,
  findings: Findings,
): TaskSource[] {
  const { settings, tasks, hasTaskFiles, folder } = mission
  const isEmpty = tasks.length === 0 && !hasTaskFiles && settings.missions.length === 0
  if (!isEmpty || isStoryKind(settings.type) || isBackdropOnly(settings.type)) return []
  if (elements.some((id) => missions.has(id) || nearestName(id, missions.keys()) !== null)) return []
  const [usable, others] = [elements.filter(isSlug), elements.filter((id) => !isSlug(id))]
  for (const id of others) {
    const hint = say('element-no-task-hint', { most: LONGEST_SLUG })
    findings.error(drawingLabel(mission), say('element-no-task', { id }), hint)
  }
  if (usable.length === 0) return []
  findings.advise(
    folder.label('tasks/'),
    say('tasks-inferred', { names: usable, points: POINTS }),
    say('tasks-inferred-hint', { first: usable[0] ?? '' }),
  )
  return usable.map((id) => ({ id, label: folder.label('tasks/'), file: taskOf(id), isInferred: true }))
}

const POINTS = 10

/** One card with its name. The picture is what is drawn around its element. */
function taskOf(id: string): NonNullable<TaskSource['file']> {
  return {
    content: { type: learningPill.id, cards: [{ id, picture: '' }] },
    points: POINTS,
    coins: 0,
    minutes: 1,
    competences: [],
    isHiddenPointsAndCoins: false,
    isLeaderAcceptRequired: false,
  }
}

function isSlug(id: string): boolean {
  return z.safeParse(Slug, id).success
}
