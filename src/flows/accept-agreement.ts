import { sendAgreement } from '#src/features/session/account-calls.ts'
import { AGREEMENT } from '#src/features/session/agreement-read.ts'
import { setSession } from '#src/features/session/store.ts'
import { queryClient } from '#src/lib/query-client.ts'

/** The gate of the agreement opens (AUTH-6). Throws a `Failure`. */
export async function acceptAgreement(): Promise<void> {
  const { status, agreement } = await sendAgreement()
  // meanwhile another version was published: it is shown, and asked for
  if (agreement === 0) await queryClient.invalidateQueries({ queryKey: [AGREEMENT] })
  setSession(status ? 'true' : 'false', agreement === 0)
}
