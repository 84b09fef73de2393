import { useState } from 'react'

/** Idle: nothing runs. Practising: nothing counts. Counting: the presses are taken down until there are enough. */
export type Phase = 'idle' | 'practising' | 'counting'

export interface Presses {
  phase: Phase
  /** ms by the clock of the page. */
  stamps: readonly number[]
  begin: (phase: Phase) => void
  press: (at: number) => void
}

/** ms: less apart, one press was noticed twice. */
const TWICE_MS = 30

/**
 * The presses of one round.
 * @param amount that are judged
 * @param onDone when there are so many; ms from the first one
 */
export function usePresses(amount: number, onDone: (stamps: number[]) => void): Presses {
  const [phase, setPhase] = useState<Phase>('idle')
  const [stamps, setStamps] = useState<readonly number[]>([])
  return {
    phase,
    stamps,
    begin(next) {
      setPhase(next)
      setStamps([])
    },
    press(at) {
      const last = stamps.at(-1)
      if (phase === 'idle' || (last !== undefined && at - last < TWICE_MS)) return
      const next = [...stamps, at]
      setStamps(next)
      if (phase !== 'counting' || next.length < amount) return
      const [first = 0] = next
      setPhase('idle')
      onDone(next.map((stamp) => Math.round(stamp - first)))
    },
  }
}
