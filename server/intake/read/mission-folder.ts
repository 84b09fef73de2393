import { say } from '#shared/domain/findings/words.ts'
import type { Language } from '#shared/domain/languages.ts'
import { MissionFile, MissionText, SceneFile } from '#shared/scene/files.ts'
import { LONGEST_SLUG, Slug } from '#shared/scene/slug.ts'
import { TaskFile } from '#shared/scene/tasks/task-file.ts'
import * as z from 'zod/mini'
import type { Findings } from '../findings.ts'
import { didYouMean, nearestName } from '#shared/scene/drawn-names/nearest.ts'
import { designSource, reportDesignSource } from './design-sources.ts'
import { adviceForFile } from './file-advice.ts'
import { innerFolder, type Folder } from './folder.ts'
import { readJson, type ReadJson } from './json-file.ts'
import { isOwnFile, fixOwnFile } from './own-files.ts'
import { withoutMobile } from '#shared/scene/drawn-names/layer-name.ts'
import { DRAWING, findSceneFiles, mobileFiles, type SceneFiles } from './scene-files.ts'
import { readTexts, type Texts } from './texts.ts'

export interface TaskSource {
  id: string
  /** Path for findings. */
  label: string
  /** Null where the file was refused. */
  file: TaskFile | null
  /** No file says it: its element alone is there. */
  isInferred: boolean
}

/** What phones show in place of the usual scene. */
export interface MobileSource {
  drawn: SceneFiles
  scene: SceneFile
  saysSize: boolean
  /** Of its drawing, or of the folder of its pictures, in findings. */
  label: string
  settingsLabel: string
}

export interface MissionSource {
  id: string
  folder: Folder
  pictures: Folder
  films: Folder
  sounds: Folder
  voices: Folder
  books: Folder
  packages: Folder
  settings: MissionFile
  /** The designer named the missions that are reached from here; otherwise the drawing says it. */
  saysMissions: boolean
  scene: SceneFile
  saysSize: boolean
  /** The designer named the kind; otherwise the drawing says it. */
  saysType: boolean
  /** What its scene is drawn in; null where it has no drawing. */
  drawn: SceneFiles | null
  /** Null where phones show the usual scene. */
  mobile: MobileSource | null
  /** The working file of a drawing program lies there, which was reported. */
  hasDesignSource: boolean
  /** In the order in which they are played. */
  tasks: TaskSource[]
  /** There are files of tasks, usable or not. */
  hasTaskFiles: boolean
  texts: Texts<MissionText>
}

const KNOWN_FILES = ['mission.json', 'scene.json', DRAWING]
const KNOWN_FOLDERS = ['tasks', 'text', 'pictures', 'films', 'sounds', 'voices', 'books', 'packages']

export async function readMission(
  folder: Folder,
  languages: readonly Language[],
  findings: Findings,
): Promise<MissionSource> {
  const { scene: drawn, mobile, others } = findSceneFiles(folder, findings)
  const mission = await readJson(folder, 'mission.json', MissionFile, findings, 'dropField')
  const scene = await readJson(folder, 'scene.json', SceneFile, findings, 'dropField')
  const settings = mission.value ?? z.parse(MissionFile, {})
  const tasks = await innerFolder(folder, 'tasks')
  const ids = tasks.files.map((file) => file.replace(/\.json$/, ''))
  checkNames(folder, { drawn, others, said: settings, tasks: ids }, findings)
  return {
    id: folder.name,
    folder,
    pictures: await innerFolder(folder, 'pictures'),
    films: await innerFolder(folder, 'films'),
    sounds: await innerFolder(folder, 'sounds'),
    voices: await innerFolder(folder, 'voices'),
    books: await innerFolder(folder, 'books'),
    packages: await innerFolder(folder, 'packages'),
    settings,
    saysMissions: mission.value !== null && mission.said.has('missions'),
    scene: scene.value ?? z.parse(SceneFile, {}),
    saysSize: scene.value !== null && scene.said.has('size'),
    saysType: mission.value !== null && mission.said.has('type'),
    drawn: drawn.drawing || drawn.layers.length > 0 ? drawn : null,
    mobile: await readMobile(folder, { usual: drawn, mobile, scene }, findings),
    hasDesignSource: others.some((file) => designSource(file) !== null),
    tasks: await readTasks(tasks, settings.tasks, folder, findings),
    hasTaskFiles: tasks.files.length > 0,
    texts: await readTexts(folder, languages, MissionText, findings),
  }
}

interface ReadScene {
  usual: SceneFiles
  mobile: SceneFiles
  /** What scene.json says of the usual one. */
  scene: ReadJson<SceneFile>
}

/** Reads "mobile scene.json", too; without it what scene.json says holds where the drawing is the same. */
async function readMobile(
  folder: Folder,
  { usual, mobile, scene }: ReadScene,
  findings: Findings,
): Promise<MobileSource | null> {
  const drawn = mobileFiles(usual, mobile)
  if (!drawn) return null
  const label = drawn.drawing?.label ?? folder.label('')
  if (!usual.drawing && usual.layers.length === 0) {
    findings.error(label, say('phones-alone'), say('phones-alone-hint'))
    return null
  }
  const file = folder.files.find((one) => withoutMobile(one) === 'scene.json') ?? 'mobile scene.json'
  const own = await readJson(folder, file, SceneFile, findings, 'dropField')
  const read = own.isThere || mobile.drawing ? own : scene
  return {
    drawn,
    scene: read.value ?? z.parse(SceneFile, {}),
    saysSize: read.value !== null && read.said.has('size'),
    label,
    settingsLabel: folder.label(own.isThere || mobile.drawing ? file : 'scene.json'),
  }
}

/** How findings call what a mission is drawn in: its drawing, or the folder of its pictures. */
export function drawingLabel({ drawn, folder }: MissionSource): string {
  return drawn?.drawing?.label ?? folder.label(drawn ? '' : DRAWING)
}

async function readTasks(
  folder: Folder,
  order: readonly string[] | undefined,
  mission: Folder,
  findings: Findings,
): Promise<TaskSource[]> {
  const tasks = new Map<string, TaskSource>()
  for (const file of folder.files) {
    const id = file.replace(/\.json$/, '')
    if (!file.endsWith('.json') || !z.safeParse(Slug, id).success) {
      findings.error(folder.label(file), say('task-name'), say('task-name-hint', { most: LONGEST_SLUG }))
      continue
    }
    tasks.set(id, {
      id,
      label: folder.label(file),
      file: (await readJson(folder, file, TaskFile, findings)).value,
      isInferred: false,
    })
  }
  return order === undefined ? [...tasks.values()] : inOrder(order, tasks, mission, findings)
}

/** A misspelled name is reported, and taken as it was meant; what no order names comes last. */
function inOrder(
  order: readonly string[],
  tasks: ReadonlyMap<string, TaskSource>,
  mission: Folder,
  findings: Findings,
): TaskSource[] {
  const label = mission.label('mission.json')
  const ordered = new Set<TaskSource>()
  for (const [index, id] of order.entries()) {
    const meant = tasks.has(id) ? id : nearestName(id, tasks.keys())
    const task = meant === null ? undefined : tasks.get(meant)
    if (meant !== id) {
      const hint = meant === null ? say('write-task-file', { id }) : say('did-you-mean', { name: meant })
      findings.error(label, say('order-unknown', { index, id }), hint)
    }
    if (!task) continue
    if (ordered.has(task)) findings.error(label, say('order-twice', { id: task.id }), say('take-one-out'))
    ordered.add(task)
  }
  for (const task of [...tasks.values()].filter((one) => !ordered.has(one))) {
    ordered.add(task)
    findings.error(task.label, say('order-missing'), say('order-missing-hint', { id: task.id }))
  }
  return [...ordered]
}

interface FolderFacts {
  drawn: SceneFiles
  /** Files that are no part of the scene. */
  others: readonly string[]
  said: MissionFile
  /** Their ids. */
  tasks: readonly string[]
}

function checkNames(folder: Folder, { drawn, others, said, tasks }: FolderFacts, findings: Findings): void {
  for (const file of others) {
    if (KNOWN_FILES.includes(file) || withoutMobile(file) === 'scene.json') continue
    if (reportDesignSource(file, folder, drawn, findings)) continue
    const own = fixOwnFile(file, folder, { json: 'mission.json', said })
    if (own === null && isOwnFile(file)) continue
    const meant = adviceForFile(file, tasks, KNOWN_FILES) ?? didYouMean(file, KNOWN_FILES)
    const hint = own ?? meant ?? say('call-layer-or-pictures')
    findings.advise(folder.label(file), say('used-by-nothing'), hint)
  }
  for (const inner of folder.folders) {
    if (KNOWN_FOLDERS.includes(inner)) continue
    const hint = didYouMean(inner, KNOWN_FOLDERS) ?? say('known-folders', { names: KNOWN_FOLDERS })
    findings.advise(folder.label(inner), say('used-by-nothing'), hint)
  }
}
