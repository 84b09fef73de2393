import type { ContentFinding } from '#shared/contract/content.ts'
import type { FindingCode } from '#shared/domain/findings/words.ts'
import { textPlaceOf } from '#shared/content/translations/places.ts'
import { pathOfAdventure, pathOfTask } from './studio-paths.ts'

/** A place without a task, or what has no place: the room of tasks lists both, with what can become of them. */
const OF_PLACES: readonly FindingCode[] = ['opens-nothing', 'not-drawn']
/** Of a film: it names the task itself. */
const NO_TRANSCRIPT: FindingCode = 'transcript-missing'
const TASK_FILE = /^([^/]+)\/tasks\/([^/]+)\.json$/

/** Where what a finding is about is written or put right, without its files; null where only they say it. */
export function pathToFix(folder: string, { file, words }: ContentFinding): string | null {
  const { code = '', values = {} } = words?.problem ?? {}
  if (OF_PLACES.some((one) => one === code)) return pathOfAdventure(folder, 'tasks')
  const [, mission, task] = TASK_FILE.exec(file) ?? []
  if (mission !== undefined && task !== undefined) return pathOfTask(folder, mission, task)
  const { at, id: film } = values
  const named = code === NO_TRANSCRIPT && typeof film === 'string' ? `tasks.${film}` : at
  const [tasks, id] = typeof named === 'string' ? named.split('.') : []
  const place = textPlaceOf(file)
  const isOfTask = place !== null && place.folder !== '' && tasks === 'tasks' && id !== undefined
  return isOfTask ? pathOfTask(folder, place.folder, id) : null
}
