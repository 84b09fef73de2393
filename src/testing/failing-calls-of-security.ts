import * as security from '#src/features/security/calls.ts'
import { queryClient } from '#src/lib/query-client.ts'

const pair = { username: 'ann', password: 'three grey gulls' }
const passkey = { id: 'a', clientDataJSON: 'b', attestationObject: 'c', transports: [] }

/** By what leaders, designers and admins prove a login; all raise the modal. */
export const SECURITY_CALLS: Record<string, () => Promise<unknown>> = {
  'POST /v2/session/second-step': () => security.askSecondStep(pair),
  'POST /v2/session/second-step/set-up': () => security.sendSetUp(pair, '123456'),
  'POST /v2/session/second-step/finish': () => security.sendProof(pair, { by: 'code', code: '123456' }),
  'GET /v2/player/second-factor': () => queryClient.query(security.secondFactorQuery),
  'POST /v2/player/second-factor/codes': () => security.askCodes(pair.password),
  'POST /v2/player/second-factor/codes/confirm': () => security.sendCode('123456'),
  'POST /v2/player/second-factor/passkeys/begin': () => security.askPasskey(pair.password),
  'POST /v2/player/second-factor/passkeys': () => security.sendPasskey({ name: 'Phone', passkey }),
  'POST /v2/player/second-factor/recovery-codes': () => security.renewCodes(pair.password),
  'POST /v2/player/second-factor/removal': () => security.sendRemoval(pair.password, null),
}
