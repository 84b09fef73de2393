import type { Language } from '#shared/domain/languages.ts'
import { MissionFile, MissionText, SceneFile } from '#shared/scene/files.ts'
import { LONGEST_SLUG, Slug } from '#shared/scene/slug.ts'
import { TaskFile } from '#shared/scene/tasks/task.ts'
import * as z from 'zod/mini'
import type { Findings } from '../findings.ts'
import { didYouMean, nearestName } from '../nearest.ts'
import { innerFolder, type Folder } from './folder.ts'
import { readJson } from './json-file.ts'
import { isOwnFile, mendOwnFile } from './own-files.ts'
import { DRAWING, findSceneFiles, type SceneFiles } from './scene-files.ts'
import { readTexts, type Texts } from './texts.ts'

export interface TaskSource {
  id: string
  /** Path for findings. */
  label: string
  /** Null where the file was refused. */
  file: TaskFile | null
  /** No file says it: its element alone is there. */
  isUntold: boolean
}

export interface MissionSource {
  id: string
  folder: Folder
  pictures: Folder
  films: Folder
  sounds: Folder
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
  /** In the order in which they are played. */
  tasks: TaskSource[]
  /** There are files of tasks, usable or not. */
  hasTaskFiles: boolean
  texts: Texts<MissionText>
}

const KNOWN_FILES = ['mission.json', 'scene.json', DRAWING]
const KNOWN_FOLDERS = ['tasks', 'text', 'pictures', 'films', 'sounds', 'books', 'packages']

export async function readMission(
  folder: Folder,
  languages: readonly Language[],
  findings: Findings,
): Promise<MissionSource> {
  const { scene: drawn, others } = findSceneFiles(folder, findings)
  const mission = await readJson(folder, 'mission.json', MissionFile, findings)
  const scene = await readJson(folder, 'scene.json', SceneFile, findings)
  const settings = mission.value ?? z.parse(MissionFile, {})
  checkNames(folder, others, settings, findings)
  const tasks = await innerFolder(folder, 'tasks')
  return {
    id: folder.name,
    folder,
    pictures: await innerFolder(folder, 'pictures'),
    films: await innerFolder(folder, 'films'),
    sounds: await innerFolder(folder, 'sounds'),
    books: await innerFolder(folder, 'books'),
    packages: await innerFolder(folder, 'packages'),
    settings,
    saysMissions: mission.value !== null && mission.said.has('missions'),
    scene: scene.value ?? z.parse(SceneFile, {}),
    saysSize: scene.value !== null && scene.said.has('size'),
    saysType: mission.value !== null && mission.said.has('type'),
    drawn: drawn.drawing || drawn.layers.length > 0 ? drawn : null,
    tasks: await readTasks(tasks, settings.tasks, folder, findings),
    hasTaskFiles: tasks.files.length > 0,
    texts: await readTexts(folder, languages, MissionText, findings),
  }
}

/** How findings call what a mission is drawn in: its drawing, or the folder of its pictures. */
export function drawingLabel({ drawn, folder }: MissionSource): string {
  return folder.label(drawn && !drawn.drawing ? '' : DRAWING)
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
      findings.fault(
        folder.label(file),
        'cannot be the name of a task',
        `Call it <task>.json, in small letters, digits and single hyphens, at most ${LONGEST_SLUG} in all.`,
      )
      continue
    }
    tasks.set(id, {
      id,
      label: folder.label(file),
      file: (await readJson(folder, file, TaskFile, findings)).value,
      isUntold: false,
    })
  }
  return order === undefined ? [...tasks.values()] : inOrder(order, tasks, mission, findings)
}

/** A misspelled name is told, and taken as it was meant; what no order names comes last. */
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
      const mend = meant === null ? `Write tasks/${id}.json, or take it out.` : `Did you mean "${meant}"?`
      findings.fault(label, `tasks[${index}] "${id}" does not exist`, mend)
    }
    if (!task) continue
    if (ordered.has(task)) findings.fault(label, `tasks names "${task.id}" twice`, 'Take one of them out.')
    ordered.add(task)
  }
  for (const task of [...tasks.values()].filter((one) => !ordered.has(one))) {
    ordered.add(task)
    findings.fault(
      task.label,
      'is in no order: it comes last',
      `Add "${task.id}" to tasks in mission.json, or delete the file.`,
    )
  }
  return [...ordered]
}

/** @param others files that are no part of the scene */
function checkNames(folder: Folder, others: readonly string[], said: MissionFile, findings: Findings): void {
  for (const file of others) {
    if (KNOWN_FILES.includes(file)) continue
    const own = mendOwnFile(file, folder, { json: 'mission.json', said })
    if (own === null && isOwnFile(file)) continue
    const mend =
      (own ?? didYouMean(file, KNOWN_FILES).trim()) ||
      `Call it "layer …" or "element …" if it belongs to the scene; pictures of cards belong into pictures/.`
    findings.advise(folder.label(file), 'is used by nothing', mend)
  }
  for (const inner of folder.folders) {
    if (KNOWN_FOLDERS.includes(inner)) continue
    const mend =
      didYouMean(inner, KNOWN_FOLDERS).trim() || `Known folders of a mission: ${KNOWN_FOLDERS.join(', ')}.`
    findings.advise(folder.label(inner), 'is used by nothing', mend)
  }
}
