import { existsSync, readdirSync } from 'node:fs'
import { join, sep } from 'node:path'

/** Where the texts of one namespace lie; a feature's namespace is its word, the shell's is `app`. */
export interface TextFolder {
  namespace: string
  /** Relative to the repository's root, with forward slashes. */
  folder: string
}

const FEATURES = 'src/features'

/** Every folder of texts, by namespace in alphabetical order. */
export function findTextFolders(root: string): TextFolder[] {
  const features = existsSync(join(root, FEATURES)) ? readdirSync(join(root, FEATURES)).toSorted() : []
  return [
    { namespace: 'app', folder: 'src/app/i18n' },
    ...features.map((word) => ({ namespace: word, folder: `${FEATURES}/${word}/i18n` })),
  ].filter(({ folder }) => existsSync(join(root, folder)))
}

/** Whether a changed file is one of those texts. */
export function isTextFile(file: string): boolean {
  return /\/src\/(app|features\/[^/]+)\/i18n\/[a-z]{2}\.json$/.test(file.split(sep).join('/'))
}
