import { retryWithBackoff } from '#src/lib/retry-with-backoff.ts'
import type { OverlayKind } from './kinds.ts'
import { useOverlay } from './overlay.ts'

/**
 * Where the code of a view does not come, its kind is passed over until it has: nothing waits behind what nobody sees.
 * @param fetch asks for the code; says whether it is there, and never rejects
 */
export async function passOverUntilFetched(kind: OverlayKind, fetch: () => Promise<boolean>): Promise<void> {
  if (await fetch()) return
  useOverlay.setState(({ missing }) => ({ missing: [...missing, kind] }))
  retryWithBackoff(async () => {
    const isThere = await fetch()
    if (isThere) {
      useOverlay.setState(({ missing }) => ({ missing: missing.toSpliced(missing.indexOf(kind), 1) }))
    }
    return isThere
  })
}
