import type { Comparison } from '#src/features/content/CompareRoom.tsx'
import type { SceneLinks } from '#src/features/scenes/scene-links.ts'
import { CONTENT } from '#src/navigation/paths.ts'

/** The rooms of an adventure. */
export const ADVENTURE_ROOMS = ['files', 'tasks', 'translations', 'check', 'versions', 'history'] as const
export type AdventureRoom = (typeof ADVENTURE_ROOMS)[number]

export const pathOfAdventure = (folder: string, room: AdventureRoom = 'files'): string =>
  `${CONTENT}/${folder}/${room}`

/** What is compared, in the address of a comparison. */
export const BEFORE = 'before'
export const AFTER = 'after'

/** Where two versions are compared, or one with the draft. */
export function pathOfComparison(folder: string, { before, after }: Comparison): string {
  const search = new URLSearchParams({ [BEFORE]: String(before), [AFTER]: String(after) })
  return `${pathOfAdventure(folder, 'versions')}/compare?${search.toString()}`
}

/** The file that is looked at, in the address of the room of files. */
export const FILE = 'file'

/** Where a file or folder of an adventure is looked at; empty: all of them. */
export function pathOfFile(folder: string, path: string): string {
  const search = path === '' ? '' : `?${new URLSearchParams({ [FILE]: path }).toString()}`
  return `${pathOfAdventure(folder)}${search}`
}

/** Where a scene of an adventure is made; without a mission its first. */
export function pathOfScene(folder: string, mission?: string): string {
  return `${CONTENT}/${folder}/scenes${mission === undefined ? '' : `/${mission}`}`
}

/** Whether a path leads to where a scene is made. */
export const isSceneAddress = (path: string): boolean => /^\/app\/content\/[^/]+\/scenes([/?]|$)/.test(path)

/** Where a task of an adventure is written. */
export const pathOfTask = (folder: string, mission: string, task: string): string =>
  `${CONTENT}/${folder}/tasks/${mission}/${task}`

/** What is to be written, in the address of the room of tasks: the place of a mission that opens nothing yet. */
export const OF_MISSION = 'mission'
export const AT_PLACE = 'place'

/** Where the task of a place is begun, under the name of that place. */
export function pathOfNewTask(folder: string, mission: string, place: string): string {
  const search = new URLSearchParams({ [OF_MISSION]: mission, [AT_PLACE]: place })
  return `${pathOfAdventure(folder, 'tasks')}?${search.toString()}`
}

/** From a scene to other rooms of its adventure. */
export const linksOf = (folder: string): SceneLinks => ({
  scene: (mission) => `#${pathOfScene(folder, mission)}`,
  task: (mission, task) => `#${pathOfTask(folder, mission, task)}`,
  newTask: (mission, place) => `#${pathOfNewTask(folder, mission, place)}`,
})

/** No folder of an adventure begins so. */
export const PREVIEW = '_preview'

/** Where a preview is played; the server leads here from the address of its page (server/preview/serve-preview-document.ts). */
export const pathOfPreview = (previewId: string): string => `${CONTENT}/${PREVIEW}/${previewId}`
