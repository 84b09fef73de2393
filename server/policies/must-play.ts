import { notFound } from '#server/http/problem.ts'
import type { Player } from '#server/http/visit.ts'

/** @throws Problem 404 for somebody who plays no adventure */
export function mustPlay(player: Player): NonNullable<Player['adventure']> {
  if (!player.adventure) throw notFound()
  return player.adventure
}
