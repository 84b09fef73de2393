import type { CallInput } from '#shared/contract/endpoint.ts'
import { type Profile } from '#shared/contract/player.ts'
import { changeProfile } from '#shared/contract/profile-change.ts'
import { call } from '#src/lib/http.ts'
import { queryClient } from '#src/lib/query-client.ts'
import { profileQuery } from './queries.ts'

export type ProfileChange = CallInput<typeof changeProfile>['body']

/** @throws Failure */
export async function saveProfile(change: ProfileChange): Promise<Profile> {
  const profile = await call(changeProfile, { body: change })
  keep(profile)
  return profile
}

/** Unless somebody else plays by now. An answer that is still on its way knows nothing of what was saved. */
export function keep(profile: Profile): void {
  if (shownProfile()?.id !== profile.id) return
  const { queryKey } = profileQuery
  void queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, profile)
}

export function shownProfile(): Profile | undefined {
  return queryClient.getQueryData(profileQuery.queryKey)
}
