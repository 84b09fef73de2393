import { mkdir } from 'node:fs/promises'
import type { UploadSettings } from '#server/env.ts'
import { openContent, type ContentFiles } from './content-files.ts'
import { openFolder, type FileFolder } from './folder.ts'
import { openScanner, type ScanFile } from './scan.ts'

/** What people send: where it lies, how much of it there may be, and who looks whether it does harm. */
export interface Files {
  /** What players hand in, and whatever is on its way. */
  folder: FileFolder
  /** Absolute: the packages that designers brought, each unpacked under its id. */
  packages: string
  content: ContentFiles
  scan: ScanFile
  /** Bytes of one file, of all files of one player, and of all of a tenant. */
  most: { file: number; player: number; tenant: number }
}

export async function openFiles(settings: UploadSettings): Promise<Files> {
  const { folder, packages, scan, most } = settings
  await mkdir(packages, { recursive: true, mode: 0o700 })
  return {
    folder: await openFolder(folder),
    packages,
    content: await openContent(settings),
    scan: openScanner(scan),
    most,
  }
}
