import type { Language } from '#shared/domain/languages.ts'
import { entryOf } from '#shared/scene/entry-of.ts'
import { PART_GROUPS, type TaskText } from '#shared/scene/files.ts'
import type { PublishedTask } from '#shared/scene/published.ts'
import { WHOLE_TASK, type Hint } from '#shared/scene/tasks/voices.ts'

/**
 * What the assistant says of a task to anyone who hesitates: words and, where somebody recorded it, their voice. The build leaves hints to those
 * kinds alone that may give one, so no exam has any.
 * @param language that of the text
 */
export function hintsOf(
  { voices = {} }: Pick<PublishedTask, 'voices'>,
  text: TaskText,
  language: Language,
): { hints?: Record<string, Hint> } {
  const written = [
    [WHOLE_TASK, text.hint] as const,
    ...PART_GROUPS.flatMap((group) =>
      Object.entries(text[group] ?? {}).map(([id, part]) => [id, part.hint] as const),
    ),
  ]
  const hints = written.flatMap(([line, words]): [string, Hint][] => {
    if (!words) return []
    const voice = entryOf(voices[language] ?? {}, line)
    return [[line, { text: words, ...(voice && { voice }) }]]
  })
  return hints.length > 0 ? { hints: Object.fromEntries(hints) } : {}
}
