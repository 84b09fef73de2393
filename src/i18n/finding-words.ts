import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LANGUAGE_CODES, pickLanguage, type Language } from '#shared/domain/languages.ts'
import { filledIn, spoken, type WordsOfFinding } from '#shared/domain/findings/words.ts'

/** What the check says of a file: in English, and for every language where the build that said it knew them. */
interface Finding {
  problem: string
  hint: string
  words?: WordsOfFinding | undefined
}

interface SpokenFinding {
  problem: string
  hint: string
  /** What a screen reader is told of these words where they are not in the language of the page. */
  lang: 'en' | undefined
}

type Texts = ReadonlyMap<string, string>

/** They come with the first finding that is shown: makers alone see any. */
const LOADERS: Partial<Record<Language, () => Promise<{ default: Record<string, string> }>>> = {
  pl: () => import('#shared/domain/findings/i18n/pl.json'),
  de: () => import('#shared/domain/findings/i18n/de.json'),
  es: () => import('#shared/domain/findings/i18n/es.json'),
}
const learned = new Map<Language, Texts>()

async function learn(language: Language): Promise<Texts | null> {
  const known = learned.get(language)
  const load = LOADERS[language]
  if (known || !load) return known ?? null
  const texts: Texts = new Map(Object.entries((await load()).default))
  learned.set(language, texts)
  return texts
}

/** Says findings in the language of the page; in English until its sentences have come, and where it lacks one. */
export function useFindingWords(): (finding: Finding) => SpokenFinding {
  const { i18n } = useTranslation()
  const language = pickLanguage([i18n.language || 'en'], LANGUAGE_CODES, 'en')
  const [come, setCome] = useState<{ language: Language; texts: Texts } | null>(null)
  useEffect(() => {
    let isShown = true
    const finish = (texts: Texts | null) => {
      if (isShown && texts) setCome({ language, texts })
    }
    // where they do not come English stays
    learn(language).then(finish, () => undefined)
    return () => {
      isShown = false
    }
  }, [language])
  const texts = come?.language === language ? come.texts : (learned.get(language) ?? null)
  return (finding) => sayFinding(finding, texts)
}

function sayFinding(finding: Finding, texts: Texts | null): SpokenFinding {
  const { problem, hint, words } = finding
  const english: SpokenFinding = { problem, hint, lang: 'en' }
  if (!texts || !words) return english
  const say = (code: string, values: Readonly<Record<string, string>>) => filledIn(texts.get(code), values)
  const [said, fix] = [spoken(words.problem, say), spoken(words.hint, say)]
  if (said === null || fix === null) return english
  return { problem: said, hint: words.copied ? `${fix} ${words.copied}` : fix, lang: undefined }
}
