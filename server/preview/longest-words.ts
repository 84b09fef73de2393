import { LANGUAGE_CODES, type Language } from '#shared/domain/languages.ts'
import type { PublishedAdventure } from '#shared/scene/published.ts'

/** The adventure in no real language: each of its texts is the longest of all languages, whichever is asked for. */
export function withLongestWords(published: PublishedAdventure): PublishedAdventure {
  return {
    ...published,
    text: longestOf(published.text),
    missions: published.missions.map((mission) => ({ ...mission, text: longestOf(mission.text) })),
  }
}

function longestOf<Text extends object>(
  texts: Partial<Record<Language, Text>>,
): Partial<Record<Language, Text>> {
  const all = LANGUAGE_CODES.flatMap((language) => texts[language] ?? [])
  return Object.fromEntries(
    LANGUAGE_CODES.flatMap((language) => {
      const text = texts[language]
      return text === undefined ? [] : [[language, longest(text, all)]]
    }),
  )
}

/** The same shape with other strings: what the language itself does not say is not said. */
function longest<Value>(value: Value, others: readonly unknown[]): Value {
  if (typeof value === 'string') {
    const strings = others.filter((one) => typeof one === 'string')
    // eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- a string for a string
    return strings.reduce<string>((best, one) => (one.length > best.length ? one : best), value) as Value
  }
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, own]: [string, unknown]) => [
    key,
    longest(
      own,
      others.map((one) => fieldOf(one, key)),
    ),
  ])
  // eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- the same keys, each with a value of its own type
  return Object.fromEntries(entries) as Value
}

function fieldOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? Object.entries(value).find(([one]) => one === key)?.[1]
    : undefined
}
