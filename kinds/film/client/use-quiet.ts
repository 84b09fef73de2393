import { useEffect, useState } from 'react'

/** ms after which what nobody touches leaves the film alone. */
const AWAKE_MS = 3000

/** Whether nobody has moved for a while. @param isWanted false while the controls have to stay */
export function useQuiet(isWanted: boolean): { isQuiet: boolean; wake: () => void } {
  const [moves, setMoves] = useState(0)
  const [quietAfter, setQuietAfter] = useState<number | null>(null)
  useEffect(() => {
    if (!isWanted) return
    const timer = setTimeout(() => setQuietAfter(moves), AWAKE_MS)
    return () => clearTimeout(timer)
  }, [isWanted, moves])
  return { isQuiet: isWanted && quietAfter === moves, wake: () => setMoves((count) => count + 1) }
}
