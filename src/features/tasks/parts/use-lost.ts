import { useEffect, useState } from 'react'
import { retryWithBackoff } from '#src/lib/retry-with-backoff.ts'
import { arrives } from '#src/lib/arrives.ts'

/** Whether a picture did not come, and how to say so; it is asked for again by itself until it comes. */
export function useLost(src: string): [boolean, () => void] {
  const [isLost, setIsLost] = useState(false)
  useEffect(() => {
    if (!isLost) return
    return retryWithBackoff(async () => {
      const isHere = await arrives(src)
      if (isHere) setIsLost(false)
      return isHere
    })
  }, [isLost, src])
  return [isLost, () => setIsLost(true)]
}
