import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { askChecked, uploadsQuery } from './upload-calls.ts'

interface LeftBehind {
  isHandedIn: boolean
  files: readonly { id: string }[]
  onArrived: (uploadId: string) => void
}

/** What arrived whole when nobody was here to say so: it is looked into, and laid to the rest. */
export function useLeftBehind(attemptId: string, { isHandedIn, files, onArrived }: LeftBehind): void {
  const { data: found } = useQuery({
    ...uploadsQuery(attemptId, isHandedIn),
    queryKey: ['uploads', attemptId, 'first'],
    refetchInterval: false,
    refetchOnWindowFocus: false,
  })
  const arrive = useEffectEvent((id: string) => {
    if (!files.some((one) => one.id === id)) onArrived(id)
  })
  useEffect(() => {
    if (isHandedIn || !found) return
    for (const { id, bytes, arrived, isChecked } of found) {
      if (isChecked) arrive(id)
      else if (arrived === bytes) {
        askChecked(attemptId, id).then(
          (isGood) => isGood && arrive(id),
          // the list says how it stands
          () => {},
        )
      }
    }
  }, [attemptId, found, isHandedIn])
}
