import { existsSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { LANGUAGE_CODES } from '#shared/domain/languages.ts'
import { findTextFolders } from './files.ts'
import { FORM, ROOMS } from './rooms.ts'

/** Texts as they are written: words, or a group of texts. */
export interface Texts {
  [key: string]: string | Texts
}

/** All texts: language, then namespace, then keys. A missing file is a missing namespace. */
export type TextsByLanguage = Record<string, Record<string, Texts>>

const Texts: z.ZodMiniType<Texts> = z.record(
  z.string(),
  z.union([z.string(), z.lazy((): z.ZodMiniType<Texts> => Texts)]),
)

/** @throws a sentence that names the file, when it is no JSON or holds anything but words */
function readTexts(root: string, path: string): Texts {
  try {
    return Texts.parse(JSON.parse(readFileSync(join(root, path), 'utf8')))
  } catch (cause) {
    throw new Error(`${path} is not a file of texts: only words and groups of words may stand in it`, {
      cause,
    })
  }
}

export function composeTexts(root: string): TextsByLanguage {
  const composed: TextsByLanguage = {}
  for (const language of LANGUAGE_CODES) {
    const files = findTextFolders(root)
      .map(({ namespace, folder }) => ({ namespace, path: `${folder}/${language}.json` }))
      .filter(({ path }) => existsSync(join(root, path)))
    composed[language] = Object.fromEntries(
      files.map(({ namespace, path }) => [namespace, readTexts(root, path)]),
    )
  }
  return composed
}

/** What no page of a tenant says: the console of operators brings its own texts (src/operator/words.ts). */
const OF_OPERATORS = 'operator'

/** Which of all texts a file below `/assets/i18n` holds: those of the rooms, or all others. */
export function textsOfFile(
  texts: TextsByLanguage,
  language: string,
  part: 'everybody' | 'rooms',
): Record<string, Texts> {
  const wanted = Object.entries(texts[language] ?? {}).flatMap(([namespace, group]) => {
    if (namespace === OF_OPERATORS) return []
    const isForm = (name: string) =>
      ROOMS.has(namespace) || (name === FORM && typeof group[name] === 'object')
    const wordsOfPart = Object.entries(group).filter(([name]) => isForm(name) === (part === 'rooms'))
    return wordsOfPart.length > 0 ? [[namespace, Object.fromEntries(wordsOfPart)] as const] : []
  })
  return Object.fromEntries(wanted)
}

/** Writes `{folder}/{language}.json` and `{folder}/rooms/{language}.json`, which the browser loads from `/assets/i18n`. */
export async function writeComposedTexts(root: string, folder: string): Promise<void> {
  await mkdir(join(folder, 'rooms'), { recursive: true })
  const texts = composeTexts(root)
  for (const language of Object.keys(texts)) {
    await writeFile(
      join(folder, `${language}.json`),
      JSON.stringify(textsOfFile(texts, language, 'everybody')),
    )
    await writeFile(
      join(folder, `rooms/${language}.json`),
      JSON.stringify(textsOfFile(texts, language, 'rooms')),
    )
  }
}
