import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser'
import type { CallInput } from '#shared/contract/endpoint.ts'
import type { addPasskey, Proof, SecondStep } from '#shared/contract/second-factor.ts'
import type { askPasskey } from '../calls.ts'

/** How long the browser waits for its person, in ms. */
const TIMEOUT_MS = 120_000

/** ES256, EdDSA and RS256 (COSE): what devices have. */
const ALGORITHMS = [-7, -8, -257]

/** Only where the page comes by https, or from this machine. */
export const hasPasskeys = browserSupportsWebAuthn

const listed = (keys: readonly { id: string; transports: string[] }[]) =>
  keys.map(({ id, transports }) => ({ id, transports, type: 'public-key' as const }))

/** Lets a passkey of this person sign. Rejects where its person does not want to, or has none here. */
export async function signWithPasskey(asked: NonNullable<SecondStep['passkey']>): Promise<Proof> {
  const { id, response } = await startAuthentication({
    optionsJSON: {
      ...{ challenge: asked.challenge, rpId: asked.rpId, timeout: TIMEOUT_MS },
      ...{ allowCredentials: listed(asked.keys), userVerification: 'preferred' },
    },
  })
  const { clientDataJSON, authenticatorData, signature } = response
  return { by: 'passkey', id, clientDataJSON, authenticatorData, signature }
}

type Made = CallInput<typeof addPasskey>['body']['passkey']

/** Has the device make a passkey. Rejects where its person does not want to, or it has one already. */
export async function makePasskey(asked: Awaited<ReturnType<typeof askPasskey>>): Promise<Made> {
  const { id, response } = await startRegistration({
    optionsJSON: {
      rp: { id: asked.rpId, name: asked.tenantName },
      user: { id: asked.userId, name: asked.username, displayName: asked.displayName },
      ...{ challenge: asked.challenge, timeout: TIMEOUT_MS, attestation: 'none' },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' as const })),
      excludeCredentials: listed(asked.keys),
      authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
    },
  })
  const { clientDataJSON, attestationObject, transports = [] } = response
  return { id, clientDataJSON, attestationObject, transports }
}

/** It is no new one: this device has one for the account. */
export function isKnownAlready(error: unknown): boolean {
  return error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'
}
