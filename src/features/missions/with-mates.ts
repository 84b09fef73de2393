/** How many are there, and of them by name whom one plays with: “3 players now: Ola, Kuba +1”. */
export function withMates(players: string, activePlayers: number, mates: readonly string[] = []): string {
  if (mates.length === 0) return players
  const more = activePlayers - mates.length
  return `${players}: ${mates.join(', ')}${more > 0 ? ` +${more}` : ''}`
}
