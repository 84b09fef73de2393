import { existsSync, readdirSync } from 'node:fs'
import { join, sep } from 'node:path'

/** Where the texts of one namespace lie; a feature's namespace is its word, the shell has one for each of its parts. */
export interface TextFolder {
  namespace: string
  /** Relative to the repository's root, with forward slashes. */
  folder: string
}

/** `*` stands for the namespace. */
const KINDS = 'kinds/*/i18n'
const PLACES = [
  KINDS,
  'src/features/*/i18n',
  'src/game/i18n/*',
  'src/game/widgets/*/i18n',
  'src/shell/i18n/*',
  'src/*/i18n',
]

/** Every folder of texts, by namespace in alphabetical order. */
export function findTextFolders(root: string): TextFolder[] {
  return PLACES.flatMap((place) => foldersAt(root, place)).toSorted((a, b) =>
    a.namespace < b.namespace ? -1 : 1,
  )
}

function foldersAt(root: string, place: string): TextFolder[] {
  const [before = '', after = ''] = place.split('*')
  if (!existsSync(join(root, before))) return []
  return readdirSync(join(root, before))
    .map((name) => ({ namespace: place === KINDS ? wordOf(name) : name, folder: before + name + after }))
    .filter(({ folder }) => hasTexts(join(root, folder)))
}

/** A key is a path of plain words: the texts of `learning-pill` are `learningPill`. */
function wordOf(folder: string): string {
  return folder.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}

function hasTexts(folder: string): boolean {
  return existsSync(folder) && readdirSync(folder).some((file) => file.endsWith('.json'))
}

/** Whether a changed file is one of those texts. */
export function isTextFile(file: string): boolean {
  return /\/(src\/([^/]+|(features|game\/widgets)\/[^/]+)|kinds\/[^/]+)\/i18n\/([^/]+\/)?[a-z]{2}\.json$/.test(
    file.split(sep).join('/'),
  )
}
