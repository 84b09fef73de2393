import type { JsonObject } from '#shared/content/json.ts'
import { keysOf } from '#shared/content/pointer.ts'
import { isBlank } from '#shared/content/translations/flags.ts'
import { leavesOf } from '#shared/content/translations/units.ts'
import type { Language } from '#shared/domain/languages.ts'
import type { TaskWord } from '#shared/content/task-of-finding.ts'

type Words = Readonly<Partial<Record<Language, JsonObject>>>

/**
 * Texts that still say what the example of the kind says, in the order of its words. None where all of them do: then the example is meant,
 * or nothing of it was written over yet. A name is given where a task begins, and says nothing of that.
 */
export function leftOfExample(example: Words, words: Words, languages: readonly Language[]): TaskWord[] {
  const own = languages.map((language) => ({
    language,
    said: new Map(leavesOf(example[language] ?? {})),
    now: new Map(leavesOf(words[language] ?? {})),
  }))
  const isBegun = own.some(({ said, now }) =>
    [...said].some(([at, text]) => at !== '/name' && now.has(at) && now.get(at) !== text),
  )
  if (!isBegun) return []
  return own.flatMap(({ language, said, now }) =>
    [...said]
      .filter(([at, text]) => !isBlank(text) && now.get(at) === text)
      .map(([at]) => ({ language, at: keysOf(at) })),
  )
}
