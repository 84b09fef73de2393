import { PROFILE_KEY } from '#src/features/profile/profile-key.ts'
import { sendConfirmation } from '#src/features/session/account-calls.ts'
import { keepTypedName, useSession } from '#src/features/session/store.ts'
import { queryClient } from '#src/lib/query-client.ts'

/** Makes the address of a mailed link the account's (AUTH-15). @returns the address. Throws a `Failure`. */
export async function confirmEmail(token: string): Promise<string> {
  const { email } = await sendConfirmation(token)
  queryClient.removeQueries({ queryKey: PROFILE_KEY })
  if (useSession.getState().state !== 'true') keepTypedName(email)
  return email
}
