import { useState } from 'react'
import { keepLatest, savedAfter, worseOf, type SavedState } from './saving.ts'

interface Saving {
  /** Whether all of it arrived. */
  saved: SavedState
  /** Goes at once, whatever else is on its way. What fails is thrown on to the caller. */
  save: <T>(send: () => Promise<T>) => Promise<T>
  /** Where the player stands: only the latest counts, and what fails shows in the chip alone. */
  keepPlace: (send: () => Promise<unknown>) => void
}

export function useSaving(): Saving {
  const [answer, setAnswer] = useState<SavedState>('saved')
  const [place, setPlace] = useState<SavedState>('saved')
  const [keep] = useState(() => keepLatest(setPlace))
  return {
    saved: worseOf(answer, place),
    save: async (send) => {
      setAnswer('saving')
      try {
        const reply = await send()
        setAnswer('saved')
        return reply
      } catch (error) {
        setAnswer(savedAfter(error))
        throw error
      }
    },
    keepPlace: (send) => {
      // Whoever goes on has given up what did not arrive.
      setAnswer('saved')
      keep(send)
    },
  }
}
