import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { isLeftBehind } from '#shared/domain/adventure-files.ts'

/** A folder of designers' files, as it lay there when it was read. */
export interface Folder {
  name: string
  /** Names of files and folders in it, sorted; without what systems and editors leave behind. */
  files: string[]
  folders: string[]
  /** Where a file lies on this machine. */
  path: (file: string) => string
  /** How it is called in findings: from the scenes folder on. */
  label: (file: string) => string
}

/** Empty where there is no such folder. @throws where there is one that cannot be read: it is not empty, and nothing may be built of it */
export async function readFolder(path: string, label: string, name: string): Promise<Folder> {
  const entries = await readdir(path, { withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return []
    throw error
  })
  const shown = entries
    .filter(({ name: entry }) => !isLeftBehind(entry))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
  return {
    name,
    files: shown.filter((entry) => entry.isFile()).map((entry) => entry.name),
    folders: shown.filter((entry) => entry.isDirectory()).map((entry) => entry.name),
    path: (file) => join(path, file),
    label: (file) => (label === '' ? file : `${label}/${file}`),
  }
}

export async function innerFolder(folder: Folder, name: string): Promise<Folder> {
  const isThere = folder.folders.includes(name)
  return isThere
    ? readFolder(folder.path(name), folder.label(name), name)
    : {
        name,
        files: [],
        folders: [],
        path: (file) => join(folder.path(name), file),
        label: (file) => `${folder.label(name)}/${file}`,
      }
}

/** Of what was listed a moment ago, too: somebody has moved it or saves it. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')
}
