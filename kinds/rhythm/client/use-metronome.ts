import { useEffect, useEffectEvent, useState } from 'react'
import { startMetronome, type Beats } from './metronome.ts'

/** How the beats come, besides being seen. */
export type Senses = Pick<Beats, 'isHeard' | 'isFelt'>

/**
 * Counts the beats of a metronome while it runs; another rate begins anew.
 * @param rate beats a minute; null: it stands still
 * @param amount after which it falls silent; null: never
 * @returns the beats so far; 0 before the first
 */
export function useMetronome(
  rate: number | null,
  amount: number | null,
  { isHeard, isFelt }: Senses,
): number {
  const [beats, setBeats] = useState(0)
  const count = useEffectEvent(() => setBeats((before) => before + 1))
  useEffect(() => {
    if (rate === null) return
    const stop = startMetronome({ rate, amount, isHeard, isFelt, onBeat: () => count() })
    return () => {
      stop()
      setBeats(0)
    }
  }, [rate, amount, isHeard, isFelt])
  return beats
}
