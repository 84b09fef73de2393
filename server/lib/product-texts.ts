import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language } from '#shared/domain/languages.ts'
import { GroupedTexts } from '#shared/contract/tenant-words.ts'
import { flattenTexts, type TextsByKey } from '#shared/domain/own-words.ts'
import { codeOf } from './error-code.ts'

/** The product's texts of a language by their whole key; none where the server has no build. */
export type ReadProductTexts = (language: Language) => Promise<TextsByKey>

export const noProductTexts: ReadProductTexts = () => Promise.resolve({})

/**
 * As browsers get them. They are read with every call, which only admins make.
 * @param folder the build's `assets/i18n`
 */
export function productTextsIn(folder: string): ReadProductTexts {
  const read = async (file: string): Promise<TextsByKey> => {
    const text = await readFile(join(folder, file), 'utf8').catch((error: unknown) => {
      if (codeOf(error) === 'ENOENT') return '{}'
      throw error
    })
    return flattenTexts(GroupedTexts.parse(JSON.parse(text)))
  }
  return async (language) => ({
    ...(await read(`${language}.json`)),
    ...(await read(`rooms/${language}.json`)),
  })
}
