import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import sharp from 'sharp'

/** Raise it when the same art must come out different: every picture is made anew. */
const INTAKE_VERSION = 3

const RENDERERS = `${INTAKE_VERSION} ${sharp.versions.vips} ${sharp.versions.rsvg ?? ''} ${sharp.versions.webp ?? ''}`

/** Name of a cached result: all that it was made from, by whom. */
export function cacheKey(...parts: readonly (string | number | Uint8Array)[]): string {
  const hash = createHash('sha256').update(RENDERERS)
  for (const part of parts) hash.update('\0').update(typeof part === 'number' ? String(part) : part)
  return hash.digest('hex').slice(0, 32)
}

/** Short hash for served names and versions: of the content alone. */
export function contentHash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16)
}

/** The same of a file, however large it is. */
export async function fileHash(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex').slice(0, 16)
}
