import { pointerTo } from '#shared/content/pointer.ts'
import { isLanguage, type Language } from '#shared/domain/languages.ts'
import type { Texts } from '#src/outbox/edits/steps.ts'
import type { Wish } from '#src/outbox/edits/wish.ts'
import { read } from './outline.ts'

/** Words of a language, and what they were translated from. */
const WORDS = /(?:^|\/)text\/(?:sources\/)?([a-z]{2})\.json$/

/** What makes an adventure speak these languages, the first of which all others are translated from: files of words in any other go. */
export function languageWishes(texts: Texts, languages: readonly Language[]): Wish[] {
  const gone = Object.keys(texts).filter((file) => {
    const code = WORDS.exec(file)?.[1] ?? ''
    return isLanguage(code) && !languages.includes(code)
  })
  return [
    { file: 'adventure.json', pointer: '/languages', to: [...languages] },
    ...gone.flatMap((file) =>
      Object.keys(read(texts, file)).map((key): Wish => ({ file, pointer: pointerTo(key), text: null })),
    ),
  ]
}
