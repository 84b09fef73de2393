import { profileQuery } from '#src/features/profile/queries.ts'
import { noteChanges } from '#src/features/notes/note-changes.ts'
import { finishes } from '#src/features/tasks/finish/send.ts'
import { moves } from '#src/features/tasks/moves.ts'
import { unsentEdits } from '#src/outbox/edits/stored.ts'
import { signOut } from '#src/flows/sign-out.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { overlay } from '#src/overlay/overlay.ts'
import { countWaiting } from '#src/outbox/outbox.ts'

export const EARNS_POINTS = [moves, finishes]

/** What earns points, and what a player has noted: a sign-out asks before it loses any of it. */
export const LOST_BY_SIGN_OUT = [...EARNS_POINTS, noteChanges]

/** Signs out, unless something that the player did would be lost by it: that is said first. */
export function leave(): void {
  const playerId = queryClient.getQueryData(profileQuery.queryKey)?.id
  const isNothingLost = (player: string) =>
    countWaiting(player, LOST_BY_SIGN_OUT) === 0 && unsentEdits(player).length === 0
  if (playerId === undefined || isNothingLost(playerId)) signOut()
  else overlay.show({ kind: 'leave', playerId })
}
