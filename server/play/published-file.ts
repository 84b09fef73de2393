import { watchFile, unwatchFile } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { PublishedAdventure } from '#shared/scene/published.ts'
import { codeOf } from '#server/lib/error-code.ts'

const LOOK_EVERY_MS = 500

/**
 * The adventures that the build made; none where nothing was built yet, as a developer may start.
 * @throws where the file cannot be read, or is missing though it must exist
 */
export async function readPublished(
  file: string,
  { mustExist }: { mustExist: boolean },
): Promise<PublishedAdventure[]> {
  let text
  try {
    text = await readFile(file, 'utf8')
  } catch (error) {
    const code = codeOf(error) || 'for an unknown reason'
    if (code === 'ENOENT' && !mustExist) return []
    throw new Error(`The adventures in ${file} cannot be read (${code}); build again.`, { cause: error })
  }
  const adventures: unknown = JSON.parse(text)
  if (!Array.isArray(adventures) || !adventures.every(isPublished)) {
    throw new Error(`${file} was not written by this version of the build; build again.`)
  }
  return adventures
}

/** Written by our own build, so its marks are enough. */
function isPublished(value: unknown): value is PublishedAdventure {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'string' &&
    'version' in value &&
    typeof value.version === 'string' &&
    'missions' in value &&
    Array.isArray(value.missions)
  )
}

/** Tells when the build has written it anew; returns how to stop. */
export function watchPublished(file: string, onChange: () => void): () => void {
  watchFile(file, { interval: LOOK_EVERY_MS, persistent: false }, (now, before) => {
    if (now.mtimeMs !== before.mtimeMs && now.size > 0) onChange()
  })
  return () => {
    unwatchFile(file)
  }
}
