import { MOST_MOVES, type Attempt, type MovesReply } from '#shared/contract/attempts.ts'
import { TaskMove } from '#shared/scene/tasks/task.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { takeEarlier } from '#src/outbox/earlier.ts'
import { defineOutboxKind } from '#src/outbox/kind.ts'
import type { EarlierEntries } from '#src/outbox/store.ts'
import { ATTEMPT } from './at-hand.ts'
import { postMoves } from './attempt-queries.ts'
import { answererOf } from './written-plays.ts'

/**
 * What a player does in an attempt, by its id (decision 25). The merge rule is the task kind's own (`PlayRule`). A
 * batch that arrives late, as one that a closing page sent may, is known by its stamp and undoes nothing.
 */
export const moves = defineOutboxKind<TaskMove, MovesReply>({
  id: 'moves',
  parse: (value) => TaskMove.safeParse(value).data ?? null,
  earlier: earlierMoves,
  most: MOST_MOVES,
  endsAtRefusal: true,
  send: ({ key, items, stamp }, how) =>
    answererOf(key)?.(items) ?? postMoves(key, { moves: items, stamp }, how),
  onReply({ key }, { state }, { isOpen }) {
    if (isOpen) return
    // its page loads and finds nothing waiting: what it was loaded with has to have these moves
    queryClient.setQueriesData<Attempt>({ queryKey: [ATTEMPT] }, (one) =>
      one?.id === key ? { ...one, state } : one,
    )
  },
})

/**
 * `moves:<player>:<attempt>:<page>`. Before pages had names, moves were stored without their order: the server could not tell
 * them from those that came later, so that none of them is sent or stays.
 */
function earlierMoves(playerId: string): EarlierEntries[] {
  const found = takeEarlier(`moves:${playerId}:`, ([, by]) => by !== 'end')
  return found.map(({ rest: [key = '', by = ''], value }) => ({
    key,
    by,
    entries: Array.isArray(value) ? value.flatMap(earlierMove) : [],
  }))
}

function earlierMove(one: unknown): EarlierEntries['entries'] {
  if (typeof one !== 'object' || one === null || !('move' in one) || !('order' in one)) return []
  return typeof one.order === 'number' ? [{ order: one.order, item: one.move }] : []
}
