import type { DraftFile } from '#shared/contract/content.ts'
import { readLayerName } from '#shared/scene/drawn-names/layer-name.ts'
import { isPicture, sortOf } from './file-sort.ts'
import { folderOf, nameOf } from './tree.ts'

/** Files that are read to find out; more would hold up the question. */
const MOST_READ = 40
const LONGEST = 100_000

/** Of which files it is asked whether they speak of those that go: settings and tasks of the same mission, or of all of them. */
export function readersOf(files: readonly DraftFile[], gone: readonly DraftFile[]): readonly DraftFile[] {
  const paths = new Set(gone.map(({ path }) => path))
  const missions = new Set(gone.map(({ path }) => missionOf(path)))
  const isShared = gone.some(
    ({ path }) => !path.includes('/') || !files.some((file) => isMission(file, path)),
  )
  const mayName = ({ path, bytes }: DraftFile): boolean =>
    !paths.has(path) &&
    bytes <= LONGEST &&
    ['adventure', 'badges', 'mission', 'scene', 'task'].includes(sortOf(path)) &&
    (isShared || sortOf(path) === 'adventure' || sortOf(path) === 'mission' || missions.has(missionOf(path)))
  return files.filter(mayName).slice(0, MOST_READ)
}

const missionOf = (path: string): string => path.split('/')[0] ?? ''
const isMission = ({ path }: DraftFile, of: string): boolean =>
  missionOf(path) === missionOf(of) && ['mission', 'scene', 'task', 'words'].includes(sortOf(path))

/** What a picture in the folder of a mission is in its scene, as "element lamp"; null where its name says nothing. */
export function drawnAs(path: string): { said: string; id: string | null } | null {
  const isInMission = path.split('/').length === 2 && (isPicture(path) || sortOf(path) === 'layers')
  if (!isInMission) return null
  const { said, read } = readLayerName(nameOf(path))
  if (!('name' in read)) return null
  const { name } = read
  return { said, id: name.role === 'element' ? name.id : name.role === 'background' ? null : name.name }
}

/** The task that is opened where a picture stands in its scene; null where there is none. */
export function taskOpenedAt(path: string, files: readonly { path: string }[]): string | null {
  const drawn = drawnAs(path)
  if (!drawn?.said.startsWith('element ') || drawn.id === null) return null
  const task = `${missionOf(path)}/tasks/${drawn.id}.json`
  return files.some((file) => file.path === task) ? drawn.id : null
}

/**
 * Which texts have a name of what goes as a whole word: the file's own, that of a task without its ending, or of a mission; of a
 * picture of the scene, what scene.json calls it.
 */
export function mentioning(
  texts: readonly { path: string; text: string }[],
  gone: readonly string[],
): readonly string[] {
  const names = new Set(
    gone.flatMap((path) => {
      const sort = sortOf(path)
      if (sort === 'task') return [nameOf(path).replace(/\.json$/, '')]
      if (sort === 'mission') return [nameOf(folderOf(path))]
      return sort === 'words' || sort === 'scene' ? [] : [nameOf(path), nameOf(path).replace(/\.\w+$/, '')]
    }),
  )
  const drawn = gone.flatMap((path) => {
    const id = drawnAs(path)?.id ?? null
    return id === null ? [] : [{ id, scene: missionOf(path) }]
  })
  const isDrawn = (path: string, text: string) =>
    sortOf(path) === 'scene' &&
    drawn.some(({ id, scene }) => scene === missionOf(path) && text.includes(`"${id}"`))
  return texts
    .filter(({ path, text }) => [...names].some((name) => text.includes(`"${name}"`)) || isDrawn(path, text))
    .map(({ path }) => path)
}
