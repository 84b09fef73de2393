import { mkdir, readdir, rename, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'

/** What a build made, and where it is served from. Names change with what they hold: of the same name is the same. */
export interface Taken {
  from: string
  to: string
}

/** Bytes that are not served yet. */
export async function newBytes(all: readonly Taken[]): Promise<number> {
  let bytes = 0
  for (const { from, to } of all) {
    for (const name of await namesIn(from)) {
      if (!(await stat(join(to, name)).catch(() => null))) bytes += await bytesAt(join(from, name))
    }
  }
  return bytes
}

/** What lies there already is in use again. */
export async function takeOver({ from, to }: Taken, now: Date): Promise<void> {
  await mkdir(to, { recursive: true })
  for (const name of await namesIn(from)) {
    const target = join(to, name)
    if (await stat(target).catch(() => null)) await utimes(target, now, now)
    else await rename(join(from, name), target)
  }
}

/** Of a file, or of a folder with all that is in it; 0 where there is nothing. */
export async function bytesAt(path: string): Promise<number> {
  const found = await stat(path).catch(() => null)
  if (!found?.isDirectory()) return found?.size ?? 0
  let bytes = 0
  for (const name of await namesIn(path)) bytes += await bytesAt(join(path, name))
  return bytes
}

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => [])
