import { outcomeOf } from './outcome.ts'

/** ms until it is asked again whether a file has been looked into. */
const LOOK_AGAIN_MS = 1500

/**
 * Asks until the server has looked into a file, or nobody wants to know any more.
 * @returns null when it is good, or not wanted; else what speaks against it
 */
export async function untilChecked(
  ask: () => Promise<boolean>,
  isWanted: () => boolean,
): Promise<{ error: unknown } | null> {
  while (isWanted()) {
    try {
      if (await ask()) return null
    } catch (error) {
      if (outcomeOf(error, true) !== 'passing') return { error }
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
  }
  return null
}
