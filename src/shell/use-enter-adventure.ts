import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { isStillActive, myAdventuresQuery } from '#src/features/adventures/queries.ts'
import { profileQuery } from '#src/features/profile/queries.ts'
import { changeAdventure } from '#src/flows/change-adventure.ts'
import { isFailure } from '#src/lib/failure.ts'
import { stageActions } from '#src/stage/stage-actions.ts'
import { HOME } from '#src/navigation/paths.ts'

/** Leads into an adventure of one's own, which is played from now on. */
export function useEnterAdventure(): { isRefused: boolean; enter: (id: string) => Promise<void> } {
  const navigate = useNavigate()
  const client = useQueryClient()
  const { data: adventures, isStale } = useQuery(myAdventuresQuery)
  const { data: profile } = useQuery(profileQuery)
  const [isRefused, setRefused] = useState(false)

  const isEntering = useRef(false)

  const enter = async (id: string) => {
    // a second choice would clear the map that the first has brought
    if (isEntering.current) return
    isEntering.current = true
    setRefused(false)
    try {
      const isActive = adventures?.some((one) => one.id === id && one.isActive) ?? false
      // a stale list may call an adventure active that is no longer; where nobody can be asked it is all there is
      if (!isActive || (isStale && !(await isStillActive(client, id)))) {
        await changeAdventure(id)
        // The map of the one before goes with it; who looks at the next is the same.
        stageActions.clear()
        stageActions.setPlayer(profile?.id ?? null)
      }
      await navigate(HOME)
    } catch (error) {
      // The shell shows every other failure.
      setRefused(isFailure(error) && error.kind === 'refused')
    } finally {
      isEntering.current = false
    }
  }
  return { isRefused, enter }
}
