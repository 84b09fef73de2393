import { parseJsonObject } from '#shared/content/json.ts'
import { serialise } from '#shared/content/serialise.ts'
import { AdventureFile } from '#shared/scene/files.ts'
import { movedOnce } from '#shared/scene/first-names.ts'
import { Slug } from '#shared/scene/slug.ts'
import { sortOf } from './file-sort.ts'
import { folderOf, nameOf } from './tree.ts'

/** The file that says what was renamed. */
export const SETTINGS = 'adventure.json'

/** Of a mission or a task. */
export interface Rename {
  from: string
  to: string
}

/**
 * The name on which progress hangs, and what it becomes; null where none changes, as for a picture, or a task that only goes to
 * another mission.
 * @param moved what lies there: the file itself, or all of a folder
 */
export function renameOf(path: string, to: string, moved: readonly { path: string }[]): Rename | null {
  const [from, now] = [progressName(path, moved), progressName(to, moved)]
  return from === null || now === null || from === now ? null : { from, to: now }
}

/** The name on which progress hangs; null where none does. */
export function progressName(path: string, moved: readonly { path: string }[]): string | null {
  const isTask = nameOf(folderOf(path)) === 'tasks' && sortOf(path) === 'task'
  const isMission =
    !path.includes('/') &&
    moved.some((one) => ['mission', 'scene', 'task'].includes(sortOf(one.path)) && one.path.includes('/'))
  const name = isTask ? nameOf(path).replace(/\.json$/, '') : isMission ? path : null
  return name !== null && Slug.safeParse(name).success ? name : null
}

/** adventure.json as it is when a mission or a task is renamed and what players reached stays with it; null where it cannot be read. */
export function settingsAfter(text: string, { from, to }: Rename): string | null {
  const tree = parseJsonObject(text)
  const { data: moved } = AdventureFile.shape.moved.safeParse(tree?.['moved'])
  if (!tree || !moved) return null
  const { moved: _before, ...rest } = tree
  const after = movedOnce(moved, from, to)
  return serialise({
    ...rest,
    ...(tree['rootMission'] === from && { rootMission: to }),
    ...(Object.keys(after).length > 0 && { moved: after }),
  })
}
