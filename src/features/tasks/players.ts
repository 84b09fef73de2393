import { PLAYERS } from './kinds/index.ts'

/** Asks for the code of the players ahead of the first task. */
export function fetchPlayers(): void {
  for (const player of Object.values(PLAYERS)) void player.fetch()
}
