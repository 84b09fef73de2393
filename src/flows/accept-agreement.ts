import { sendAgreement } from '#src/features/session/account-calls.ts'
import { setSession } from '#src/features/session/store.ts'

/** The gate of the agreement opens (AUTH-6). Throws a `Failure`. */
export async function acceptAgreement(): Promise<void> {
  const { status, agreement } = await sendAgreement()
  setSession(status ? 'true' : 'false', agreement === 0)
}
