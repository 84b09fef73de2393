import { inARow, say } from '#shared/domain/findings/words.ts'
import { LANGUAGE_CODES, type Language } from '#shared/domain/languages.ts'
import type * as z from 'zod/mini'
import type { Findings } from '../findings.ts'
import { didYouMean } from '#shared/scene/drawn-names/nearest.ts'
import { innerFolder, type Folder } from './folder.ts'
import { readJson } from './json-file.ts'

/** Texts by language; null where the file is there but was refused. */
export type Texts<Text> = Partial<Record<Language, Text | null>>

/** Reads text/{lang}.json of an adventure or a mission. */
export async function readTexts<Schema extends z.core.$ZodType>(
  owner: Folder,
  languages: readonly Language[],
  schema: Schema,
  findings: Findings,
): Promise<Texts<z.output<Schema>>> {
  const folder = await innerFolder(owner, 'text')
  const texts: Texts<z.output<Schema>> = {}
  for (const file of folder.files) {
    const language = LANGUAGE_CODES.find((code) => `${code}.json` === file)
    if (!language || !languages.includes(language)) {
      findings.error(
        folder.label(file),
        say('no-such-language'),
        inARow(
          say('no-such-language-hint'),
          didYouMean(
            file,
            languages.map((code) => `${code}.json`),
          ),
        ),
      )
      continue
    }
    texts[language] = (await readJson(folder, file, schema, findings)).value
  }
  return texts
}
