import type { FlatTexts } from './flatten.ts'

/** Every language's words, by language. */
export type Wording = Readonly<Record<string, FlatTexts>>

/** i18next's endings for amounts; `zero` is its own extra that any language may have. */
const PLURAL = /^(.+)_(zero|one|two|few|many|other)$/

/** As many equal words in two languages are no name any more but a text that nobody translated. */
const TOO_MANY_EQUAL_WORDS = 4

/** What is wrong, in sentences that name the key and the language; nothing when all is well. */
export function checkWording(wording: Wording): string[] {
  const plurals = pluralsOf(wording)
  return [
    ...missingKeys(wording, plurals),
    ...wrongPlurals(wording, plurals),
    ...unevenPlaceholders(wording, plurals),
    ...forgottenTexts(wording),
  ].toSorted()
}

/** `days` when some language writes `days_other`: the keys whose words depend on an amount. */
function pluralsOf(wording: Wording): ReadonlySet<string> {
  const keys = Object.values(wording).flatMap((texts) => [...texts.keys()])
  return new Set(keys.filter((key) => key.endsWith('_other')).map((key) => key.slice(0, -'_other'.length)))
}

/** `days_few` is a form of the key `days`; any other key is itself. */
function keyOf(written: string, plurals: ReadonlySet<string>): string {
  const base = PLURAL.exec(written)?.[1]
  return base !== undefined && plurals.has(base) ? base : written
}

function missingKeys(wording: Wording, plurals: ReadonlySet<string>): string[] {
  const keysOf = (texts: FlatTexts): Set<string> =>
    new Set([...texts.keys()].map((key) => keyOf(key, plurals)))
  const byLanguage = Object.entries(wording).map(([language, texts]) => ({ language, keys: keysOf(texts) }))
  const all = new Set(byLanguage.flatMap(({ keys }) => [...keys]))
  return byLanguage.flatMap(({ language, keys }) => {
    const missing = [...all].filter((key) => !keys.has(key))
    const features = [...new Set(missing.map(featureOf))]
    return features.flatMap((feature) => {
      const texts = missing.filter((key) => featureOf(key) === feature)
      const hasFile = [...keys].some((key) => featureOf(key) === feature)
      // a new language lacks every file: one line for each, instead of one for each text
      if (!hasFile && texts.length > 1)
        return [`${feature} has no file in ${language}: ${texts.length} texts`]
      return texts.map((key) => `${key} is missing in ${language}`)
    })
  })
}

/** The folder of a text is the first word of its key. */
function featureOf(key: string): string {
  return key.split('.')[0] ?? key
}

function wrongPlurals(wording: Wording, plurals: ReadonlySet<string>): string[] {
  return Object.entries(wording).flatMap(([language, texts]) => {
    const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories
    return [...plurals].flatMap((key) => {
      const written = [...texts.keys()].flatMap((name) => {
        const [, base, form] = PLURAL.exec(name) ?? []
        return base === key && form !== undefined ? [form] : []
      })
      if (written.length === 0) return []
      const missing = needed.filter((form) => !written.includes(form))
      const idle = written.filter((form) => form !== 'zero' && !needed.some((known) => known === form))
      return [
        ...missing.map((form) => `${key}_${form} is missing in ${language}: the language needs that form`),
        ...idle.map((form) => `${key}_${form} is never said in ${language}: the language has no such form`),
      ]
    })
  })
}

/** `{{name}}`, `{{points, number}}`, `<1>` and `$t(key)`, in a comparable order. */
function placeholdersOf(texts: readonly string[]): string {
  const found = texts.flatMap((text) => [
    ...[...text.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}/g)].map(([, name]) => `{{${name ?? ''}}}`),
    ...[...text.matchAll(/<\/?(\w+)\s*\/?>/g)].map(([, tag]) => `<${tag ?? ''}>`),
    ...[...text.matchAll(/\$t\([^)]*\)/g)].map(([nested]) => nested),
  ])
  return [...new Set(found)].toSorted().join(' ')
}

/** Forms of an amount share one set: 'one day' may leave `{{count}}` out. */
function placeholdersByKey(texts: FlatTexts, plurals: ReadonlySet<string>): Map<string, string> {
  const forms = new Map<string, string[]>()
  for (const [written, text] of texts) {
    const key = keyOf(written, plurals)
    forms.set(key, [...(forms.get(key) ?? []), text])
  }
  return new Map([...forms].map(([key, said]) => [key, placeholdersOf(said)]))
}

function unevenPlaceholders(wording: Wording, plurals: ReadonlySet<string>): string[] {
  const languages = Object.entries(wording).map(([language, texts]) => ({
    language,
    placeholders: placeholdersByKey(texts, plurals),
  }))
  const keys = new Set(languages.flatMap(({ placeholders }) => [...placeholders.keys()]))
  return [...keys].flatMap((key) => {
    const those = languages.filter(({ placeholders }) => placeholders.has(key))
    if (new Set(those.map(({ placeholders }) => placeholders.get(key))).size < 2) return []
    const said = those.map(({ language, placeholders }) => `${language} ${placeholders.get(key) || 'none'}`)
    return [`${key} has different placeholders: ${said.join(', ')}`]
  })
}

/** An empty text is intended when every language leaves it empty; equal sentences are never intended. */
function forgottenTexts(wording: Wording): string[] {
  const languages = Object.entries(wording)
  return languages.flatMap(([language, texts]) =>
    [...texts].flatMap(([key, text]) => {
      const elsewhere = languages
        .filter(([other]) => other !== language)
        .map(([other, its]) => [other, its.get(key)])
      if (text === '') {
        const filled = elsewhere.filter(([, its]) => its !== undefined && its !== '')
        return filled.length > 0 ? [`${key} is empty in ${language} and not in the others`] : []
      }
      if (text !== text.trim()) return [`${key} begins or ends with a space in ${language}`]
      const words = text.replace(/\{\{[^}]*\}\}/g, '').match(/\p{L}{2,}/gu) ?? []
      if (words.length < TOO_MANY_EQUAL_WORDS) return []
      const same = elsewhere.find(([other, its]) => its === text && String(other) > language)
      return same ? [`${key} is the same sentence in ${language} and ${String(same[0])}`] : []
    }),
  )
}
