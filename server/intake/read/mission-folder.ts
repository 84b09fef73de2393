import type { Language } from '#shared/domain/languages.ts'
import { MissionFile, MissionText, SceneFile } from '#shared/scene/files.ts'
import { Slug } from '#shared/scene/slug.ts'
import { TaskFile } from '#shared/scene/tasks/task.ts'
import * as z from 'zod/mini'
import type { Findings } from '../findings.ts'
import { didYouMean, nearestName } from '../nearest.ts'
import { innerFolder, type Folder } from './folder.ts'
import { readJson } from './json-file.ts'
import { readTexts, type Texts } from './texts.ts'

export interface TaskSource {
  id: string
  /** Path for findings. */
  label: string
  /** Null where the file was refused. */
  file: TaskFile | null
}

export interface MissionSource {
  id: string
  folder: Folder
  pictures: Folder
  films: Folder
  settings: MissionFile
  /** The designer named the missions that are reached from here; otherwise the drawing says it. */
  saysMissions: boolean
  scene: SceneFile
  saysSize: boolean
  hasDrawing: boolean
  /** In the order in which they are played. */
  tasks: TaskSource[]
  texts: Texts<MissionText>
}

const DRAWING = 'scene.svg'
const KNOWN_FILES = ['mission.json', 'scene.json', DRAWING]
const KNOWN_FOLDERS = ['tasks', 'text', 'pictures', 'films']

export async function readMission(
  folder: Folder,
  languages: readonly Language[],
  findings: Findings,
): Promise<MissionSource> {
  checkNames(folder, findings)
  const mission = await readJson(folder, 'mission.json', MissionFile, findings)
  const scene = await readJson(folder, 'scene.json', SceneFile, findings)
  const settings = mission.value ?? z.parse(MissionFile, {})
  return {
    id: folder.name,
    folder,
    pictures: await innerFolder(folder, 'pictures'),
    films: await innerFolder(folder, 'films'),
    settings,
    saysMissions: mission.value !== null && mission.said.has('missions'),
    scene: scene.value ?? z.parse(SceneFile, {}),
    saysSize: scene.value !== null && scene.said.has('size'),
    hasDrawing: folder.files.includes(DRAWING),
    tasks: await readTasks(folder, settings.tasks, findings),
    texts: await readTexts(folder, languages, MissionText, findings),
  }
}

async function readTasks(
  mission: Folder,
  order: readonly string[] | undefined,
  findings: Findings,
): Promise<TaskSource[]> {
  const folder = await innerFolder(mission, 'tasks')
  const tasks = new Map<string, TaskSource>()
  for (const file of folder.files) {
    const id = file.replace(/\.json$/, '')
    if (!file.endsWith('.json') || !z.safeParse(Slug, id).success) {
      findings.fault(
        folder.label(file),
        'cannot be the name of a task',
        'Call it <task>.json, in small letters, digits and single hyphens.',
      )
      continue
    }
    tasks.set(id, {
      id,
      label: folder.label(file),
      file: (await readJson(folder, file, TaskFile, findings)).value,
    })
  }
  return order === undefined ? [...tasks.values()] : inOrder(order, tasks, mission, findings)
}

/** A misspelled name is told, and taken as it was meant. */
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
  for (const task of tasks.values()) {
    if (ordered.has(task)) continue
    findings.fault(
      task.label,
      'is in no order',
      `Add "${task.id}" to tasks in mission.json, or delete the file.`,
    )
  }
  return [...ordered]
}

function checkNames(folder: Folder, findings: Findings): void {
  for (const file of folder.files) {
    if (KNOWN_FILES.includes(file)) continue
    const mend =
      didYouMean(file, KNOWN_FILES).trim() || 'Take it out; pictures of cards belong into pictures/.'
    findings.advise(folder.label(file), 'is used by nothing', mend)
  }
  for (const inner of folder.folders) {
    if (KNOWN_FOLDERS.includes(inner)) continue
    const mend =
      didYouMean(inner, KNOWN_FOLDERS).trim() || `Known folders of a mission: ${KNOWN_FOLDERS.join(', ')}.`
    findings.advise(folder.label(inner), 'is used by nothing', mend)
  }
}
