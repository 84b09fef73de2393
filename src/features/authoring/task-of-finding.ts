import { LANGUAGE_CODES, type Language } from '#shared/domain/languages.ts'
import { textPlaceOf } from '#shared/content/translations/places.ts'
import type { ContentFinding } from '#shared/contract/content.ts'
import type { FindingCode } from '#shared/domain/findings/words.ts'

/** One text of a task in one language. */
export interface TaskWord {
  language: Language
  /** Among the words of the task. */
  at: readonly string[]
}

/** What the check says of a text that is nowhere. */
const MISSING: FindingCode = 'value-missing'

/** The text that a finding misses; null where it is about something else. */
export function missingWord({ file, words }: ContentFinding, task: string): TaskWord | null {
  const language = LANGUAGE_CODES.find((one) => one === textPlaceOf(file)?.language)
  const at = words?.problem.code === MISSING ? words.problem.values?.['at'] : undefined
  const [tasks, id, ...keys] = typeof at === 'string' ? at.split('.') : []
  if (!language || tasks !== 'tasks' || id !== task || keys.length === 0) return null
  return { language, at: keys }
}
