import { existsSync } from 'node:fs'
import { buildAdventures, type BuildPlaces } from '#server/intake/build-adventures.ts'
import { report } from './report.ts'

/**
 * Makes the pictures of tasks that a first build has left, where it has. Never rejects: whatever becomes of it, the art that is there is
 * made lighter, and the next start tries again.
 * @param say what a person is to read
 */
export async function packLeft(places: BuildPlaces, say: (words: string) => void): Promise<void> {
  const { laterFile } = places
  if (laterFile === undefined || !existsSync(laterFile)) return
  const started = performance.now()
  try {
    const result = await buildAdventures(places)
    const isFaulty = result.findings.some(({ severity }) => severity === 'error')
    if (isFaulty) say(report(result, performance.now() - started))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    say(`Some pictures of tasks are not made yet; the next start tries again: ${reason}`)
  }
}
