import { watchFile, unwatchFile } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { isPublishedBuild, type PublishedBuild } from '#shared/scene/published.ts'
import { codeOf } from '#server/lib/error-code.ts'

/** Only while developing; a designer waits for it after every save. */
const LOOK_EVERY_MS = 100

/**
 * What the build made; null where nothing was built yet, as a developer may start.
 * @throws where the file cannot be read, or is missing though it must exist
 */
export async function readPublished(
  file: string,
  { mustExist }: { mustExist: boolean },
): Promise<PublishedBuild | null> {
  let text
  try {
    text = await readFile(file, 'utf8')
  } catch (error) {
    const code = codeOf(error) || 'for an unknown reason'
    if (code === 'ENOENT' && !mustExist) return null
    throw new Error(`The adventures in ${file} cannot be read (${code}); build again.`, { cause: error })
  }
  const build: unknown = JSON.parse(text)
  if (isPublishedBuild(build)) return build
  throw new Error(`${file} was not written by this version of the build; build again.`)
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
