import type { SyntheticEvent } from 'react'
import { retryWithBackoff } from './retry-with-backoff.ts'
import { arrives } from './arrives.ts'

/** Some five minutes: what is not there by then is not made any more. */
const MOST_TRIES = 20

/**
 * Asks again for a picture of the art that did not come, as one that is still being made, until it comes or is shown no more. One that a
 * component asks for by itself (`useLost`) is off the page by then.
 */
export function askAgain({ target }: SyntheticEvent): void {
  if (!(target instanceof HTMLImageElement)) return
  const { src } = target
  if (!src.includes('/scenes/')) return
  const isShown = () => target.isConnected && target.src === src
  let tries = 0
  retryWithBackoff(async () => {
    tries += 1
    if (!isShown() || tries > MOST_TRIES) return true
    const isHere = await arrives(src)
    if (isHere && isShown()) target.src = src
    return isHere
  })
}
