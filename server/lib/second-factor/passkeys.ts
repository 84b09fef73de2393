import { randomUUID } from 'node:crypto'
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import { and, eq } from 'drizzle-orm'
import type { CallInput } from '#shared/contract/endpoint.ts'
import type { addPasskey, Proof } from '#shared/contract/second-factor.ts'
import type { Database } from '#server/db/database.ts'
import { passkeys } from '#server/db/schema/second-factor.ts'
import { isOf, type Owner } from './factors.ts'
import { takeStepToken } from './step-tokens.ts'

type MadePasskey = CallInput<typeof addPasskey>['body']
type SignedProof = Extract<Proof, { by: 'passkey' }>

/** Whose passkey, and where the page is that asks for it. */
interface Place {
  owner: Owner
  /** As `https://learn.example.org`; passkeys belong to its host name. */
  origin: string
  now: Date
}

export const rpIdOf = (origin: string): string => new URL(origin).hostname

/** Stores a passkey that a browser made for this place. False: it did not sign what we asked it to, or is there already. */
export async function storePasskey(
  db: Database,
  { owner, origin, now }: Place,
  { name, passkey: { id, clientDataJSON, attestationObject, transports } }: MadePasskey,
): Promise<boolean> {
  const rpId = rpIdOf(origin)
  const registered = await verifyRegistrationResponse({
    response: {
      ...{ id, rawId: id, type: 'public-key' as const },
      response: { clientDataJSON, attestationObject, transports: [...transports] },
      clientExtensionResults: {},
    },
    expectedChallenge: (challenge) => takeStepToken(db, owner, 'add', challenge, now),
    expectedOrigin: origin,
    expectedRPID: rpId,
    // the password was asked for before: that somebody is there is enough
    requireUserVerification: false,
  }).catch(() => null)
  if (!registered?.verified) return false
  const { credential } = registered.registrationInfo
  const stored = await db
    .insert(passkeys)
    .values({
      ...{ tenantId: owner.tenantId, id: randomUUID(), personId: owner.id, name, rpId, createdAt: now },
      ...{ credentialId: credential.id, publicKey: credential.publicKey, counter: credential.counter },
      transports: [...transports],
    })
    .onConflictDoNothing()
    .returning({ id: passkeys.id })
  return stored.length > 0
}

/** Whether a passkey of this person signed a challenge of ours, which is good no more then. */
export async function acceptPasskey(
  db: Database,
  { owner, origin, now }: Place,
  { id, clientDataJSON, authenticatorData, signature }: SignedProof,
): Promise<boolean> {
  const rpId = rpIdOf(origin)
  const isIt = and(isOf(passkeys, owner), eq(passkeys.credentialId, id), eq(passkeys.rpId, rpId))
  const [row] = await db.select().from(passkeys).where(isIt)
  if (!row) return false
  const { publicKey, counter, transports } = row
  const proved = await verifyAuthenticationResponse({
    response: {
      ...{ id, rawId: id, type: 'public-key' as const },
      response: { clientDataJSON, authenticatorData, signature },
      clientExtensionResults: {},
    },
    expectedChallenge: (challenge) => takeStepToken(db, owner, 'login', challenge, now),
    expectedOrigin: origin,
    expectedRPID: rpId,
    credential: { id, publicKey: new Uint8Array(publicKey), counter, transports },
    requireUserVerification: false,
  }).catch(() => null)
  if (!proved?.verified) return false
  await db.update(passkeys).set({ counter: proved.authenticationInfo.newCounter, usedAt: now }).where(isIt)
  return true
}
