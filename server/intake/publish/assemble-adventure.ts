import { say } from '#shared/domain/findings/words.ts'
import { isStoryKind } from '#shared/domain/mission-kinds.ts'
import type {
  PublishedAdventure,
  PublishedMission,
  PublishedStep,
  PublishedTask,
  Moved,
} from '#shared/scene/published.ts'
import { withFirstNames } from '#shared/scene/first-names.ts'
import type { SceneLayout, Placed } from '#shared/scene/layout.ts'
import { stillOf } from '#shared/scene/assistant.ts'
import { contentHash } from '../fingerprint.ts'
import type { Findings } from '../findings.ts'
import type { AdventureSource } from '../read/adventure-folder.ts'
import type { OwnName } from '../read/own-files.ts'
import { drawingLabel, type MissionSource, type TaskSource } from '../read/mission-folder.ts'
import { elementFile, type SceneFiles } from '../read/scene-files.ts'
import { safeBox } from '#shared/scene/measures.ts'
import { sceneKind } from '../scene/scene-kind.ts'
import { isBackdropOnly } from '../scene/backdrop.ts'
import type { CompiledScene } from '../scene/compile-scene.ts'
import { sideBySide } from '../side-by-side.ts'
import type { ChildMissions } from '../check/child-missions.ts'
import { builtTask } from '../tasks/built-task.ts'
import { ratingWords } from '../tasks/rating-words.ts'
import type { NeededPart, NeededWords } from '../tasks/task-intake.ts'
import { fillAdventureTexts, fillMissionTexts } from './fill-texts.ts'
import type { Assistants } from './assistants.ts'
import type { Badges } from './badges.ts'
import type { Books } from './books.ts'
import type { Films } from './films.ts'
import { placeNewcomers } from './newcomers.ts'
import type { Packages } from './packages.ts'
import type { Pictures } from './pictures.ts'
import type { Sounds } from './sounds.ts'
import type { Voices } from './voices.ts'
import { paintable, type Portraits } from './portraits.ts'
import type { Posters } from './posters.ts'
import { bareScene, seatPlaces, type Seating } from './seat-places.ts'

export interface Assembly {
  adventure: AdventureSource
  children: ChildMissions
  /** Missions that are drawn nowhere. */
  newcomers: ReadonlySet<string>
  /** By mission; none where there is no drawing. */
  scenes: ReadonlyMap<string, CompiledScene>
  /** Those of phones, where they have their own. */
  mobileScenes: ReadonlyMap<string, CompiledScene>
  pictures: Pictures
  portraits: Portraits
  posters: Posters
  films: Films
  sounds: Sounds
  voices: Voices
  books: Books
  packages: Packages
  assistants: Assistants
  badges: Badges
  placeholder: Placed
  findings: Findings
  moved: Moved
}

/** Puts everything together to one version of an adventure, missions in the order in which they are reached. */
export async function assembleAdventure(assembly: Assembly): Promise<PublishedAdventure> {
  const { adventure, children, moved } = assembly
  const { id, settings } = adventure
  const missions: PublishedMission[] = []
  for (const mission of children.keys()) {
    const source = adventure.missions.get(mission)
    if (source) missions.push(await assembleMission(source, assembly))
  }
  const competences = [...new Set(missions.flatMap(({ tasks }) => tasks.flatMap((task) => task.competences)))]
  const badges = await assembly.badges.publish(assembly.placeholder.file.url)
  const named = {
    id,
    rootMission: settings.rootMission,
    mainDestinationType: settings.mainDestinationType,
    languages: settings.languages,
    thumbnail: await thumbnailOf(assembly),
    text: fillAdventureTexts(
      { id, competences, badges: badges.map((badge) => badge.id) },
      adventure.texts,
      settings.languages,
    ),
    missions: await sideBySide(missions, (mission) => withPosters(mission, assembly)),
    ...(badges.length > 0 && { badges }),
  }
  const content = withFirstNames(named, moved)
  return { ...content, version: contentHash(JSON.stringify(content)) }
}

/** The picture of an adventure where one is chosen: its own, else one of what the player sees first. */
async function thumbnailOf(assembly: Assembly): Promise<string | null> {
  const { folder, settings, missions } = assembly.adventure
  const { pictures } = assembly
  if (settings.thumbnail !== undefined)
    return pictures.find(settings.thumbnail, null, folder.label('adventure.json'), 'thumbnail')
  const first = missions.get(settings.rootMission)
  return (await pictures.own(folder, 'thumbnail')) ?? (first ? portraitOf(first, assembly) : null)
}

async function assembleMission(mission: MissionSource, assembly: Assembly): Promise<PublishedMission> {
  const { children, pictures, films, sounds, assistants, adventure } = assembly
  const { settings, folder, id } = mission
  const isStory = isStoryKind(settings.type)
  // nothing leads there, so that no tile shows it
  const isFirst = id === adventure.settings.rootMission
  const tasks: AssembledTask[] = []
  // a story holds no task: that there are some has been reported
  for (const task of isStory ? [] : mission.tasks)
    tasks.push(...(await assembleTask(task, mission, assembly)))
  const label = folder.label('mission.json')
  const find = async (name: string | undefined, key: string): Promise<string | null> =>
    name === undefined ? null : pictures.find(name, mission, label, key)
  const named = (key: 'thumbnail' | 'taskBackground' | 'taskBackgroundDone', name: OwnName) =>
    settings[key] === undefined ? pictures.own(folder, name) : find(settings[key], key)
  const steps: PublishedStep[] = []
  for (const [index, step] of (settings.steps ?? []).entries()) {
    steps.push({ id: step.id, picture: await find(step.picture, `steps[${index}].picture`) })
  }
  const story = isStory ? { steps, bonus: settings.bonus ?? null } : {}
  const mobileScene = await mobileSceneOf(mission, assembly)
  return {
    id,
    type: settings.type,
    align: settings.align,
    missions: [...(children.get(id) ?? [])],
    tasks: tasks.map(({ task }) => task),
    unlock: settings.unlock ?? null,
    thumbnail:
      (await named('thumbnail', 'thumbnail')) ?? (isFirst ? null : await portraitOf(mission, assembly)),
    scene: await sceneOf(mission, assembly),
    ...(mobileScene && { mobileScene }),
    assistant: await assistants.find(mission),
    film: await films.find(mission),
    sound: await sounds.find(mission),
    taskBackground: await named('taskBackground', 'task background'),
    taskBackgroundDone: await named('taskBackgroundDone', 'task background done'),
    ...story,
    text: fillMissionTexts(
      { id, tasks: tasks.map(({ task, ...worded }) => ({ id: task.id, ...worded })), ...story },
      mission.texts,
      adventure.settings.languages,
    ),
  }
}

interface AssembledTask {
  task: PublishedTask
  words: NeededWords | null
  rating: NeededPart[]
}

async function assembleTask(
  task: TaskSource,
  mission: MissionSource,
  assembly: Assembly,
): Promise<AssembledTask[]> {
  const { id, label, file, isInferred } = task
  if (!file) return []
  const { pictures, films, books, packages, placeholder, assistants, voices } = assembly
  const built = builtTask(file.content)
  const content = await built.publish({
    picture: async (name, key) => {
      const url = isInferred
        ? await portraitOf(mission, assembly, id)
        : await pictures.find(name, mission, label, key)
      return url ?? placeholder.file.url
    },
    assistant: async (name, key) => {
      const url = await assistants.named(name, { where: label, key, what: say('what-task-assistant') })
      return url === null ? null : stillOf(url)
    },
    largePicture: async (name, key) =>
      (await pictures.find(name, mission, label, key, 'large')) ?? placeholder.file.url,
    film: (name, key) => films.findForTask(name, mission, label, key),
    books: (name, key) => books.find(name, mission, label, key),
    packages: (name, key) => packages.find(name, mission, label, key),
  })
  const { points, coins, minutes, competences, isHiddenPointsAndCoins, isLeaderAcceptRequired } = file
  const rating = isLeaderAcceptRequired ? file.rating : undefined
  // what stands for a film stands for its task, too
  const poster = 'poster' in content ? content.poster : null
  const recorded = await voices.find(mission, id, built.words)
  const published = {
    ...{ id, content, points, coins, minutes, competences },
    isHiddenPointsAndCoins,
    isLeaderAcceptRequired,
    ...(rating && { rating }),
    picture: file.picture ? await pictures.find(file.picture, mission, label, 'picture') : poster,
    unlock: file.unlock ?? null,
    ...(recorded && { voices: recorded }),
  }
  return [{ task: published, words: built.words, rating: ratingWords(rating) }]
}

/** Of what is drawn of a mission, or of one element in it; null where nothing is. */
async function portraitOf(
  { id }: MissionSource,
  { scenes, portraits }: Assembly,
  element?: string,
): Promise<string | null> {
  const scene = paintable(scenes.get(id))
  if (!scene) return null
  return element === undefined
    ? portraits.ofScene(`${id}-thumbnail`, scene)
    : portraits.ofElement(`${id}-${element}-portrait`, element, scene)
}

/** Null where phones show the usual scene. */
async function mobileSceneOf(mission: MissionSource, assembly: Assembly): Promise<SceneLayout | null> {
  const compiled = assembly.mobileScenes.get(mission.id)
  const label = mission.mobile?.label ?? drawingLabel(mission)
  if (!compiled?.layout) return null
  const { layout, broken } = compiled
  return isBackdropOnly(mission.settings.type)
    ? backdropOf(layout, label, assembly.findings)
    : seated(mission, { layout, broken, label, drawn: mission.mobile?.drawn ?? null }, assembly)
}

/** Null for a mission that has neither art nor anything to play. */
async function sceneOf(mission: MissionSource, assembly: Assembly): Promise<SceneLayout | null> {
  const { scenes, findings } = assembly
  const places = placesOf(mission, assembly)
  const compiled = scenes.get(mission.id)
  const label = drawingLabel(mission)
  const isBackdrop = isBackdropOnly(mission.settings.type)
  if (isBackdrop && !compiled?.layout) return null
  if (!compiled && places.length === 0) return null
  if (!compiled && !mission.hasDesignSource) findings.error(label, say('is-missing'), say('draw-scene'))
  const [width, height] = mission.scene.size
  const kind = sceneKind(mission)
  const layout = compiled?.layout ?? bareScene(width, height, safeBox(kind, { width, height }))
  return isBackdrop
    ? backdropOf(layout, label, findings)
    : seated(mission, { layout, broken: compiled?.broken ?? 'all', label, drawn: mission.drawn }, assembly)
}

/** With the posters of its scenes. */
async function withPosters(
  mission: PublishedMission,
  { adventure, scenes, mobileScenes, posters }: Assembly,
): Promise<PublishedMission> {
  const { id, scene, mobileScene, tasks } = mission
  const missions = [...adventure.missions.values()].map(({ id: one, settings: { unlock } }) => ({
    id: one,
    unlock,
  }))
  const locked = new Set([...tasks, ...missions].filter(({ unlock }) => unlock).map((place) => place.id))
  const add = (name: string, layout: SceneLayout, compiled: CompiledScene | undefined) =>
    posters.addTo(name, { layout, sources: compiled?.sources ?? {} }, locked)
  return {
    ...mission,
    scene: scene && (await add(id, scene, scenes.get(id))),
    ...(mobileScene && { mobileScene: await add(`${id}-mobile`, mobileScene, mobileScenes.get(id)) }),
  }
}

function placesOf(mission: MissionSource, { children }: Assembly): string[] {
  return [...(children.get(mission.id) ?? []), ...mission.tasks.map(({ id }) => id)]
}

/** With a place for everything that is opened from here. */
async function seated(
  mission: MissionSource,
  {
    layout,
    broken,
    label,
    drawn,
  }: Pick<Seating, 'layout' | 'broken' | 'label'> & { drawn: SceneFiles | null },
  assembly: Assembly,
): Promise<SceneLayout> {
  const { newcomers, scenes, placeholder, portraits, findings } = assembly
  const places = placesOf(mission, assembly)
  const unseated = places.filter((id) => newcomers.has(id))
  const arrived = unseated.map((id) => ({ id, scene: paintable(scenes.get(id)) }))
  const elements = await placeNewcomers(layout, arrived, placeholder, portraits)
  return seatPlaces({
    layout: { ...layout, elements: [...layout.elements, ...elements] },
    places,
    placeholder,
    label,
    fileOf: (id) => elementFile(drawn, id),
    findings,
    broken,
  })
}

function backdropOf(layout: SceneLayout, label: string, findings: Findings): SceneLayout {
  const { views = [], ...shown } = layout
  for (const { id } of [...layout.elements, ...views]) {
    findings.advise(label, say('backdrop-element', { id }), say('backdrop-element-hint'))
  }
  return { ...shown, elements: [] }
}
