import { randomBytes } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { RECOVERY_CODES } from '#shared/domain/second-factor.ts'
import type { Database } from '#server/db/database.ts'
import { recoveryCodes } from '#server/db/schema/second-factor.ts'
import { hashToken } from '../tokens.ts'
import { isOf, type Owner } from './factors.ts'

/** Nothing that is taken for another: no i, l, o or u (Crockford's base32). */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'
/** 16 signs of five bits: 80 bits at random. */
const SIGNS = 16

/** As `7h2k-…`: four groups of four. */
function newRecoveryCode(): string {
  const signs = [...randomBytes(SIGNS)].map((byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('')
  return signs.replaceAll(/(.{4})(?=.)/g, '$1-')
}

/** However it was typed: signs that look alike are the same. */
function asStored(code: string): string {
  const signs = code.toLowerCase().replaceAll(/[\s-]/g, '')
  return hashToken(signs.replaceAll('o', '0').replaceAll(/[il]/g, '1'))
}

/** New codes in place of those of before, in the caller's transaction. They are nowhere else: who loses them gets new ones. */
export async function replaceRecoveryCodes(tx: Database, owner: Owner): Promise<string[]> {
  const { tenantId, id: personId } = owner
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode)
  await tx.delete(recoveryCodes).where(isOf(recoveryCodes, owner))
  await tx
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ tenantId, personId, codeHash: asStored(code) })))
  return codes
}

/** Uses a code up: of two calls with the same one is true. */
export async function takeRecoveryCode(
  db: Database,
  owner: Owner,
  code: string,
  now: Date,
): Promise<boolean> {
  const isIt = and(
    isOf(recoveryCodes, owner),
    eq(recoveryCodes.codeHash, asStored(code)),
    isNull(recoveryCodes.usedAt),
  )
  const used = await db
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(isIt)
    .returning({ personId: recoveryCodes.personId })
  return used.length > 0
}
