import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Writes a file in one go: a reader sees the old content or the new one. */
export async function replaceFile(path: string, content: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const interim = `${path}.new`
  await writeFile(interim, content)
  await rename(interim, path)
}
