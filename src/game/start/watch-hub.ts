import { adventureQuery } from '#src/features/adventures/queries.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { HOME, pathOfHub } from '#src/navigation/paths.ts'

/**
 * A player who comes back is led to where the adventure begins that this device knew.
 * @returns called once the server has said which one is played: where another was chosen since, here or elsewhere, the player is led into that
 */
export function watchHub(language: string): () => void {
  const before = hubIn(language)
  return () => {
    const [here] = location.hash.slice(1).split('?')
    if (before !== hubIn(language) && before === here) location.replace(`#${HOME}`)
  }
}

/** The path to where the adventure of this moment begins, whose words are of a language; null without one. */
function hubIn(language: string): string | null {
  const known = queryClient.getQueryData(adventureQuery(language).queryKey)
  return known ? pathOfHub(known.adventure) : null
}
