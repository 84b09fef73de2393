import type { ContentBuild } from '#shared/contract/content.ts'
import { isLanguage } from '#shared/domain/languages.ts'

type Changes = NonNullable<ContentBuild['changes']>
type Named = NonNullable<Changes['named']>[number]

/** What changed missions or tasks are called: in a language, else in any, else by their id. */
export function namesOf(
  { named = [] }: Changes,
  what: Named['what'],
  how: Named['how'],
  language: string,
): string[] {
  return named
    .filter((one) => one.what === what && one.how === how)
    .map(({ id, names }) => {
      const own = isLanguage(language) ? names[language] : undefined
      return own ?? names.en ?? Object.values(names)[0] ?? id
    })
}
