import { isJsonObject, type JsonObject } from '#shared/content/json.ts'
import { keysOf, pointerTo, valueAt } from '#shared/content/pointer.ts'
import { isBlank } from '#shared/content/translations/flags.ts'
import { leavesOf } from '#shared/content/translations/units.ts'
import type { Language } from '#shared/domain/languages.ts'
import type { TaskWord } from '#shared/content/task-of-finding.ts'

/** The words of a task by language. */
export type Words = Readonly<Partial<Record<Language, JsonObject>>>

/**
 * The text that is still to be written of one that the last check missed; null where it has been written since. A part that has no words
 * at all in a language is named as a whole: of it, the first text that another language has and this one lacks.
 */
export function blankWord({ language, at }: TaskWord, words: Words): TaskWord | null {
  const whole = pointerTo(...at)
  const others = Object.values(words).map((of) => valueAt(of, whole))
  const [source] = others.filter((of) => isJsonObject(of))
  const own = words[language] ?? {}
  const isWritten = (place: readonly string[]) => {
    const text = valueAt(own, pointerTo(...place))
    return typeof text === 'string' && !isBlank(text)
  }
  if (!source) return isWritten(at) ? null : { language, at }
  const texts = [...leavesOf(source)]
    .filter(([, text]) => !isBlank(text))
    .map(([pointer]) => [...at, ...keysOf(pointer)])
  const blank = texts.find((place) => !isWritten(place))
  return blank ? { language, at: blank } : null
}
