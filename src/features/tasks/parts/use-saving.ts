import { useEffect, useState } from 'react'
import { keepLatest, worseOf, type SavedState } from './saving.ts'
import { sendLatest } from './sending.ts'

interface Saving {
  /** Whether all of it arrived. */
  saved: SavedState
  /** See `sendLatest`. */
  send: ReturnType<typeof sendLatest>['send']
  /** What was sent and did not arrive is not wanted any more. */
  giveUp: () => void
  /** Where the player stands: only the latest counts, and what fails shows in the chip alone. */
  keepPlace: (send: (isAgain: boolean) => Promise<unknown>) => void
}

/** Brings to the server what is done in a task. */
export function useSaving(): Saving {
  const [answer, setAnswer] = useState<SavedState>('saved')
  const [place, setPlace] = useState<SavedState>('saved')
  const [keeper] = useState(() => keepLatest(setPlace))
  const [sender] = useState(() => sendLatest(setAnswer))
  useEffect(
    () => () => {
      sender.giveUp()
      keeper.stop()
    },
    [sender, keeper],
  )
  return {
    saved: worseOf(answer, place),
    send: sender.send,
    giveUp: () => {
      sender.giveUp()
      setAnswer('saved')
    },
    keepPlace: keeper.keep,
  }
}
