import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import * as z from 'zod/mini'
import { directionOf, pickLanguage, type Language } from '#shared/domain/languages.ts'
import { browserLanguages } from '#src/lib/browser.ts'
import { isFailure } from '#src/lib/failure.ts'
import { fetchFile, setCallLanguage } from '#src/lib/http.ts'
import { readLocal, writeLocal } from '#src/lib/storage.ts'
import { isolate } from './isolate.ts'

export const LOCALE_KEY = '_locale'
const TextFile = z.record(z.string(), z.unknown())
/** The tenant's own wording, over the product's: words by key, by language (LANG-4). */
const OwnWording = z.record(z.string(), z.record(z.string(), z.string()))
type OwnWording = z.output<typeof OwnWording>

// Without a language yet, so that what stands on the screen before the words have come can already ask for them.
void i18next.use(initReactI18next).init({
  resources: {},
  partialBundledLanguages: true,
  interpolation: {
    // React escapes.
    escape: isolate,
  },
  react: { useSuspense: false },
})

/** Readies the words before the first screen. A language whose file fails shows keys, never an error (LANG-5). */
export async function startWords(offered: readonly Language[], otherwise: Language): Promise<void> {
  await speak(startLanguage(offered, otherwise))
}

/** The language that a start speaks: what was picked here before, else what the browser wishes, if it is offered. */
export function startLanguage(offered: readonly Language[], otherwise: Language): Language {
  const known = readLocal(LOCALE_KEY)
  return pickLanguage(known ? [known, ...browserLanguages()] : browserLanguages(), offered, otherwise)
}

type TextFiles = Promise<[words: Record<string, unknown> | null, own: OwnWording | null]>

let early: { language: Language; files: TextFiles } | null = null

/** Asks for the texts of the language that will most likely be spoken, before it is known for certain. */
export function fetchWordsEarly(language: Language): void {
  early = { language, files: fetchTexts(language) }
}

/** The language of the next start. */
export function keepLanguage(language: Language): void {
  writeLocal(LOCALE_KEY, language)
}

/** What a person picked where there is nothing to save it at (LANG-2). */
export async function pick(language: Language): Promise<void> {
  await speak(language)
  if (i18next.language === language) keepLanguage(language)
}

let picked: Language | null = null

/** Whether a room has been opened here, and the languages that have the rooms' words. */
let speaksRooms = false
const withRooms = new Set<string>()

/** Languages whose words have come without the tenant's wording, which may come later. */
const withoutOwnWording = new Set<string>()

/** Whether all words of a language have come: the product's, those of the rooms where they are spoken, and the tenant's. */
export function hasAllWords(language: string): boolean {
  const hasWords = i18next.hasResourceBundle(language, 'translation')
  return hasWords && (!speaksRooms || withRooms.has(language)) && !withoutOwnWording.has(language)
}

/**
 * Readies the words that only the rooms of leaders, makers and admins speak, from here on in every language. Where they do not come,
 * keys are shown, as with all words (LANG-5).
 */
export async function learnRoomWords(): Promise<void> {
  speaksRooms = true
  if (picked) await learnWords(picked)
}

/**
 * Changes what is shown, without telling the server. The last pick wins, whichever words come last. Where they do not
 * come, what is shown stays; at the start that is the keys.
 */
export async function speak(language: Language): Promise<void> {
  picked = language
  await learnWords(language)
  const isKnown = i18next.hasResourceBundle(language, 'translation')
  if (picked !== language || (!isKnown && i18next.language)) return
  setCallLanguage(language)
  document.documentElement.lang = language
  document.documentElement.dir = directionOf(language)
  await i18next.changeLanguage(language)
}

/** Readies the words of a language that only a part of the page speaks. Where they do not come, it shows keys. */
export async function learnWords(language: Language): Promise<void> {
  if (!hasAllWords(language)) await learn(language)
}

async function learn(language: Language): Promise<void> {
  const known = early
  early = null
  const [[words, own], rooms] = await Promise.all([
    known?.language === language ? known.files : fetchTexts(language),
    speaksRooms && !withRooms.has(language) ? loadRoomWords(language) : null,
  ])
  if (!words) return
  i18next.addResourceBundle(language, 'translation', words)
  if (rooms) {
    // a form's texts lie beside those of its player
    i18next.addResourceBundle(language, 'translation', rooms, true, true)
    withRooms.add(language)
  }
  if (own === null) withoutOwnWording.add(language)
  else withoutOwnWording.delete(language)
  i18next.addResources(language, 'translation', own?.[language] ?? {})
}

function fetchTexts(language: Language): TextFiles {
  return Promise.all([loadWords(language), loadOwnWording()])
}

async function loadWords(language: Language): Promise<Record<string, unknown> | null> {
  // only the tenant's wording is missing
  if (i18next.hasResourceBundle(language, 'translation')) return {}
  for (const url of [`/assets/i18n/${language}.json`, `./translate/${language}.json`]) {
    try {
      return await fetchFile(url, TextFile)
    } catch {
      // A failed translation file raises no error modal (specification, section 8); the other address is asked.
    }
  }
  return null
}

/** Null where they did not come; the next who needs them asks again. */
function loadRoomWords(language: Language): Promise<Record<string, unknown> | null> {
  return fetchFile(`/assets/i18n/rooms/${language}.json`, TextFile).catch(() => null)
}

/** A tenant without wording of its own speaks the product's. Null: the server did not answer, the wording may come later. */
async function loadOwnWording(): Promise<OwnWording | null> {
  try {
    return await fetchFile('/assets/i18n/customTranslate.json', OwnWording)
  } catch (error) {
    return isFailure(error) && (error.status === 0 || error.status >= 500) ? null : {}
  }
}
