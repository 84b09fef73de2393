import type { DraftFile } from '#shared/contract/content.ts'

/** A folder of a draft, with all below it. */
export interface FolderNode {
  /** From the adventure's folder on; empty for that itself. */
  path: string
  name: string
  folders: FolderNode[]
  files: DraftFile[]
  /** Files in it and below. */
  count: number
}

const byName = new Intl.Collator('en', { numeric: true })

export function treeOf(files: readonly DraftFile[]): FolderNode {
  const root = emptyFolder('')
  const known = new Map([['', root]])
  const folderAt = (path: string): FolderNode => {
    const there = known.get(path)
    if (there) return there
    const folder = emptyFolder(path)
    known.set(path, folder)
    folderAt(folderOf(path)).folders.push(folder)
    return folder
  }
  for (const file of files) folderAt(folderOf(file.path)).files.push(file)
  return sorted(root)
}

function emptyFolder(path: string): FolderNode {
  return { path, name: nameOf(path), folders: [], files: [], count: 0 }
}

function sorted(node: FolderNode): FolderNode {
  const folders = node.folders.map(sorted).toSorted((a, b) => byName.compare(a.name, b.name))
  const files = node.files.toSorted((a, b) => byName.compare(nameOf(a.path), nameOf(b.path)))
  return { ...node, folders, files, count: files.length + folders.reduce((sum, { count }) => sum + count, 0) }
}

/** Without its folders. */
export const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/** The folder that it lies in; empty for the adventure's. */
export const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')))

export const joined = (folder: string, name: string): string => (folder === '' ? name : `${folder}/${name}`)

/** Each folder that holds something, and those above it, the adventure's own first. */
export function foldersOf(files: readonly DraftFile[]): string[] {
  const all = new Set([''])
  for (const { path } of files) {
    for (let folder = folderOf(path); folder !== ''; folder = folderOf(folder)) all.add(folder)
  }
  return [...all].toSorted((a, b) => byName.compare(a, b))
}

/** Whose path has all of the words that were typed. */
export function filesFound(files: readonly DraftFile[], typed: string): readonly DraftFile[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return files
  return files.filter(({ path }) => words.every((word) => path.toLowerCase().includes(word)))
}
