import { profileQuery } from '#src/features/profile/queries.ts'
import { attemptsWithMoves } from '#src/features/tasks/kept-moves.ts'
import { signOut } from '#src/flows/sign-out.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { overlay } from '#src/overlay/overlay.ts'

/** Signs out, unless something that the player did would be lost by it: that is said first. */
export function leave(): void {
  const playerId = queryClient.getQueryData(profileQuery.queryKey)?.id
  if (playerId === undefined || attemptsWithMoves(playerId).length === 0) signOut()
  else overlay.show({ kind: 'leave', playerId })
}
