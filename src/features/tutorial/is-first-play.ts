import type { UserProgress } from '#shared/contract/player.ts'

/** Nothing was played yet: every entry has neither percent nor points (TUT-2). */
export function isFirstPlay({ playerProgress, playerPoints, items }: UserProgress): boolean {
  return [{ playerProgress, playerPoints }, ...items].every(
    (entry) => entry.playerProgress === 0 && entry.playerPoints === 0,
  )
}
