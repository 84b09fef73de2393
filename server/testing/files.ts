import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSettings } from '#server/env.ts'
import { openFiles, type Files } from '#server/lib/files/open-files.ts'

const made: string[] = []
process.once('exit', () => {
  for (const data of made) rmSync(data, { recursive: true, force: true })
})

/** An empty folder for what is handed in, with the product's own limits but for those that are changed. */
export async function emptyFiles(more: Partial<Omit<Files, 'folder'>> = {}): Promise<Files> {
  const data = mkdtempSync(join(tmpdir(), 'waymark-files-'))
  made.push(data)
  return { ...(await openFiles(readSettings({ WAYMARK_DATA: data }).uploads)), ...more }
}
