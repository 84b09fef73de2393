import { sendChoice } from '#src/features/adventures/queries.ts'
import { PROFILE_KEY } from '#src/features/profile/profile-key.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { writeLocal } from '#src/lib/storage.ts'
import { forgetPersistedAdventure } from './persisted-player.ts'
import { ADVENTURE_CHOSEN } from './watch-tabs.ts'

/** Plays another adventure: what is known of the one before is forgotten, who plays is not (AUTH-4). Throws a `Failure`. */
export async function changeAdventure(id: string): Promise<void> {
  await sendChoice(id)
  writeLocal(ADVENTURE_CHOSEN, String(performance.timeOrigin + performance.now()))
  const [profile] = PROFILE_KEY
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== profile })
  void forgetPersistedAdventure()
}
