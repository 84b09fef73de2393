import { useCallback, useRef, useState } from 'react'
import { isFailure } from '#src/lib/failure.ts'

export type SavedState = 'saved' | 'saving' | 'offline'

/** Runs what saves, one after the other, and says whether all of it arrived. What fails is thrown on to the caller. */
export function useSaving(): [SavedState, <T>(save: () => Promise<T>) => Promise<T>] {
  const [saved, setSaved] = useState<SavedState>('saved')
  const last = useRef<Promise<unknown>>(Promise.resolve())

  const run = useCallback(<T>(save: () => Promise<T>): Promise<T> => {
    setSaved('saving')
    const mine = last.current.then(save, save)
    last.current = mine
    mine.then(
      () => last.current === mine && setSaved('saved'),
      (error: unknown) => setSaved(isFailure(error) && error.kind === 'offline' ? 'offline' : 'saved'),
    )
    return mine
  }, [])

  return [saved, run]
}
