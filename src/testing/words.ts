import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
// Sets up the same words when it is first loaded: here before a test's own, and never in the middle of one.
import '#src/i18n/setup.ts'

const FILES = import.meta.glob<Record<string, unknown>>(
  [
    '/kinds/*/i18n/*.json',
    '../{features,game/widgets}/*/i18n/*.json',
    '../{stage,ui}/i18n/*.json',
    '../{game,shell}/i18n/*/*.json',
  ],
  { eager: true, import: 'default' },
)

/** The texts of `learning-pill` are `learningPill`. */
const wordOf = (folder: string) => folder.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** From here on components speak the product's own words in this language. */
export async function speakIn(language: string): Promise<void> {
  const words: Record<string, unknown> = {}
  for (const [path, texts] of Object.entries(FILES)) {
    const [, namespace, file] = /([\w-]+)\/(?:i18n\/)?(\w+)\.json$/.exec(path) ?? []
    if (namespace && file === language) words[wordOf(namespace)] = texts
  }
  await i18next.use(initReactI18next).init({
    lng: language,
    resources: { [language]: { translation: words } },
    // as the product has it
    interpolation: { ...i18next.options.interpolation },
    react: { useSuspense: false },
  })
}
