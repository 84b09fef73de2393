import type { UploadSettings } from '#server/env.ts'
import { openFolder, type FileFolder } from './folder.ts'
import { openScanner, type ScanFile } from './scan.ts'

/** What players hand in: where it lies, how much of it there may be, and who looks whether it does harm. */
export interface Files {
  folder: FileFolder
  scan: ScanFile
  /** Bytes of one file, of all files of one player, and of all of a tenant. */
  most: { file: number; player: number; tenant: number }
}

export async function openFiles({ folder, scan, most }: UploadSettings): Promise<Files> {
  return { folder: await openFolder(folder), scan: openScanner(scan), most }
}
