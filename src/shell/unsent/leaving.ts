import { profileQuery } from '#src/features/profile/queries.ts'
import { finishes } from '#src/features/tasks/finish/send.ts'
import { moves } from '#src/features/tasks/moves.ts'
import { signOut } from '#src/flows/sign-out.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { overlay } from '#src/overlay/overlay.ts'
import { countWaiting } from '#src/outbox/outbox.ts'

/** What earns points: a sign-out asks before it loses any of it. */
export const LOST_BY_SIGN_OUT = [moves, finishes]

/** Signs out, unless something that the player did would be lost by it: that is said first. */
export function leave(): void {
  const playerId = queryClient.getQueryData(profileQuery.queryKey)?.id
  if (playerId === undefined || countWaiting(playerId, LOST_BY_SIGN_OUT) === 0) signOut()
  else overlay.show({ kind: 'leave', playerId })
}
