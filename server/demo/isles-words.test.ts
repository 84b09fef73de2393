import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, sep } from 'node:path'
import { expect, it } from 'vitest'
import type { Language } from '#shared/domain/languages.ts'
import { ISLES_WORDS } from './isles-words.ts'

const TEXTS = 'src'

/** What the demo's adventure is about. */
const FICTION = {
  en: /(?<!\p{L})(lantern|isles?\b|sail|aboard|puffin)/giu,
  pl: /(?<!\p{L})(latarni|wysp|pokład|żegl|maskonur)/giu,
  de: /(?<!\p{L})(laterne|insel|segel|an bord|papageitaucher)/giu,
  es: /(?<!\p{L})(farol|islas?(?!\p{L})|zarpar|a bordo|frailecillo)/giu,
} satisfies Record<Language, RegExp>

const productTexts = (language: string) =>
  readdirSync(TEXTS, { recursive: true, encoding: 'utf8' })
    .filter((path) => basename(path) === `${language}.json` && path.split(sep).includes('i18n'))
    .map((path) => withoutLanterns(readFileSync(join(TEXTS, path), 'utf8')))

/** Those that a build draws along a path stand in the scenes of any adventure, and are called what they are. */
const withoutLanterns = (text: string): string =>
  JSON.stringify(JSON.parse(text), (key, value: unknown) => (key === 'lanterns' ? undefined : value))

it.each(['en', 'pl', 'de', 'es'] as const)(
  'the isles are in what the demo says, and in no text of the product, in %s [LANG-4]',
  (language) => {
    const isIn = (text: string) => text.match(FICTION[language]) ?? []
    expect(Object.values(ISLES_WORDS[language] ?? {}).flatMap(isIn)).not.toEqual([])
    expect(productTexts(language).flatMap(isIn)).toEqual([])
  },
)
