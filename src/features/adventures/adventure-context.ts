import { createContext, useContext } from 'react'
import type { PlayedAdventure } from '#src/features/adventures/queries.ts'

export const AdventureContext = createContext<PlayedAdventure | null>(null)

/** The adventure that is being played. Only below `GameRoute`. */
export function useAdventure(): PlayedAdventure {
  const played = useContext(AdventureContext)
  if (!played) throw new Error('useAdventure is for what stands below GameRoute')
  return played
}
