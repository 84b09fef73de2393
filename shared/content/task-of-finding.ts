import type { FindingCode, WordsOfFinding } from '#shared/domain/findings/words.ts'
import { LANGUAGE_CODES, type Language } from '#shared/domain/languages.ts'
import { textPlaceOf } from './translations/places.ts'

/** What a check says of a file of an adventure. */
interface FileFinding {
  /** Its path inside of the adventure's folder. */
  file: string
  words?: WordsOfFinding | undefined
}

/** One text of a task in one language. */
export interface TaskWord {
  language: Language
  /** Among the words of the task. */
  at: readonly string[]
}

interface FoundTask {
  mission: string
  task: string
}

const MISSING: FindingCode = 'value-missing'
/** It names the film itself, and the language by its file. */
const NO_TRANSCRIPT: FindingCode = 'transcript-missing'
const TASK_FILE = /^([^/]+)\/tasks\/([^/]+)\.json$/

/** The task that a finding is about, by its file or by the text that it names; null where it is about something else. */
export function taskOfFinding(finding: FileFinding): FoundTask | null {
  const [, mission, task] = TASK_FILE.exec(finding.file) ?? []
  if (mission !== undefined && task !== undefined) return { mission, task }
  const place = textPlaceOf(finding.file)
  const [tasks, id] = namedIn(finding)
  const isOfTask = place !== null && place.folder !== '' && tasks === 'tasks' && id !== undefined
  return isOfTask ? { mission: place.folder, task: id } : null
}

/** The text of a task that a finding misses; null where it is about something else. */
export function missingWord(finding: FileFinding, task: string): TaskWord | null {
  const language = LANGUAGE_CODES.find((one) => one === textPlaceOf(finding.file)?.language)
  const code = finding.words?.problem.code
  if (!language || (code !== MISSING && code !== NO_TRANSCRIPT) || taskOfFinding(finding)?.task !== task)
    return null
  const [, , ...at] = namedIn(finding)
  return at.length === 0 ? null : { language, at }
}

/** What of a file of words a finding names, as keys. */
function namedIn({ words }: FileFinding): readonly string[] {
  const { code, values = {} } = words?.problem ?? {}
  const { at, id } = values
  if (code === NO_TRANSCRIPT && typeof id === 'string') return ['tasks', id, 'transcript']
  return typeof at === 'string' ? at.split('.') : []
}
