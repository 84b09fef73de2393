import type { DraftFile } from '#shared/contract/content.ts'
import { sortOf } from './file-sort.ts'
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

/** Which texts have a name of what goes as a whole word: the file's own, that of a task without its ending, or of a mission. */
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
  return texts
    .filter(({ text }) => [...names].some((name) => text.includes(`"${name}"`)))
    .map(({ path }) => path)
}
