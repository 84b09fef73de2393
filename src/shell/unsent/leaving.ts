import { create } from 'zustand'
import { profileQuery } from '#src/features/profile/queries.ts'
import { attemptsWithMoves } from '#src/features/tasks/kept-moves.ts'
import { signOut } from '#src/flows/sign-out.ts'
import { queryClient } from '#src/lib/query-client.ts'

/** Who wants to sign out while something has not reached the server; null while nobody does. */
export const useLeaving = create<{ playerId: string | null }>(() => ({ playerId: null }))

/** Signs out, unless something that the player did would be lost by it: that is said first. */
export function leave(): void {
  const playerId = queryClient.getQueryData(profileQuery.queryKey)?.id
  if (playerId === undefined || attemptsWithMoves(playerId).length === 0) signOut()
  else useLeaving.setState({ playerId })
}

export function stay(): void {
  useLeaving.setState({ playerId: null })
}
